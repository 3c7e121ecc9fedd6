// What a message is: one subject, its facts, and its text in every language, for any channel.
import type { Language } from '@tendertap/domain/languages'
import type { z } from 'zod'
import type { LinkPurpose } from './links.ts'

export interface MessageText {
  subject: string
  /** plain text; a channel's layout greets by name and signs */
  paragraphs: readonly string[]
  /** facts in two columns, below the paragraphs; line breaks in a value are kept */
  rows?: readonly (readonly [label: string, value: string])[]
  /** what is told of several things, each with a page of its own; below the rows */
  groups?: readonly MessageGroup[]
  /** label of the button that opens the kind's page */
  button?: string
  /** below the button */
  smallPrint?: readonly string[]
}

export interface MessageGroup {
  /** absent where a message has one thing to tell */
  heading?: string
  items: readonly MessageItem[]
  /** leads to what is only counted */
  more?: MessageLink
}

export interface MessageLink {
  text: string
  url: string
}

export interface MessageItem {
  title: string
  /** what happened; absent where the title says it */
  says?: string
  /** short facts, in one line */
  about: readonly string[]
  /** where the title leads */
  url: string
}

export interface MessageKind<F extends z.ZodObject = z.ZodObject> {
  /** what the texts are made of. Stored with the event, so never a secret. */
  facts: F
  /** where the button leads: a path of the web application */
  page?: string
  /** the page is opened with a single-use secret: the message is sent with the id of a link made for this purpose */
  purpose?: LinkPurpose
  texts: Readonly<Record<Language, (facts: z.output<F>) => MessageText>>
}

export function defineMessageKind<F extends z.ZodObject>(kind: MessageKind<F>): MessageKind<F> {
  return kind
}
