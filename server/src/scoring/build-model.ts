// Learns a model from a summary of the catalogue, in bounded memory however many lots there are.
import { analyse } from '../language/analyse.ts'
import { CLASS_DIGITS, toDigits, type ClassName } from './class-table.ts'
import type { LotContent } from './content.ts'
import { learnDictionary } from './dictionary.ts'
import { isKazakhText } from './head-noun.ts'
import { openModel, SCORER_VERSION, type ScoringModel } from './model.ts'
import { WEIGHTS } from './published-weights.ts'

export type { ClassName } from './class-table.ts'

type Stream<T> = Iterable<T> | AsyncIterable<T>

export interface ModelSource {
  lots: number
  /** how many lots have a lexeme in their name, description or ENS TRU name */
  frequencies: Stream<readonly [lexeme: string, lots: number]>
  /**
   * The most frequent names of each class, some 50 per six digits; in a fixed order, so that a model can be repeated.
   * A name may come several times: its lots add up.
   */
  classNames: Stream<ClassName>
}

const MOST_NAMES = 40
/** names of a class are counted up to here before the rarer half is dropped */
const MOST_COUNTED = 400
/** with more lexemes than this, those of a single lot are left out: an unknown lexeme counts as rare anyhow */
const MOST_LEXEMES = 400_000

export async function buildModel(number: number, source: ModelSource, weights = WEIGHTS): Promise<ScoringModel> {
  const frequencies = new Map<string, number>()
  for await (const [lexeme, lots] of source.frequencies) if (lots > 0) frequencies.set(lexeme, lots)
  if (frequencies.size > MOST_LEXEMES)
    for (const [lexeme, lots] of frequencies) if (lots === 1) frequencies.delete(lexeme)
  const classNames = await collectNames(source.classNames)
  return openModel(number, {
    scorerVersion: SCORER_VERSION,
    lots: source.lots,
    frequencies,
    classNames,
    dictionary: learnDictionary(classNames),
    weights,
  })
}

async function collectNames(stream: Stream<ClassName>): Promise<ClassName[]> {
  const classes = new Map<string, Map<string, ClassName>>()
  for await (const name of stream) {
    const code = toDigits(name.code).slice(0, CLASS_DIGITS)
    if (code.length < CLASS_DIGITS || name.lots <= 0) continue
    const names = classes.get(code) ?? new Map<string, ClassName>()
    classes.set(code, names)
    const key = `${name.kind}\n${name.nameRu}\n${name.nameKz}`
    names.set(key, { ...name, code, lots: name.lots + (names.get(key)?.lots ?? 0) })
    if (names.size > MOST_COUNTED) classes.set(code, new Map(keepFrequent(names, MOST_COUNTED / 2)))
  }
  return [...classes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, names]) => keepFrequent(names, MOST_NAMES).map(([, name]) => name))
}

function keepFrequent(names: ReadonlyMap<string, ClassName>, most: number): [string, ClassName][] {
  return [...names].toSorted(([a, one], [b, other]) => other.lots - one.lots || (a < b ? -1 : 1)).slice(0, most)
}

/** The summary of a small catalogue that fits into memory. */
export function summariseLots(lots: readonly LotContent[]): ModelSource & { classNames: ClassName[] } {
  const frequencies = new Map<string, number>()
  const classNames: ClassName[] = []
  for (const { names, descriptions, ensTruNames, ensTruCode } of lots) {
    const lexemes = new Set([...names, ...descriptions, ...ensTruNames].flatMap(analyse).map(({ lexeme }) => lexeme))
    for (const lexeme of lexemes) frequencies.set(lexeme, (frequencies.get(lexeme) ?? 0) + 1)
    if (ensTruCode === null) continue
    classNames.push({ code: ensTruCode, kind: 'lot', ...tellLanguages(names), lots: 1 })
    if (ensTruNames.length > 0)
      classNames.push({ code: ensTruCode, kind: 'ensTru', ...tellLanguages(ensTruNames), lots: 1 })
  }
  return { lots: lots.length, frequencies, classNames }
}

function tellLanguages(names: readonly string[]): Pick<ClassName, 'nameRu' | 'nameKz'> {
  const nameKz = names.find(isKazakhText) ?? null
  return { nameRu: names.find((name) => name !== nameKz) ?? null, nameKz }
}
