// Finds the profiles that a lot may match without looking at the others: the profiles are indexed by what a lot must
// have, and each lot looks up what it has.
import type { AnalysedLot } from './analyse-lot.ts'
import type { CompiledProfile } from './compile-profile.ts'
import { openBounds, sumWithoutWords } from './candidate-bounds.ts'
import { KeywordIndex } from './keyword-index.ts'
import { listCandidateKeys, type CandidateKeys } from './search-keys.ts'

type Postings<Key> = Map<Key, number[]>
const SHORTEST = 4
/** the place of descriptions in FIELDS */
const DETAILS = 2
const NAMED = 1
const WEAK = 2
/** votes may make up for a lack of class: each lot is looked at */
const VOTED = 3

export interface Candidate<Id> {
  id: Id
  /** where the index has it */
  slot: number
}

/** All profiles and lots must be of the same model. */
export class ProfileIndex<Id> {
  readonly #slots = new Map<Id, number>()
  readonly #ids: (Id | undefined)[] = []
  readonly #profiles: (CompiledProfile | undefined)[] = []
  readonly #free: number[] = []
  readonly #byLexeme: Postings<string> = new Map()
  readonly #byStem: Postings<string> = new Map()
  readonly #byPrefix: Postings<number> = new Map()
  readonly #byWide: Postings<number> = new Map()
  readonly #byStrong: Postings<number> = new Map()
  readonly #byConfirmed: Postings<string> = new Map()
  readonly #keywords = new KeywordIndex()
  /** the numbers of each slot's keywords: wanted, parts of the name, excluded, words of the description */
  readonly #numbers: (readonly number[])[] = []
  /** when a slot was last found, so that a lot finds each profile once */
  #seen = new Uint32Array(1024)
  /** what may find a slot's profile while a lot is looked up: NAMED a word of its name, WEAK or VOTED any word */
  #possible = new Uint8Array(1024)
  /** slots with votes that the lot at hand cannot match; the next lot looks at them again */
  readonly #refused: number[] = []
  #turn = 0

  set(id: Id, profile: CompiledProfile): void {
    this.delete(id)
    const slot = this.#free.pop() ?? this.#ids.length
    this.#slots.set(id, slot)
    this.#ids[slot] = id
    this.#profiles[slot] = profile
    if (slot >= this.#seen.length) {
      const seen = this.#seen
      this.#seen = new Uint32Array(seen.length * 2)
      this.#seen.set(seen)
      const possible = this.#possible
      this.#possible = new Uint8Array(seen.length * 2)
      this.#possible.set(possible)
    }
    this.#possible[slot] = profile.votes ? VOTED : 0
    const { wanted, nameParts, excluded, descriptionWords } = profile
    const terms = [...wanted, ...nameParts, ...excluded, ...descriptionWords]
    this.#numbers[slot] = terms.map((term) => this.#keywords.add(term))
    this.#each(listCandidateKeys(profile), (postings, key) => {
      const slots = postings.get(key)
      if (slots) slots.push(slot)
      else postings.set(key, [slot])
    })
  }

  delete(id: Id): void {
    const slot = this.#slots.get(id)
    const profile = slot === undefined ? undefined : this.#profiles[slot]
    if (slot === undefined || !profile) return
    this.#each(listCandidateKeys(profile), (postings, key) => {
      const slots = postings.get(key)
      if (!slots) return
      const last = slots.pop()!
      if (last !== slot) slots[slots.indexOf(slot)] = last
      if (slots.length === 0) postings.delete(key)
    })
    this.#slots.delete(id)
    this.#ids[slot] = undefined
    this.#profiles[slot] = undefined
    for (const number of this.#numbers[slot] ?? []) this.#keywords.release(number)
    this.#numbers[slot] = []
    this.#free.push(slot)
  }

  findCandidates(lot: AnalysedLot): Candidate<Id>[] {
    this.#turn++
    const found: number[] = []
    const bounds = openBounds(lot)
    for (const prefix of lot.prefixes) this.#collect(this.#byPrefix.get(prefix), found)
    if (this.#byConfirmed.size > 0)
      for (let length = 2; length <= lot.code.length; length++)
        this.#collect(this.#byConfirmed.get(lot.code.slice(0, length)), found)
    this.#setPossible(this.#byWide, lot, NAMED)
    this.#setPossible(this.#byStrong, lot, WEAK)
    for (const { lexemes, field } of lot.words)
      for (const lexeme of lexemes)
        if (field < DETAILS) this.#collectPossible(this.#byLexeme.get(lexeme), lot, NAMED, bounds.named, found)
        else this.#collectPossible(this.#byLexeme.get(lexeme), lot, WEAK, bounds.weak, found)
    for (const { lexemes, text } of lot.words)
      if (text.length >= SHORTEST)
        for (const stem of this.#keywords.listSimilar(lexemes[0]!, lot))
          this.#collectPossible(this.#byStem.get(stem), lot, WEAK, bounds.weak, found)
    this.#setPossible(this.#byWide, lot, 0)
    for (const slot of this.#refused) this.#possible[slot] = VOTED
    this.#refused.length = 0
    return found.map((slot) => ({ id: this.#ids[slot]!, slot }))
  }

  #setPossible(postings: Postings<number>, { prefixes }: AnalysedLot, value: number): void {
    // the shortest prefix has two digits, the last but one three
    for (const prefix of prefixes.slice(-3, -1))
      for (const slot of postings.get(prefix) ?? []) this.#possible[slot] = value
  }

  #collect(slots: readonly number[] | undefined, found: number[]): void {
    if (!slots) return
    for (const slot of slots) {
      if (this.#seen[slot] === this.#turn) continue
      this.#seen[slot] = this.#turn
      found.push(slot)
    }
  }

  /** Leaves out profiles whose words could not make up for what the lot's class lacks. */
  #collectPossible(
    slots: readonly number[] | undefined,
    lot: AnalysedLot,
    needed: number,
    least: number,
    found: number[],
  ): void {
    if (least <= 0) return this.#collect(slots, found)
    if (!slots) return
    const possible = this.#possible
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!
      if (possible[slot]! < needed || this.#seen[slot] === this.#turn) continue
      const evidence = sumWithoutWords(this.#profiles[slot]!, lot)
      // what does not do for a word in the name does not do for others
      if (evidence < least) {
        if (possible[slot] === VOTED) this.#refused.push(slot)
        possible[slot] = needed - 1
      } else {
        this.#seen[slot] = this.#turn
        found.push(slot)
      }
    }
  }

  #each(
    { lexemes, stems, prefixes, wide, strong, confirmed }: CandidateKeys,
    visit: <Key>(postings: Postings<Key>, key: Key) => void,
  ): void {
    for (const lexeme of lexemes) visit(this.#byLexeme, lexeme)
    for (const stem of stems) visit(this.#byStem, stem)
    for (const prefix of prefixes) visit(this.#byPrefix, prefix)
    for (const prefix of wide) visit(this.#byWide, prefix)
    for (const prefix of strong) visit(this.#byStrong, prefix)
    for (const prefix of confirmed) visit(this.#byConfirmed, prefix)
  }

  /** The profile of a candidate, without the keywords that the lot does not have: they add nothing to the score. */
  openCandidate({ slot }: Candidate<Id>, lot: AnalysedLot): CompiledProfile {
    this.#keywords.lookUp(lot)
    const profile = this.#profiles[slot]!
    const numbers = this.#numbers[slot]!
    let next = 0
    const pick = <T>(some: readonly T[]): readonly T[] => {
      const present: T[] = []
      for (let i = 0; i < some.length; i++) if (this.#keywords.has(numbers[next++]!)) present.push(some[i]!)
      return present
    }
    return {
      ...profile,
      wanted: pick(profile.wanted),
      nameParts: pick(profile.nameParts),
      excluded: pick(profile.excluded),
      descriptionWords: pick(profile.descriptionWords),
    }
  }
}
