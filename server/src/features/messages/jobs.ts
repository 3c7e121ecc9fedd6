// Writes and sends a letter. It may run twice: the second copy carries the same Message-ID.
import { randomBytes } from 'node:crypto'
import { MailFailure } from '../../channels/email/failure.ts'
import type { Mail, Mailer } from '../../channels/email/mailer.ts'
import type { Database } from '../../db/database.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import { GiveUp } from '../../jobs/give-up.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { safeName } from '../../messages/safe-name.ts'
import { composeMessage } from '../../messages/compose.ts'
import type { MessageKind } from '../../messages/kind.ts'
import { MESSAGE_KINDS } from '../../messages/kinds.ts'
import { layoutEmail } from '../../messages/layouts/email/layout.ts'
import { setLinkSecret } from '../../messages/links.ts'

export interface MessageSettings {
  mailer: Mailer
  /** where links in letters lead */
  publicUrl: string
}

export function messageJobs(
  db: Database,
  { mailer, publicUrl }: MessageSettings,
): JobHandlers<AllJobs, 'letters/send'> {
  return {
    'letters/send': async ({ to, language, kind: kindName, facts: written, linkId }, { id, log }) => {
      const { kind, facts } = readKind(kindName, written)
      const secret = linkId ? randomBytes(32).toString('base64url') : null
      if (linkId && secret && kind.purpose && !(await setLinkSecret(db, linkId, kind.purpose, secret))) {
        log.info({ kind: kindName }, 'the link is used, replaced or expired: nothing to send')
        return
      }
      const letter = layoutEmail(composeMessage({ kind, facts, language, name: to.name, publicUrl, secret }))
      await send(mailer, { id, language, to: { name: safeName(to.name), address: to.address }, ...letter })
      log.info({ kind: kindName }, 'the letter is sent')
    },
  }
}

/** A letter asked for by another version of the product may be of a kind, or hold facts, that this one cannot write. */
function readKind(
  name: string,
  written: Record<string, unknown>,
): { kind: MessageKind; facts: Record<string, unknown> } {
  const kinds: Readonly<Record<string, MessageKind>> = MESSAGE_KINDS
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind) throw new GiveUp(`there is no letter of the kind ${name}`)
  const facts = kind.facts.safeParse(written)
  if (!facts.success) throw new GiveUp(`these are not the facts of a letter of the kind ${name}`)
  return { kind, facts: facts.data }
}

async function send(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (problem) {
    throw problem instanceof MailFailure && problem.permanent ? new GiveUp(problem.message) : problem
  }
}
