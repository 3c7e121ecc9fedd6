// Which keywords of the indexed profiles a lot may have, looked up from the side of the lot. Profiles have hundreds of
// thousands of keywords, spread over the memory; most of those of a candidate are not in the lot and are never touched.
import type { AnalysedLot } from './analyse-lot.ts'
import type { Keyword, ProfileWord } from './matches.ts'
import { isRare } from './model.ts'
import { compareStems, listKeysOfFound, listKeysOfWanted } from './similarity.ts'

const MOST_CACHED = 200_000

type Term = Keyword | ProfileWord

/** All keywords and lots must be of the same model. */
export class KeywordIndex {
  /** a keyword's number, and how many profiles have it */
  readonly #known = new Map<Term, { number: number; users: number }>()
  /** by number */
  readonly #terms: (Term | undefined)[] = []
  readonly #free: number[] = []
  /** numbers of keywords by the lexemes of their words, and by the stems that a lot's word may be similar to */
  readonly #byLexeme = new Map<string, number[]>()
  readonly #byStem = new Map<string, number[]>()
  /** stems by the keys under which similar stems look them up */
  readonly #similar = new Map<string, string[]>()
  /** the similar stems of a lot's word; emptied when a stem is added */
  readonly #found = new Map<string, readonly string[]>()
  /** by number: the last lot that may have the keyword */
  #lots = new Float64Array(1024)
  #lot = 0

  /** A keyword, or a word of a description. Returns its number. */
  add(term: Term): number {
    const known = this.#known.get(term)
    if (known) {
      known.users++
      return known.number
    }
    const number = this.#free.pop() ?? this.#terms.length
    this.#known.set(term, { number, users: 1 })
    this.#terms[number] = term
    if (number >= this.#lots.length) {
      const lots = this.#lots
      this.#lots = new Float64Array(lots.length * 2)
      this.#lots.set(lots)
    }
    this.#lot = 0
    const { lexemes, stems } = listKeys(term)
    for (const stem of stems)
      if (!this.#byStem.has(stem)) {
        this.#found.clear()
        for (const key of listKeysOfWanted(stem)) append(this.#similar, key, stem)
      }
    for (const lexeme of lexemes) append(this.#byLexeme, lexeme, number)
    for (const stem of stems) append(this.#byStem, stem, number)
    return number
  }

  /** A profile that had the keyword is gone. */
  release(number: number): void {
    const term = this.#terms[number]
    const known = term && this.#known.get(term)
    if (!known || --known.users > 0) return
    this.#known.delete(term)
    this.#terms[number] = undefined
    this.#free.push(number)
    const { lexemes, stems } = listKeys(term)
    for (const lexeme of lexemes) remove(this.#byLexeme, lexeme, number)
    // an empty list of a stem stays: its keys are filed
    for (const stem of stems) remove(this.#byStem, stem, number)
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

function remove<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  const place = list?.indexOf(value) ?? -1
  if (!list || place < 0) return
  const last = list.pop()!
  if (place < list.length) list[place] = last
}

/** What a lot must have one of: a lexeme, or a word that is similar to a stem. */
function listKeys(term: Term): { lexemes: ReadonlySet<string>; stems: ReadonlySet<string> } {
  const [words, variants] = 'words' in term ? [term.words, term.variants] : [[term], []]
  return {
    lexemes: new Set([
      ...words.flatMap(({ readings, translations }) => [...readings, ...translations.map(({ lexeme }) => lexeme)]),
      ...variants.flatMap(({ lexemes }) => lexemes[0] ?? []),
    ]),
    stems: new Set(words.flatMap(({ readings }) => readings[0] ?? [])),
  }
}
