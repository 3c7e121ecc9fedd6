// A tender that the portal no longer shows is stored like a payload, so that the catalogue can be derived again.
import type { RawItem, Reading } from '../../../portals/connector.ts'

interface Absence {
  absent: 'tender'
  externalId: string
  noticedAt: string
}

/** The id of such a payload begins with this; the id of the absent tender follows. */
export const ABSENT = 'absent:'

export function toAbsenceItem(externalId: string, noticedAt: Date): RawItem {
  return {
    entity: 'deletion',
    externalId: `${ABSENT}${externalId}`,
    payload: { absent: 'tender', externalId, noticedAt: noticedAt.toISOString() } satisfies Absence,
  }
}

function isAbsence(payload: unknown): payload is Absence {
  return typeof payload === 'object' && payload !== null && 'absent' in payload
}

/** Null for an item that a portal sent. */
export function readAbsence({ entity, payload }: RawItem): Reading | null {
  if (entity !== 'deletion' || !isAbsence(payload)) return null
  return { kind: 'deletion', what: payload.absent, externalId: payload.externalId }
}
