import type { Layout } from '../../message.ts'
import { layoutHtml } from './html.ts'
import { layoutText } from './plain-text.ts'

export interface EmailContent {
  subject: string
  text: string
  html: string
}

export const layoutEmail: Layout<EmailContent> = (message) => ({
  // one line: a line break would begin another header
  subject: message.text.subject.replaceAll(/\s+/g, ' ').trim(),
  text: layoutText(message),
  html: layoutHtml(message),
})
