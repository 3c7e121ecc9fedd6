// What analytics counts: one purchase per lot of the catalogue that the portal still lists, except lots that a new
// version of their announcement replaced. The view purchase_derived says the same in SQL.
import { CANCELLED } from '../lots/vocabulary.ts'

/**
 * How a purchase stands. `failed`: nobody suitable applied. `undecided`: open, under review, or without a contract yet.
 */
export const PURCHASE_STATES = ['undecided', 'awarded', 'cancelled', 'failed'] as const
export type PurchaseState = (typeof PURCHASE_STATES)[number]

/** The portal's own word for a purchase that failed; our statuses have one word for every end. */
export const FAILED_PORTAL_STATUS = 'Закупка не состоялась'
/** Its word for a lot whose documents were changed: the new version of the announcement has a lot in its place. */
export const REPLACED_PORTAL_STATUS = 'Изменена документация'
/** Its words for a lot and for an announcement that it stopped and may go on with. */
export const SUSPENDED_PORTAL_STATUSES = ['Приостановлен', 'Приостановлено'] as const

interface PublishedStatus {
  /** one of ours */
  status: string | null
  /** the portal's own word; null: not known */
  portalStatus: string | null
}

/** Will the portal not go on with it? Our «Отменен» also stands for purchases that are suspended. */
export function isCalledOff({ status, portalStatus }: PublishedStatus): boolean {
  return status === CANCELLED && !SUSPENDED_PORTAL_STATUSES.some((word) => word === portalStatus)
}

/** How a lot that the portal still lists stands; null: it was replaced, and is not counted. */
export function findPurchaseState(lot: PublishedStatus & { hasContract: boolean }): PurchaseState | null {
  if (lot.hasContract) return 'awarded'
  if (lot.portalStatus === REPLACED_PORTAL_STATUS) return null
  if (isCalledOff(lot)) return 'cancelled'
  return lot.portalStatus === FAILED_PORTAL_STATUS ? 'failed' : 'undecided'
}

/** What some figures are made of: purchases whose two amounts are known, or the days that their decision took. */
export const KNOWN_FACTS = ['price', 'days'] as const
export type KnownFact = (typeof KNOWN_FACTS)[number]

/** Asks for purchases of which a portal gives no category, region, method or class of goods. */
export const NOT_GIVEN = '-'

/** Of a list of purchases behind a figure so many can be reached by pages; a file has the rest. */
export const REACHABLE_PURCHASES = 1_000
