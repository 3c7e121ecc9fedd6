// What can change about a tender or one of its lots, as ingestion records it and the tender page tells it.

export const CHANGE_KINDS = [
  'published',
  'deadline',
  'amount',
  'status',
  'documents',
  'text',
  'superseded',
  'withdrawn',
  'returned',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** The texts of a tender or lot whose change a person may care about, in each language: nameRu, descriptionKz … */
export const CHANGE_TEXTS = ['name', 'description', 'additionalDescription', 'deliveryAddress'] as const
export const LANGUAGE_VARIANTS = ['Ru', 'Kz', 'En'] as const
export type ChangeText = `${(typeof CHANGE_TEXTS)[number]}${(typeof LANGUAGE_VARIANTS)[number]}`

/** What differs: `before` and `after` of a change hold the same keys, and only those whose values differ. */
export interface ChangeFacts {
  /** ISO 8601 */
  applicationStartAt?: string | null
  applicationEndAt?: string | null
  applicationOpenAt?: string | null
  /** a lot's amount or a tender's planned amount, as a decimal string */
  amount?: string | null
  /** our word, or the portal's own where we have none */
  status?: string | null
  /** before: those gone; after: those that are new. A replaced document is in both */
  documents?: readonly ChangedDocument[]
  texts?: Partial<Record<ChangeText, string | null>>
  /** superseded. after: the announcement that replaces this one; before: the one that this one replaces */
  tender?: { id: number; code: string }
}

export interface ChangedDocument {
  type: string
  name: string
}
