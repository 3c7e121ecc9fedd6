// Part of npm run check: do the web application's styles follow the rules of the kit?
import { readFileSync } from 'node:fs'
import { listSources } from './sources.ts'
import { countLines, findStyleProblems } from './styles.ts'

const files = listSources(['web/src/*.css', 'web/src/*.tsx']).map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}))
const sheets = files.filter(({ file }) => file.endsWith('.css'))
const problems = findStyleProblems(files)
for (const problem of problems) console.error(problem)
const lines = sheets.reduce((sum, { source }) => sum + countLines(source), 0)
console.log(`${sheets.length} style sheets, ${lines} lines, ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
