import type { Language } from '@tendertap/domain/languages'
import type { MessageLink, MessageText } from './kind.ts'

/** What every channel's layout is given: a text in the person's language, and nothing of how it will look. */
export interface Message {
  language: Language
  /** the name to greet with; null when the typed name may be something else */
  name: string | null
  text: MessageText
  /** where the button leads */
  url: string | null
  /** the product's own address */
  home: string
  /** of what a person can switch off */
  unsubscribe?: Unsubscribe
}

export interface Unsubscribe {
  /** the notification settings */
  settingsUrl: string
  /** a page that switches off one category each, named as the settings name it */
  categories: readonly MessageLink[]
  /** switches off all of them: opened it asks, a mail program's own request does it (RFC 8058) */
  oneClickUrl: string | null
}

/** Turns a message into what one channel sends. A new channel is a new layout; the kinds stay as they are. */
export type Layout<T> = (message: Message) => T
