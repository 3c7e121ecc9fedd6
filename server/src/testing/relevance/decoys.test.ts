import { expect, test } from 'vitest'
import { analyse } from '../../language/analyse.ts'
import { makeDecoys } from './decoys.ts'
import { LABELLED, POOL, type Labelled } from './pool.ts'
import type { PoolLot } from './pool-lot.ts'

const listLexemes = (text: string | null) => analyse(text ?? '').map(({ lexeme }) => lexeme)
const readMeant = ({ typed, meant = [typed] }: Labelled) => meant.map(listLexemes)
const places = ({ customer, tenderName, documentText }: PoolLot) => [customer, tenderName, documentText]

test('there are at least 120 different queries, and each has lots to find', () => {
  expect(new Set(LABELLED.map(({ typed }) => typed)).size).toBe(LABELLED.length)
  expect(LABELLED.length).toBeGreaterThanOrEqual(120)
  expect(LABELLED.filter(({ expected }) => expected.length === 0)).toEqual([])
})

test('every query has at least twenty decoys, all newer than any lot of the pool', () => {
  const newest = Math.min(...POOL.map(({ publishedDaysAgo }) => publishedDaysAgo))
  for (const decoys of LABELLED.map(makeDecoys)) {
    expect(decoys.length).toBeGreaterThanOrEqual(20)
    expect(decoys.filter(({ publishedDaysAgo }) => publishedDaysAgo >= newest)).toEqual([])
  }
})

test.each(LABELLED)('the decoys of «$typed» have its words in one place, and not in the name', (query) => {
  const meant = readMeant(query)
  for (const decoy of makeDecoys(query)) {
    const name = listLexemes(decoy.name)
    expect(meant.flat().filter((lexeme) => name.includes(lexeme))).toEqual([])
    const having = places(decoy).filter((text) => {
      const lexemes = listLexemes(text)
      return meant.some((words) => words.every((word) => lexemes.includes(word)))
    })
    expect(having).toHaveLength(1)
  }
})
