import './app/trusted-types.ts'
import '@fontsource-variable/golos-text/wght.css'
import './ui/theme/base.css'
import { start } from './app/start.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
void start(container)
