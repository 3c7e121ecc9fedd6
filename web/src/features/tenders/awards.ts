import type { TenderResults } from '../lots/use-tender-results.ts'
import type { Change, ChangeFacts } from '../lots/changes/changes.ts'

export type Award = NonNullable<ChangeFacts['award']> & {
  /** known once the result is among the purchases of the analytics */
  supplierId?: number
}

/** Who won which lot, by the lot's id. The changes are newest first: a lot's first result holds. */
function findAwards(changes: readonly Change[]): ReadonlyMap<number, Award> {
  const latest = new Map<number, Award | null>()
  for (const { kind, LotId, after } of changes)
    if (kind === 'result' && LotId !== null && !latest.has(LotId)) latest.set(LotId, after?.award ?? null)
  return new Map(Array.from(latest).flatMap(([lot, award]) => (award ? [[lot, award]] : [])))
}

/**
 * The contracts of each lot, by the lot's id. What the analytics know is whole: a lot may have several suppliers, and
 * the history may be too long to be read to its beginning. Until they know of a result, the history tells it.
 */
export function collectAwards(
  results: TenderResults['results'],
  changes: readonly Change[],
): ReadonlyMap<number, readonly Award[]> {
  const fromHistory = Array.from(findAwards(changes), ([lot, award]) => [lot, [award]] as const)
  const known = results.map(
    ({ lotId, awards }) =>
      [
        lotId,
        awards.map(({ company, ...terms }): Award => ({ ...terms, winner: company.nameRu, supplierId: company.id })),
      ] as const,
  )
  return new Map<number, readonly Award[]>([...fromHistory, ...known])
}
