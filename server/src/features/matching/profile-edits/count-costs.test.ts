import { expect, test } from 'vitest'
import type { LotWord } from '../../../scoring/analyse-lot.ts'
import { countCosts, MOST_LOST, type ReadWith } from './count-costs.ts'

const toWord = (text: string): LotWord => ({
  text,
  lexemes: [text],
  line: 0,
  field: 0,
  rarity: 1,
  isHead: false,
  isRare: false,
})
const TOILET = { word: toWord('туалетная'), terms: [1, 2] }
const ROLL = { word: toWord('рулонная'), terms: [3, 4] }

/** The matches by the terms that each has, the newest first. */
function readFrom(matches: readonly (readonly number[])[]): ReadWith {
  const lots = matches.map((terms, lotId) => ({
    lot: { lotId, nameRu: null, nameKz: null, isAccepted: false, isNotOurs: false, isInWork: false },
    terms: new Set(terms),
  }))
  return async (wanted, limit) => lots.filter(({ terms }) => wanted.some((term) => terms.has(term))).slice(0, limit)
}

const count = async (matches: readonly (readonly number[])[]) =>
  (await countCosts([TOILET, ROLL], readFrom(matches))).map(({ word, lost }) => [word.text, lost.length])
const times = (number: number, terms: readonly number[]) => Array.from({ length: number }, () => terms)

test('a word costs the matches that have it, wherever in the lot it stands', async () => {
  expect(await count([[1], [2], [2, 3], [9]])).toEqual([
    ['туалетная', 3],
    ['рулонная', 1],
  ])
})

test('a word that no match has costs nothing', async () => {
  expect(await count([[1]])).toContainEqual(['рулонная', 0])
})

test('a word that very many matches have is left out, and hides no older match that another word costs', async () => {
  expect(await count([...times(MOST_LOST, [1]), [3]])).toHaveLength(2)
  expect(await count([...times(MOST_LOST + 1, [1]), [3]])).toEqual([['рулонная', 1]])
  expect(await count([...times(MOST_LOST * 5, [1]), [3], [4]])).toEqual([['рулонная', 2]])
  expect(await count(times(MOST_LOST * 5, [1, 3]))).toEqual([])
})
