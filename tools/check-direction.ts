// npm run check asks this: does every import follow the architecture?
import { existsSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { findViolations } from './direction.ts'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
// what has been deleted is listed until that is committed
const paths = listed
  .split('\n')
  .filter((path) => path.split('/').length > 1 && path !== 'tools/direction.test.ts' && existsSync(path))
const violations = findViolations(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])))
for (const violation of violations) console.error(violation)
console.log(`${paths.length} files, ${violations.length} violations`)
process.exit(violations.length === 0 ? 0 : 1)
