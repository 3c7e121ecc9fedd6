// The orders that a test or the control page can give to the portals' world.
export const ACTS = [
  'publish',
  'extend',
  'cancel',
  'supersede',
  'replace_document',
  'amend_lot',
  'delete_lot',
  'next_status',
] as const
export type ActName = (typeof ACTS)[number]
export type Source = 'ows' | 'tizilim' | 'epz'

export interface ActOrder {
  /**
   * amend_lot and delete_lot change one lot of an announcement; next_status takes the next step, up to the contract.
   */
  act: ActName
  /** The state portal by default; it alone knows supersede, amend_lot and delete_lot. */
  source?: Source
  /**
   * TrdBuy id, number in the register, announcement id of the single window; by default an open one chosen at random.
   */
  id?: string
  /** Part of the name of the file that replace_document replaces, on the state portal; by default any. */
  document?: string
  /** Russian name of what publish buys, as the only lot, on the state portal; by default anything. */
  item?: string
  /** How far extend moves the deadline; three days by default. */
  days?: number
}

/** The portal's ids of what was changed or is new. */
export interface ActResult {
  source: Source
  tenders: string[]
  lots: string[]
  /** Addresses of documents that are new. */
  documents: string[]
  contracts: string[]
}

export const ODDITIES = [
  'unknown_status',
  'unknown_method',
  'joint_lot',
  'missing_kato',
  'empty_plans',
  'cyrillic_code',
  'foreign_link',
] as const

/** Unexpected rows. They stay in the world, and they count as changes. */
export interface OddityOrder {
  oddity: (typeof ODDITIES)[number]
  /** How many open announcements of the state portal; one by default. */
  times?: number
  /** Or which share 0..1 of all announcements. */
  share?: number
}
