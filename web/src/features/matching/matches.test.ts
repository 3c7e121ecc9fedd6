import { matchingExamples } from '@tendertap/contract/examples/matching'
import { expect, test } from 'vitest'
import { splitMatches, type LotMatch } from './matches.ts'

const [example] = matchingExamples['matching/getLotMatches'][0].output
if (!example) throw new Error('The example has no match')

const match = (name: string, percent: number, fields: Partial<LotMatch> = {}): LotMatch => ({
  ...example,
  Interest: { id: name, name, color: '#a9d08e' },
  percent,
  isMatch: percent >= 75,
  ...fields,
})
const namesOf = (matches: readonly LotMatch[]) => matches.map(({ Interest }) => Interest.name)

test('matches come first, then near misses, the best of each first', () => {
  const given = [
    match('near', 68),
    match('kept out', 95, { failedFilters: ['regions'], isMatch: false }),
    match('good', 80),
    match('best', 92),
  ]
  expect(namesOf(splitMatches(given).shown)).toEqual(['best', 'good', 'kept out', 'near'])
})

test('what lacks more than 15 points is put apart', () => {
  const { shown, others } = splitMatches([match('at 59', 59), match('at 60', 60), match('at 3', 3)])
  expect(namesOf(shown)).toEqual(['at 60'])
  expect(namesOf(others)).toEqual(['at 59', 'at 3'])
})

test('each profile has its own threshold', () => {
  const { shown, others } = splitMatches([
    match('asks for little', 40, { minScore: 30, isMatch: true }),
    match('asks for much', 70, { minScore: 90 }),
  ])
  expect(namesOf(shown)).toEqual(['asks for little'])
  expect(namesOf(others)).toEqual(['asks for much'])
})
