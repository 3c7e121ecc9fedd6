import type { Change, ChangeFacts } from '../lots/changes/changes.ts'

export type Award = NonNullable<ChangeFacts['award']>

/** Who won which lot, by the lot's id. The changes are newest first: a lot's first result holds. */
export function findAwards(changes: readonly Change[]): ReadonlyMap<number, Award> {
  const latest = new Map<number, Award | null>()
  for (const { kind, LotId, after } of changes)
    if (kind === 'result' && LotId !== null && !latest.has(LotId)) latest.set(LotId, after?.award ?? null)
  return new Map(Array.from(latest).flatMap(([lot, award]) => (award ? [[lot, award]] : [])))
}
