// Part of npm run check: is every line of code and comment at most 120 columns wide?
import { readFileSync } from 'node:fs'
import { listSources } from './sources.ts'
import { findWideLines, isChecked } from './width.ts'

const { ignorePatterns } = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as { ignorePatterns: string[] }
const files = listSources(['*.ts', '*.tsx']).filter((file) => isChecked(file, ignorePatterns))
const wide = files.flatMap((file) => findWideLines(file, readFileSync(file, 'utf8')))
for (const place of wide) console.error(`${place} is wider than 120 columns`)
console.log(`${files.length} files, ${wide.length} lines too wide`)
process.exit(wide.length === 0 ? 0 : 1)
