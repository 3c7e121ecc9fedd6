// What can change about a tender or one of its lots, as ingestion records it and the tender page shows it.

/** The changes that may alter what a team has to do. */
export const NEWS_KINDS = [
  'deadline',
  'amount',
  'status',
  'documents',
  'text',
  'details',
  'result',
  'superseded',
  'withdrawn',
] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

export const CHANGE_KINDS = ['published', ...NEWS_KINDS, 'returned'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** The texts of a tender or lot whose change a person may care about, in each language: nameRu, descriptionKz … */
export const CHANGE_TEXTS = ['name', 'description', 'additionalDescription', 'deliveryAddress'] as const
export const LANGUAGE_VARIANTS = ['Ru', 'Kz', 'En'] as const
export type ChangeText = `${(typeof CHANGE_TEXTS)[number]}${(typeof LANGUAGE_VARIANTS)[number]}`

/**
 * Short facts that decide whether a lot suits a company. A customer is written as the key of the company, so that
 * another spelling of its name is not a change.
 */
export const CHANGE_DETAILS = ['ensTruCode', 'ensTruNameRu', 'katoCode', 'method', 'customer'] as const
export type ChangeDetail = (typeof CHANGE_DETAILS)[number]

/** The facts of a change. `before` and `after` hold only the keys whose values differ. */
export interface ChangeFacts {
  /** ISO 8601 */
  applicationStartAt?: string | null
  applicationEndAt?: string | null
  applicationOpenAt?: string | null
  /** a lot's amount or a tender's planned amount, as a decimal string */
  amount?: string | null
  /** our name of the status, or the portal's where we have none */
  status?: string | null
  /** before: the removed ones; after: the new ones. A replaced document is in both */
  documents?: readonly ChangedDocument[]
  texts?: Partial<Record<ChangeText, string | null>>
  details?: Partial<Record<ChangeDetail, string | null>>
  /** of a `result`. before: absent when nobody had won; after: absent when the result was withdrawn */
  award?: ChangedAward
  /** of `superseded`. after: the announcement that replaces this one; before: the one that this one replaces */
  tender?: { id: number; code: string }
}

/** Who won a lot, by one contract: a lot may have several. */
export interface ChangedAward {
  /** the key of the company */
  winner: string
  /** decimal string of two digits */
  amount: string | null
  /** ISO 8601 */
  concludedAt: string | null
  participants: number | null
}

export interface ChangedDocument {
  type: string
  name: string
}
