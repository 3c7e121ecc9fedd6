import { expect, test } from 'vitest'
import { findStyleProblems } from './styles.ts'

const sheet = (source: string, file = 'web/src/features/lots/Row.module.css') => ({ file, source })
const rule = (...lines: string[]) => `.row {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`

test.each(['font-size: var(--text-sm);', 'font-size: inherit;', 'padding: 0 var(--space-8);', 'margin: -1px;'])(
  '%s keeps to the tokens',
  (line) => {
    expect(findStyleProblems([sheet(rule(line))])).toEqual([])
  },
)

test.each(['font-size: 13px;', 'gap: 6px;', 'margin-top: -8px;', 'padding: var(--space-8) 10px;'])(
  '%s is no token',
  (line) => {
    expect(findStyleProblems([sheet(rule(line))])).toHaveLength(1)
  },
)

test('paper is measured in points', () => {
  expect(findStyleProblems([sheet(`@media print {\n  .page {\n    font-size: 10.5pt;\n  }\n}\n`)])).toEqual([])
})

test('Mantine is changed in the theme only', () => {
  const source = '.mantine-Button-label {\n  font-weight: 600;\n}\n'
  expect(findStyleProblems([sheet(source, 'web/src/ui/theme/mantine.css')])).toEqual([])
  expect(findStyleProblems([sheet(source)])).toHaveLength(1)
  expect(findStyleProblems([{ file: 'web/src/ui/Chip.tsx', source: '<Switch classNames={{}} />\n' }])).toHaveLength(1)
})

test('six equal lines in two places are found, five are not', () => {
  const lines = ['display: grid;', 'color: red;', 'top: 0;', 'left: 0;']
  const other = (count: number) =>
    sheet(`.card {\n${lines.slice(0, count).join('\n')}\n}\n`, 'web/src/ui/Card.module.css')
  const first = sheet(`.card {\n${lines.join('\n')}\n}\n`)
  expect(findStyleProblems([first, other(4)])).toHaveLength(1)
  expect(findStyleProblems([first, other(3)])).toEqual([])
})

test('all style sheets together have a budget of lines', () => {
  expect(findStyleProblems([sheet(Array.from({ length: 4_301 }, (_, line) => `/* ${line} */\n`).join(''))])).toEqual([
    'the styles have 4301 lines, more than 4300',
  ])
})
