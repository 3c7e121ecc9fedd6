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

/**
 * For these statuses the take-to-work button is disabled and names the status. spec 2 §4 does not mention
 * in_requesting_offers, but it lies between two statuses that are mentioned, so every record but a declined one counts.
 */
export function countsAsInWork(status: WorkStatus): boolean {
  return status !== 'not_processed' && status !== 'declined'
}
