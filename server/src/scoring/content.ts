// What is compared: the texts of a lot and the wishes of an interest profile.

export interface LotContent {
  /** in as many languages as the portal has, in any order */
  names: readonly string[]
  descriptions: readonly string[]
  ensTruNames: readonly string[]
  /** with or without points */
  ensTruCode: string | null
  /** the key of the customer's name (domain/company-lists/names) */
  customerKey?: string | null
}

export interface ProfileContent {
  name: string
  /** as typed: words, "an exact phrase", -an exclusion */
  keywords: readonly string[]
  description: string | null
  /** prefixes of ENS TRU codes that a person has confirmed, from two digits on, with or without points */
  classes: readonly string[]
  /** prefixes that a person has refused: the classes that the words suggest do not count there */
  refusedClasses: readonly string[]
}
