// How the lots of the labelled set are written down: by subject, the narrowest thing that a supplier would name.

/** a lot: its name alone, or its name and its description */
export type LotText = string | readonly [name: string, description: string]

export interface Subject {
  /** the first six digits of its ENS TRU codes */
  code: string
  /** how ENS TRU names it, in Russian and in Kazakh */
  ensTru: readonly [ru: string, kz: string]
  ru: readonly LotText[]
  kz: readonly LotText[]
}

/** by a key in English: 'fresh-carrots' */
export type Subjects = Readonly<Record<string, Subject>>
