import { describe, expect, test } from 'vitest'
import { showLines, type Change } from './mutant.ts'
import { plantInRules } from './plant-domain.ts'
import { plantInPermissions } from './plant-permissions.ts'
import { plantInSql } from './plant-sql.ts'
import { plantInWiring } from './plant-wiring.ts'

/** What the source becomes, one mutant after the other. */
const list = (find: (source: string) => Change[], source: string): string[] =>
  find(source).map((change) => showLines(source, change).after)

describe('rules', () => {
  test.each([
    ['if (a <= b) f()', ['if (a < b) f()']],
    ['f(a && b)', ['f(a || b)']],
    ['const is = !a', ['const is = a']],
    ['const [most, least, share] = [200, 0, 0.5]', ['400, 0, 0.5', '200, 1, 0.5', '200, 0, 0.4']],
    ['const find = (all: string[]) => all.some(isLetter)', ['all.every(isLetter)']],
    ['const is = (all: Set<1>) => all.has(one)', ['=> !all.has(one)']],
  ])('%s', (source, expected) => {
    const found = list(plantInRules, source)
    expect(found).toHaveLength(expected.length)
    for (const [index, part] of expected.entries()) expect(found[index]).toContain(part)
  })

  test.each([
    ['texts', "const text = 'a < b' + `${c} > d`"],
    ['comments', '// a < 1\nf()'],
    ['types', 'type One = 1 | true\nconst f = (a: 1 | 2): a is 1 => g'],
    ['imports', "import { a } from './1.ts'"],
  ])('has none in %s', (_, source) => expect(list(plantInRules, source)).toEqual([]))
})

test('a call is opened to more people, to fewer, and without a subscription', () => {
  expect(list(plantInPermissions, "call({ access: 'member', needsSubscription: true })")).toEqual([
    "call({ access: 'signed in', needsSubscription: true })",
    "call({ access: ['lead'], needsSubscription: true })",
    "call({ access: 'member', needsSubscription: false })",
  ])
  expect(list(plantInPermissions, "const READERS = ['lead', 'manager']")).toEqual(["const READERS = ['manager']"])
  expect(list(plantInPermissions, "const WORDS = ['one', 'two']")).toEqual([])
})

describe('statements', () => {
  test.each([
    ['where a = ${1} and b = 2', ['where b = 2', 'where a = ${1}']],
    ['where a between 1 and 2', ['where true']],
    ['where (a or b) and c returning id', ['where c returning', 'where (a or b) returning']],
    ['where a < 1 order by a', ['where true order', 'a <= 1', 'order by a desc']],
    ['order by ${column} desc', ['asc']],
    ['where ends_at > now()', ['where true', 'ends_at < now()']],
    ['when a is null then', ['a is not null']],
  ])('%s', (statement, expected) => {
    const found = list(plantInSql, `sql<Row>\`${statement}\``)
    for (const part of expected) expect(found.filter((line) => line.includes(part))).not.toEqual([])
  })

  test('are the only texts that are changed', () => expect(list(plantInSql, "log('a and b')\nf`a and b`")).toEqual([]))
})

test('handlers, effects, conditions and fields of a screen', () => {
  const source = `
    function Piece({ lot }) {
      const save = () => { close() }
      f(lot.code)
      return <Row isOpen={open} onClick={save} name={lot.name}>{wide && <Facts />}</Row>
    }`
  const found = list(plantInWiring, source)
  for (const part of ['{ ; }', '!(open)', 'onClick={() => {}}', 'name={lot.code}', 'true && <', 'false && <'])
    expect(found.filter((line) => line.includes(part))).toHaveLength(1)
})
