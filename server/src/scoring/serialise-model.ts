// A model as bytes, to be stored and to be loaded by every process.
import { gunzipSync, gzipSync } from 'node:zlib'
import type { ClassName } from './class-table.ts'
import type { Translation } from './dictionary.ts'
import { openModel, SCORER_VERSION, type ScoringModel } from './model.ts'
import type { Weights } from './weights.ts'

interface StoredModel {
  scorerVersion: number
  lots: number
  /** in the same order, separated by spaces */
  lexemes: string
  frequencies: string
  /** code, kind, Russian name, Kazakh name, lots */
  classNames: (readonly [string, ClassName['kind'], string | null, string | null, number])[]
  dictionary: (readonly [lexeme: string, translations: readonly Translation[]])[]
  weights: Weights
}

export function serialiseModel({
  scorerVersion,
  lots,
  frequencies,
  classNames,
  dictionary,
  weights,
}: ScoringModel): Buffer {
  // neighbours in the alphabet have most of their letters in common, which makes the bytes fewer
  const sorted = [...frequencies].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const stored: StoredModel = {
    scorerVersion,
    lots,
    lexemes: sorted.map(([lexeme]) => lexeme).join(' '),
    frequencies: sorted.map(([, having]) => having).join(' '),
    classNames: classNames.map(({ code, kind, nameRu, nameKz, lots: having }) => [code, kind, nameRu, nameKz, having]),
    dictionary: [...dictionary],
    weights,
  }
  return gzipSync(JSON.stringify(stored))
}

/** Throws if another version of the scorer wrote it: then a model must be built again. */
export function parseModel(number: number, bytes: Buffer): ScoringModel {
  const stored = JSON.parse(gunzipSync(bytes).toString()) as StoredModel
  if (stored.scorerVersion !== SCORER_VERSION)
    throw new Error(`Model ${number} is of version ${stored.scorerVersion} of the scorer, not of ${SCORER_VERSION}`)
  const having = stored.frequencies.split(' ').map(Number)
  const lexemes = stored.lexemes === '' ? [] : stored.lexemes.split(' ')
  return openModel(number, {
    scorerVersion: stored.scorerVersion,
    lots: stored.lots,
    frequencies: new Map(lexemes.map((lexeme, i) => [lexeme, having[i] ?? 0])),
    classNames: stored.classNames.map(([code, kind, nameRu, nameKz, lots]) => ({ code, kind, nameRu, nameKz, lots })),
    dictionary: new Map(stored.dictionary),
    weights: stored.weights,
  })
}
