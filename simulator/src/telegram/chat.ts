// A chat of one person with the bot, and its messages.
import type { FormattedText } from './formatting.ts'

export interface Person {
  firstName: string
  /** as the person's phone says it: ru, kk, en */
  languageCode?: string
}

export interface Chat {
  /** also the id of the person, as in every private chat */
  id: number
  person: Person
  /** the person blocked the bot */
  isBlocked: boolean
}

/** A button either leads to an address or sends its data to the bot. */
export type Button = { text: string; url: string } | { text: string; data: string }

export type Keyboard = readonly (readonly Button[])[]

export interface MessageContent extends FormattedText {
  /** as it was sent, with its tags */
  text: string
  keyboard: Keyboard
}

export interface Message extends MessageContent {
  /** grows with each message */
  id: number
  chatId: number
  from: 'bot' | 'person'
  /** in milliseconds */
  sentAt: number
  /** what it said before each edit, oldest first */
  edits: readonly { editedAt: number; before: MessageContent }[]
  isDeleted: boolean
}
