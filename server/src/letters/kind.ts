// What a letter is: one subject, its facts, and its text in every language.
import type { Language } from '@tendertap/domain/languages'
import type { z } from 'zod'
import type { LinkPurpose } from './links.ts'

export interface LetterText {
  subject: string
  /** plain text; the layout greets by name and signs */
  paragraphs: readonly string[]
  /** facts in two columns, below the paragraphs; line breaks in a value are kept */
  rows?: readonly (readonly [label: string, value: string])[]
  /** label of the button that opens the kind's page */
  button?: string
  /** small print below the button */
  after?: readonly string[]
}

export interface LetterKind<F extends z.ZodObject = z.ZodObject> {
  /** what the texts are made of. Kept in the queue until the letter is sent, so never a secret. */
  facts: F
  /** where the button leads: a path of the web application */
  page?: string
  /** the page is opened with a single-use secret: the letter is sent with the id of a link made for this purpose */
  purpose?: LinkPurpose
  texts: Readonly<Record<Language, (facts: z.output<F>) => LetterText>>
}

export function letterKind<F extends z.ZodObject>(kind: LetterKind<F>): LetterKind<F> {
  return kind
}
