// Writes and sends a letter. It may run twice: the second copy carries the same Message-ID.
import { randomBytes } from 'node:crypto'
import { MailFailure } from '../../channels/email/failure.ts'
import type { Mail, Mailer } from '../../channels/email/mailer.ts'
import type { Database } from '../../db/database.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import { GiveUp } from '../../jobs/give-up.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { addressee } from '../../letters/addressee.ts'
import { composeLetter } from '../../letters/compose.ts'
import type { LetterKind } from '../../letters/kind.ts'
import { LETTER_KINDS } from '../../letters/kinds.ts'
import { setLinkSecret } from '../../letters/links.ts'

export interface LetterSettings {
  mailer: Mailer
  /** where links in letters lead */
  publicUrl: string
}

export function letterJobs(db: Database, { mailer, publicUrl }: LetterSettings): JobHandlers<AllJobs, 'letters/send'> {
  return {
    'letters/send': async ({ to, language, kind: kindName, facts: written, linkId }, { id, log }) => {
      const { kind, facts } = readKind(kindName, written)
      const secret = linkId ? randomBytes(32).toString('base64url') : null
      if (linkId && secret && kind.purpose && !(await setLinkSecret(db, linkId, kind.purpose, secret))) {
        log.info({ kind: kindName }, 'the link is used, replaced or expired: nothing to send')
        return
      }
      const letter = composeLetter({ kind, facts, language, name: to.name, publicUrl, secret })
      await send(mailer, { id, language, to: { name: addressee(to.name), address: to.address }, ...letter })
      log.info({ kind: kindName }, 'the letter is sent')
    },
  }
}

/** A letter asked for by another version of the product may be of a kind, or hold facts, that this one cannot write. */
function readKind(
  name: string,
  written: Record<string, unknown>,
): { kind: LetterKind; facts: Record<string, unknown> } {
  const kinds: Readonly<Record<string, LetterKind>> = LETTER_KINDS
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
