// Part of npm run check: does every import follow the architecture?
import { readFileSync } from 'node:fs'
import { findViolations } from './direction.ts'
import { listSources } from './sources.ts'

const paths = listSources(['*.ts', '*.tsx']).filter(
  (path) => path.split('/').length > 1 && !/^tools\/checks\/direction\.test\.ts$/.test(path),
)
const violations = findViolations(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])))
for (const violation of violations) console.error(violation)
console.log(`${paths.length} files, ${violations.length} violations`)
process.exit(violations.length === 0 ? 0 : 1)
