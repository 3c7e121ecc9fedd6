// Delivers a message to one person by one channel. It may run twice: a message marked as sent is not sent again. A
// second copy, sent because nobody knew that the first had arrived, has the same id.
import { randomBytes } from 'node:crypto'
import type { Mailer } from '../../channels/email/mailer.ts'
import { SendFailure } from '../../channels/send-failure.ts'
import type { Database } from '../../db/database.ts'
import { JOBS, type AllJobs } from '../../jobs/definitions.ts'
import { GiveUp } from '../../jobs/give-up.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { composeMessage } from '../../messages/compose.ts'
import type { MessageKind } from '../../messages/kind.ts'
import { MESSAGE_KINDS } from '../../messages/kinds.ts'
import { setLinkSecret } from '../../messages/links.ts'
import { beginAttempt, forgetOld, markNotSent, markSent, type Outcome, type DeliveryToSend } from './queries.ts'
import { createEmailSender } from './send-email.ts'
import type { Sender, Senders } from './sender.ts'

export interface MessageSettings {
  mailer: Mailer
  /** where links in messages lead */
  publicUrl: string
}

/** `db` is the role `background`. */
export function messageJobs(
  db: Database,
  { mailer, publicUrl }: MessageSettings,
): JobHandlers<AllJobs, 'messages/deliver' | 'messages/forgetOld'> {
  const senders: Senders = { email: createEmailSender(mailer) }
  return {
    'messages/deliver': async ({ deliveryId }, { attempt, log: jobLog }) => {
      const log = jobLog.child({ deliveryId })
      const delivery = await beginAttempt(db, deliveryId)
      if (!delivery) return log.info('the message is sent already')
      const isLast = attempt > JOBS['messages/deliver'].retries
      try {
        const isSent = await deliver(db, senders, publicUrl, delivery)
        if (!isSent) {
          await markNotSent(db, deliveryId, 'dropped', 'the link is used, replaced or expired')
          return log.info({ kind: delivery.kind }, 'the link is used, replaced or expired: nothing to send')
        }
      } catch (error) {
        await markNotSent(db, deliveryId, toOutcome(error, isLast), toErrorText(error))
        throw error instanceof SendFailure && error.isPermanent ? new GiveUp(error.message) : error
      }
      await markSent(db, deliveryId)
      return log.info({ kind: delivery.kind }, 'the message is sent')
    },
    'messages/forgetOld': () => forgetOld(db),
  }
}

/** False when the button's link no longer works. The secret is made here and stored nowhere but as a hash. */
async function deliver(
  db: Database,
  senders: Senders,
  publicUrl: string,
  { id, channel, address, name, language, linkId, kind: kindName, facts: stored }: DeliveryToSend,
): Promise<boolean> {
  const send = findSender(senders, channel)
  const { kind, facts } = readKind(kindName, stored)
  const secret = linkId ? randomBytes(32).toString('base64url') : null
  if (linkId && secret && kind.purpose && !(await setLinkSecret(db, linkId, kind.purpose, secret))) return false
  const message = composeMessage({ kind, facts, language, name, publicUrl, secret })
  await send({ deliveryId: id, address, message })
  return true
}

/** Another version of the product may have asked for a channel, a kind or facts that this one does not know. */
function findSender(senders: Senders, channel: string): Sender {
  const known: Readonly<Record<string, Sender>> = senders
  const sender = Object.hasOwn(known, channel) ? known[channel] : undefined
  if (!sender) throw new GiveUp(`there is no channel ${channel}`)
  return sender
}

function readKind(
  name: string,
  stored: Record<string, unknown>,
): { kind: MessageKind; facts: Record<string, unknown> } {
  const kinds: Readonly<Record<string, MessageKind>> = MESSAGE_KINDS
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind) throw new GiveUp(`there is no message of the kind ${name}`)
  const facts = kind.facts.safeParse(stored)
  if (!facts.success) throw new GiveUp(`these are not the facts of a message of the kind ${name}`)
  return { kind, facts: facts.data }
}

function toOutcome(error: unknown, isLast: boolean): Outcome {
  if (error instanceof SendFailure && error.mayHaveArrived) return 'uncertain'
  const isFinal = isLast || error instanceof GiveUp || (error instanceof SendFailure && error.isPermanent)
  return isFinal ? 'failed' : 'queued'
}

function toErrorText(error: unknown): string {
  return error instanceof SendFailure || error instanceof GiveUp ? error.message : 'the product failed'
}
