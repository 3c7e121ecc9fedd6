import { shorten, toOneLine } from '../../one-line.ts'
import type { Layout } from '../../message.ts'
import { layoutHtml } from './html.ts'
import { layoutText } from './plain-text.ts'

export interface EmailContent {
  subject: string
  text: string
  html: string
  /** a mail program's own button switches off what the letter is about */
  oneClickUrl: string | null
}

/** Mail programs show fewer; more could not be read. */
const SUBJECT_LENGTH = 120

export const layoutEmail: Layout<EmailContent> = (message) => ({
  // one line: a line break would begin another header
  subject: shorten(toOneLine(message.text.subject), SUBJECT_LENGTH),
  text: layoutText(message),
  html: layoutHtml(message),
  oneClickUrl: message.unsubscribe?.oneClickUrl ?? null,
})
