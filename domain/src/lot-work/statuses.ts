// spec 2 §4. `not_processed` is the absence of a work record.
export const WORK_STATUSES = [
  'not_processed',
  'in_collecting_documents',
  'in_requesting_offers',
  'in_placement',
  'placement_completed',
  'declined',
] as const
export type WorkStatus = (typeof WORK_STATUSES)[number]
export type RecordedStatus = Exclude<WorkStatus, 'not_processed'>

/** The lots that getActiveLots lists: taken into work, and neither completed nor declined. */
export const ACTIVE_STATUSES = [
  'in_collecting_documents',
  'in_requesting_offers',
  'in_placement',
] as const satisfies readonly RecordedStatus[]
export type ActiveStatus = (typeof ACTIVE_STATUSES)[number]

/** What the archive holds: declined, or not taken in time. */
export const ARCHIVED_STATUSES = ['declined', 'not_processed'] as const satisfies readonly WorkStatus[]

export function isActive(status: WorkStatus): status is ActiveStatus {
  return (ACTIVE_STATUSES as readonly WorkStatus[]).includes(status)
}

/** The offer stands on the platform, confirmed or not yet. */
export const PLACED_STATUSES = ['in_placement', 'placement_completed'] as const satisfies readonly RecordedStatus[]

export function isPlaced(status: WorkStatus): boolean {
  return (PLACED_STATUSES as readonly WorkStatus[]).includes(status)
}

/** Past the deadline a lot stays in work, but an offer that was not placed by then is late. */
export function isLate(status: WorkStatus, applicationEndAt: string | Date | null, now: Date): boolean {
  return applicationEndAt !== null && new Date(applicationEndAt) <= now && !isPlaced(status)
}

/**
 * For these statuses the take-to-work button is disabled and names the status. spec 2 §4 does not mention
 * in_requesting_offers, but it lies between two statuses that are mentioned, so every record but a declined one counts.
 */
export function countsAsInWork(status: WorkStatus): boolean {
  return status !== 'not_processed' && status !== 'declined'
}
