// Asks for a letter inside the caller's transaction: rolled back, it was never asked for. The worker writes and sends
// it.
import type { Language } from '@tendertap/domain/languages'
import type { Scope } from '../db/scope.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { MessageKind } from './kind.ts'
import { MESSAGE_KINDS, type FactsOf, type MessageKindName } from './kinds.ts'

export interface NewMessage<K extends MessageKindName> {
  to: { name: string | null; address: string }
  language: Language
  kind: K
  facts: FactsOf<K>
  /** from `makeLink`, for the kinds whose button opens a page with a secret */
  linkId?: string
}

export async function sendMessage<K extends MessageKindName>(
  scope: Pick<Scope, 'db'>,
  { kind, facts, ...letter }: NewMessage<K>,
): Promise<void> {
  const { facts: schema, purpose }: MessageKind = MESSAGE_KINDS[kind]
  if ((purpose === undefined) !== (letter.linkId === undefined))
    throw new Error(`A letter ${kind} ${purpose ? 'needs' : 'has no'} link`)
  await enqueue(scope.db, 'letters/send', { ...letter, kind, facts: schema.parse(facts) })
}
