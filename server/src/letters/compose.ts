// Writes a letter in the person's language, in both halves.
import type { Language } from '@tendertap/domain/languages'
import { addressee } from './addressee.ts'
import type { LetterKind } from './kind.ts'
import { layoutHtml } from './layout-html.ts'
import { layoutText } from './layout-text.ts'

export interface LetterParts {
  kind: LetterKind
  /** as the kind's own schema read them */
  facts: Record<string, unknown>
  language: Language
  name: string | null
  publicUrl: string
  /** opens the kind's page */
  secret: string | null
}

export interface ComposedLetter {
  subject: string
  text: string
  html: string
}

export function composeLetter({ kind, facts, language, name, publicUrl, secret }: LetterParts): ComposedLetter {
  const text = kind.texts[language](facts)
  const layout = {
    language,
    name: addressee(name),
    text,
    url: kind.page === undefined ? null : addressOf(publicUrl, kind.page, secret),
    home: publicUrl,
  }
  return { subject: text.subject.replaceAll(/\s+/g, ' ').trim(), text: layoutText(layout), html: layoutHtml(layout) }
}

function addressOf(publicUrl: string, page: string, secret: string | null): string {
  const url = new URL(page, publicUrl)
  if (secret) url.searchParams.set('token', secret)
  return url.href
}
