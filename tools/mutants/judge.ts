// Shows a mutant to the tests that reach its file, and says whether one of them is red because of it.
import type { Lane } from './lane.ts'
import type { Mutant } from './mutant.ts'

export interface Verdict {
  mutant: Mutant
  /** the test that is red, or why nobody can overlook the mutant; null: it lives */
  killedBy: string | null
}

/** Tests that are green without a mutant: only such a test can tell. */
export type Greens = Set<string>

export async function judge(
  lane: Lane,
  mutant: Mutant,
  batches: readonly string[][],
  greens: Greens,
): Promise<Verdict> {
  for (const tests of batches) {
    const outcome = await lane.run(tests, mutant)
    if (outcome === 'hung') {
      await requireGreen(lane, tests, greens)
      return { mutant, killedBy: 'the tests do not end' }
    }
    if (outcome.red) {
      await requireGreen(lane, [outcome.red.file], greens)
      return { mutant, killedBy: `${outcome.red.file}: ${outcome.red.test}` }
    }
  }
  return { mutant, killedBy: null }
}

async function requireGreen(lane: Lane, tests: readonly string[], greens: Greens): Promise<void> {
  const unknown = tests.filter((file) => !greens.has(file))
  if (unknown.length === 0) return
  const outcome = await lane.run(unknown)
  if (outcome === 'hung') throw new Error(`${unknown.join(', ')} do not end, also without a mutant`)
  if (outcome.red) throw new Error(`${outcome.red.file} is red also without a mutant: ${outcome.red.test}`)
  for (const file of unknown) greens.add(file)
}
