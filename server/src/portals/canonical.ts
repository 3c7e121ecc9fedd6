// What every connector gives, whatever its portal looks like. Knows no tables.

export type Source = 'ows' | 'tizilim' | 'epz'

/** `name` is our word if we know the portal's value, else the portal's own word. */
export interface PortalValue {
  name: string
  portalId: string | null
  portalName: string | null
}

export interface CanonicalCustomer {
  /** in Russian, else in any language the portal has; without quotes around the whole name */
  nameRu: string
  nameKz: string | null
  nameEn: string | null
  bin: string | null
  address: string | null
}

export interface CanonicalDocument {
  externalId: string
  url: string
  /** Null for a document of the whole tender. */
  lotExternalId: string | null
  type: string
  originalFileName: string
}

/** Amounts and quantities are decimal strings: no float arithmetic on money. */
export interface CanonicalLot {
  externalId: string
  number: string
  nameRu: string | null
  nameKz: string | null
  nameEn: string | null
  descriptionRu: string | null
  descriptionKz: string | null
  descriptionEn: string | null
  additionalDescriptionRu: string | null
  additionalDescriptionKz: string | null
  additionalDescriptionEn: string | null
  customer: CanonicalCustomer
  status: PortalValue
  amount: string | null
  quantity: string | null
  unitRu: string | null
  unitKz: string | null
  unitEn: string | null
  ensTruCode: string | null
  ensTruNameRu: string | null
  ensTruNameKz: string | null
  ensTruNameEn: string | null
  /** Nine digits; the first two are the region. */
  katoCode: string | null
  deliveryAddressRu: string | null
  deliveryAddressKz: string | null
  deliveryAddressEn: string | null
  deliveryTermDays: number | null
  contractTermDays: number | null
  /** Per cent. */
  bidSecurityVolume: string | null
  localContentMin: string | null
  systemCategory: string | null
  url: string
  /** The portal has deleted it. */
  withdrawn: boolean
  /** The portal shows the tender's head alone: this one lot stands for the whole («состав лотов не опубликован»). */
  standsForTender: boolean
  portalCreatedAt: Date | null
  portalUpdatedAt: Date | null
}

export interface CanonicalTender {
  source: Source
  externalId: string
  code: string
  nameRu: string | null
  nameKz: string | null
  nameEn: string | null
  customer: CanonicalCustomer
  method: PortalValue
  status: PortalValue
  plannedAmount: string | null
  lotsCount: number
  publishedAt: Date | null
  applicationStartAt: Date | null
  applicationEndAt: Date | null
  applicationOpenAt: Date | null
  contactEmail: string | null
  contactPhone: string | null
  url: string
  /** The announcement that this one replaces. */
  supersedesExternalId: string | null
  portalCreatedAt: Date | null
  portalUpdatedAt: Date | null
  /** Whether `lots` and `documents` are complete: what is missing from a whole tender has been withdrawn. */
  isWhole: boolean
  lots: CanonicalLot[]
  documents: CanonicalDocument[]
}

/** Who won a lot, at what price, by the contract that followed. */
export interface CanonicalAward {
  /** of the contract */
  externalId: string
  lotExternalId: string
  supplier: CanonicalCustomer
  amount: string | null
  concludedAt: Date | null
  /** how many took part, where the portal says so */
  participants: number | null
  /** cancelled contracts stay, marked */
  withdrawn: boolean
}

/** A status or method we have no word for yet: shown as the portal writes it, and reported. */
export interface UnknownValue {
  kind: 'status' | 'method'
  portalId: string | null
  portalName: string | null
}

export interface ParsedTender {
  tender: CanonicalTender
  unknown: UnknownValue[]
}
