// A lot of the labelled pool, and how its texts are written down.

/** its name alone, or the name, the description and the name of the ENS TRU code */
export type LotText = string | readonly [name: string, description: string, ensTruName?: string]

/** lots by what they are about */
export type Topics = Readonly<Record<string, readonly LotText[]>>

export interface PoolLot {
  /** 'ru cartridge 0' */
  key: string
  language: 'ru' | 'kk'
  name: string
  description: string | null
  ensTruName: string | null
  customer: string
  tenderName: string
  /** the text of a document of its tender */
  documentText: string | null
  publishedDaysAgo: number
  isOpen: boolean
}

const KAZAKH_LETTERS = /[әғқңөұүһі]/i

/** A Kazakh text of some length has at least one letter that Russian lacks. */
export const findLanguage = (text: string): 'ru' | 'kk' => (KAZAKH_LETTERS.test(text) ? 'kk' : 'ru')
