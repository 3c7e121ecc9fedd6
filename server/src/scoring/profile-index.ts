// Finds the profiles that a lot may match without looking at the others: the profiles are indexed by what a lot must
// have, and each lot looks up what it has.
import type { AnalysedLot } from './analyse-lot.ts'
import type { CompiledProfile } from './compile-profile.ts'
import { isRare } from './model.ts'
import { openBounds, sumClassEvidence } from './candidate-bounds.ts'
import { listCandidateKeys, type CandidateKeys } from './search-keys.ts'
import { compareStems, listKeysOfFound, listKeysOfWanted } from './similarity.ts'

type Postings<Key> = Map<Key, number[]>
const MOST_CACHED = 200_000
const SHORTEST = 4
/** the place of descriptions in FIELDS */
const DETAILS = 2
const NAMED = 1
const WEAK = 2

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
  /** stems by the keys under which similar stems look them up */
  readonly #similar = new Map<string, string[]>()
  /** the similar stems of a lot's word; emptied when a stem is added */
  readonly #found = new Map<string, readonly string[]>()
  /** when a slot was last found, so that a lot finds each profile once */
  #seen = new Uint32Array(1024)
  /** what a slot's profile may be found by while a lot is looked up: NAMED by a word of its name, WEAK by any */
  #possible = new Uint8Array(1024)
  #turn = 0

  get size(): number {
    return this.#slots.size
  }

  get(id: Id): CompiledProfile | undefined {
    const slot = this.#slots.get(id)
    return slot === undefined ? undefined : this.#profiles[slot]
  }

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
      this.#possible = new Uint8Array(seen.length * 2)
    }
    const keys = listCandidateKeys(profile)
    for (const stem of keys.stems) if (!this.#byStem.has(stem)) this.#addStem(stem)
    this.#each(keys, (postings, key) => {
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
      // an empty list of a stem stays: its keys are filed
      if (slots.length === 0 && postings !== this.#byStem) postings.delete(key)
    })
    this.#slots.delete(id)
    this.#ids[slot] = undefined
    this.#profiles[slot] = undefined
    this.#free.push(slot)
  }

  findCandidates(lot: AnalysedLot): Id[] {
    this.#turn++
    const found: Id[] = []
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
        for (const stem of this.#listSimilar(lexemes[0]!, lot))
          this.#collectPossible(this.#byStem.get(stem), lot, WEAK, bounds.weak, found)
    this.#setPossible(this.#byWide, lot, 0)
    return found
  }

  #setPossible(postings: Postings<number>, { prefixes }: AnalysedLot, value: number): void {
    // the shortest prefix has two digits, the last but one three
    for (const prefix of prefixes.slice(-3, -1))
      for (const slot of postings.get(prefix) ?? []) this.#possible[slot] = value
  }

  #collect(slots: readonly number[] | undefined, found: Id[]): void {
    if (!slots) return
    for (const slot of slots) {
      if (this.#seen[slot] === this.#turn) continue
      this.#seen[slot] = this.#turn
      found.push(this.#ids[slot]!)
    }
  }

  /** Leaves out profiles whose words could not make up for what the lot's class lacks. */
  #collectPossible(
    slots: readonly number[] | undefined,
    lot: AnalysedLot,
    needed: number,
    least: number,
    found: Id[],
  ): void {
    if (least <= 0) return this.#collect(slots, found)
    if (!slots) return
    const possible = this.#possible
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!
      if (possible[slot]! < needed || this.#seen[slot] === this.#turn) continue
      const evidence = sumClassEvidence(this.#profiles[slot]!, lot)
      // what does not do for a word in the name does not do for others
      if (evidence < least) possible[slot] = needed - 1
      else {
        this.#seen[slot] = this.#turn
        found.push(this.#ids[slot]!)
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

  #addStem(stem: string): void {
    this.#found.clear()
    for (const key of listKeysOfWanted(stem)) {
      const stems = this.#similar.get(key)
      if (stems) stems.push(stem)
      else this.#similar.set(key, [stem])
    }
  }

  #listSimilar(lexeme: string, { model }: AnalysedLot): readonly string[] {
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
}
