// Writes a message in the person's language.
import type { Language } from '@tendertap/domain/languages'
import type { MessageKind } from './kind.ts'
import type { Message } from './message.ts'
import { toSafeName } from './safe-name.ts'

export interface MessageParts {
  kind: MessageKind
  /** as the kind's own schema read them */
  facts: Record<string, unknown>
  language: Language
  name: string | null
  publicUrl: string
  /** opens the kind's page */
  secret: string | null
}

export function composeMessage({ kind, facts, language, name, publicUrl, secret }: MessageParts): Message {
  return {
    language,
    name: toSafeName(name),
    text: kind.texts[language](facts),
    url: kind.page === undefined ? null : toUrl(publicUrl, kind.page, secret),
    home: publicUrl,
  }
}

function toUrl(publicUrl: string, page: string, secret: string | null): string {
  const url = new URL(page, publicUrl)
  if (secret) url.searchParams.set('token', secret)
  return url.href
}
