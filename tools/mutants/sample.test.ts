import { expect, test } from 'vitest'
import { isEquivalent } from './equivalents.ts'
import { toMutant } from './mutant.ts'
import { plantInRules } from './plant-domain.ts'
import { takeSample } from './sample.ts'
import { replaceScores } from './score.ts'

const SOURCE = Array.from({ length: 20 }, (_, index) => `f(a${index} < b)`).join('\n')
const plantAll = (source: string) => plantInRules(source).map((change) => toMutant('domain', 'a.ts', source, change))
const sample = (source: string, seed = '1', count = 8) =>
  takeSample(plantAll(source), new Map([['a.ts', source]]), { seed, count }).map(({ line }) => line)

test('a sample is the same with the same seed, and another with another', () => {
  expect(sample(SOURCE)).toEqual(sample(SOURCE))
  expect(sample(SOURCE)).toHaveLength(8)
  expect(sample(SOURCE, '2')).not.toEqual(sample(SOURCE))
})

test('what is added elsewhere leaves the others in the sample', () => {
  const moved = sample(`f()\n${SOURCE}`).map((line) => line - 1)
  expect(moved).toEqual(sample(SOURCE))
})

test('a listed mutant is found again after its line has moved', () => {
  const listed = [{ file: 'a.ts', before: 'f(a3 < b)', after: 'f(a3 <= b)', why: '' }]
  const found = plantAll(`\n${SOURCE}`).filter((mutant) => isEquivalent(mutant, `\n${SOURCE}`, listed))
  expect(found.map(({ line }) => line)).toEqual([5])
})

test('the recorded table is replaced, and a share that is not reached is not rounded up', () => {
  const page = 'before\n<!-- mutants -->\nold\n<!-- end of mutants -->\nafter\n'
  const scores = [{ kind: 'sql', planted: 1000, killed: 919, equivalent: 3 }] as const
  const replaced = replaceScores(page, scores, '2026-11-19')
  expect(replaced).toContain('| sql | 1000 | 919 | 91.9 % | 3 | 2026-11-19 |')
  expect(replaced).toMatch(/^before\n/)
  expect(replaced).not.toContain('old')
  expect(replaceScores(replaced, scores, '2026-11-19')).toBe(replaced)
})
