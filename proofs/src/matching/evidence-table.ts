// The evidence for every pair of a profile and a lot. The model that is used for a lot has not seen the lot: the lots
// are halved, and each half is scored with the model of the other.
import { analyseLot } from '@tendertap/server/scoring/analyse-lot'
import { buildModel, summariseLots } from '@tendertap/server/scoring/build-model'
import { compileProfile } from '@tendertap/server/scoring/compile-profile'
import { gatherEvidence } from '@tendertap/server/scoring/evidence'
import type { ScoringModel } from '@tendertap/server/scoring/model'
import type { Weights } from '@tendertap/server/scoring/weights'
import type { Pool } from './pool.ts'

/** A model and the numbers of the lots that are scored with it. */
export interface Half {
  model: ScoringModel
  lots: readonly number[]
}

/** `halved`: as above; otherwise one model of all lots scores all of them. */
export async function buildModels(
  pool: Pool,
  { halved, weights }: { halved: boolean; weights?: Weights },
): Promise<Half[]> {
  const all = pool.lots.map((_, i) => i)
  const build = async (learned: readonly number[]) => {
    const source = summariseLots(learned.map((i) => pool.lots[i]!.content))
    return buildModel(1, { ...source, classNames: [...pool.classNames, ...source.classNames] }, weights)
  }
  if (!halved) return [{ model: await build(all), lots: all }]
  const [even, odd] = [all.filter((i) => i % 2 === 0), all.filter((i) => i % 2 === 1)]
  return [
    { model: await build(even), lots: odd },
    { model: await build(odd), lots: even },
  ]
}

/** By number of the profile and number of the lot. */
export type EvidenceTable = readonly (readonly Float64Array[])[]

export function gatherTable(pool: Pool, halves: readonly Half[]): EvidenceTable {
  const table: Float64Array[][] = pool.profiles.map(() => [])
  for (const { model, lots } of halves) {
    const profiles = pool.profiles.map(({ content }) => compileProfile(content, model))
    for (const i of lots) {
      const lot = analyseLot(pool.lots[i]!.content, model)
      profiles.forEach((profile, p) => (table[p]![i] = gatherEvidence(profile, lot)))
    }
  }
  return table
}
