// Which keywords of the indexed profiles a lot may have, looked up from the side of the lot. Profiles have hundreds of
// thousands of keywords, spread over the memory; most of those of a candidate are not in the lot and are never touched.
import type { AnalysedLot } from './analyse-lot.ts'
import type { Keyword, ProfileWord } from './matches.ts'
import { isRare } from './model.ts'
import { compareStems, listKeysOfFound, listKeysOfWanted } from './similarity.ts'

const MOST_CACHED = 200_000

/** All keywords and lots are of the same model. Nothing is removed: a keyword without a profile is not asked for. */
export class KeywordIndex {
  readonly #numbers = new Map<Keyword | ProfileWord, number>()
  /** numbers of keywords by the lexemes of their words, and by the stems that a lot's word may be similar to */
  readonly #byLexeme = new Map<string, number[]>()
  readonly #byStem = new Map<string, number[]>()
  /** stems by the keys under which similar stems look them up */
  readonly #similar = new Map<string, string[]>()
  /** the similar stems of a lot's word; emptied when a stem is added */
  readonly #found = new Map<string, readonly string[]>()
  /** by number of the keyword: the last lot that may have it */
  #lots = new Float64Array(1024)
  #lot = 0

  addKeyword(keyword: Keyword): number {
    const known = this.#numbers.get(keyword)
    if (known !== undefined) return known
    const number = this.#addNumber(keyword)
    for (const word of new Set(keyword.words)) this.#fileWord(word, number)
    for (const { lexemes } of keyword.variants) append(this.#byLexeme, lexemes[0]!, number)
    return number
  }

  addWord(word: ProfileWord): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.#addNumber(word)
    this.#fileWord(word, number)
    return number
  }

  /** `has` answers for this lot from now on. */
  lookUp(lot: AnalysedLot): void {
    if (this.#lot === lot.number) return
    this.#lot = lot.number
    for (const lexeme of lot.places.keys()) this.#mark(this.#byLexeme.get(lexeme), lot)
    for (const { lexemes } of lot.words)
      for (const stem of this.listSimilar(lexemes[0]!, lot)) this.#mark(this.#byStem.get(stem), lot)
  }

  has(number: number): boolean {
    return this.#lots[number] === this.#lot
  }

  /** The stems of indexed words that are similar to a lexeme of a lot, but not the same. */
  listSimilar(lexeme: string, { model }: AnalysedLot): readonly string[] {
    const known = this.#found.get(lexeme)
    if (known) return known
    if (this.#found.size >= MOST_CACHED) this.#found.clear()
    const rare = isRare(model, lexeme)
    const found = new Set<string>()
    for (const key of listKeysOfFound(lexeme))
      for (const stem of this.#similar.get(key) ?? [])
        // most are not even similar if one may be a typo of the other
        if (
          stem !== lexeme &&
          compareStems(stem, lexeme, true) > 0 &&
          (rare || compareStems(stem, lexeme, false) > 0 || isRare(model, stem))
        )
          found.add(stem)
    const similar = [...found]
    this.#found.set(lexeme, similar)
    return similar
  }

  #addNumber(key: Keyword | ProfileWord): number {
    const number = this.#numbers.size
    this.#numbers.set(key, number)
    if (number >= this.#lots.length) {
      const lots = this.#lots
      this.#lots = new Float64Array(lots.length * 2)
      this.#lots.set(lots)
    }
    return number
  }

  #fileWord({ readings, translations }: ProfileWord, number: number): void {
    for (const lexeme of readings) append(this.#byLexeme, lexeme, number)
    for (const { lexeme } of translations) append(this.#byLexeme, lexeme, number)
    const [stem] = readings
    if (stem === undefined) return
    if (!this.#byStem.has(stem)) {
      this.#found.clear()
      for (const key of listKeysOfWanted(stem)) append(this.#similar, key, stem)
    }
    append(this.#byStem, stem, number)
  }

  #mark(numbers: readonly number[] | undefined, lot: AnalysedLot): void {
    if (!numbers) return
    for (let i = 0; i < numbers.length; i++) this.#lots[numbers[i]!] = lot.number
  }
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
