// Measures how many of the relevant lots the lexemes alone find, without a database.
import { expect, test } from 'vitest'
import { average, listMissed, measureQueries } from '../testing/relevance/measure.ts'
import { LABELLED, POOL } from '../testing/relevance/pool.ts'
import { analyse } from './analyse.ts'
import { correctQuery } from './correction.ts'
import { occurs } from './highlight.ts'
import { parseQuery, type Query, type Word } from './query.ts'
import { findNearest } from './spelling.ts'

const lots = POOL.map(({ key, name, description, ensTruName }) => ({
  key,
  terms: [name, description, ensTruName].flatMap((text) => analyse(text ?? '')),
}))
// synonyms, folded letters and customers need more than the analyser
const KINDS: readonly string[] = ['goods', 'services', 'inflection', 'typo', 'layout', 'two words']
const lexemes = new Set(lots.flatMap(({ terms }) => terms.map((term) => term.lexeme)))
const forms = new Map<string, number>()
for (const { form } of lots.flatMap(({ terms }) => terms)) if (form) forms.set(form, (forms.get(form) ?? 0) + 1)
const candidates = [...forms].map(([form, frequency]) => ({ form, frequency }))

function find(query: Query): string[] {
  const words = [...query.words, ...query.phrases.flatMap((phrase) => phrase.words)]
  return lots
    .filter(
      (lot) =>
        words.every((word) => occurs(word, lot.terms)) && !query.excluded.some((word) => occurs(word, lot.terms)),
    )
    .map((lot) => lot.key)
}

const isKnown = (word: Word) =>
  word.prefix !== null || word.alternatives.some((alternative) => alternative.every((lexeme) => lexemes.has(lexeme)))

async function findOrCorrect(typed: string): Promise<string[]> {
  const found = find(parseQuery(typed))
  const corrected =
    found.length > 0
      ? null
      : correctQuery(typed, { hasWord: isKnown, findNearest: (text) => findNearest(text.toLowerCase(), candidates) })
  return corrected === null ? found : find(parseQuery(corrected))
}

test('nine tenths of the relevant lots are among the first twenty found', async () => {
  const measured = await measureQueries(
    LABELLED.filter(({ kind }) => KINDS.includes(kind)),
    findOrCorrect,
  )
  const outcome = { recall: average(measured, 'recall20'), missed: listMissed(measured) }
  expect(outcome).toSatisfy(({ recall }: typeof outcome) => recall >= 0.9)
})

test('a word that is in no lot finds nothing, and an excluded word excludes its lots', async () => {
  expect(await findOrCorrect('вертолёт')).toEqual([])
  expect(await findOrCorrect('краска водоэмульсионная -белая')).toEqual([])
})
