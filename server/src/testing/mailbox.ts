// A mailbox for the length of a test file, behind real SMTP.
import { startMailbox, type Mailbox } from '@tendertap/simulator/mailbox/mailbox'
import { afterAll } from 'vitest'

export async function testMailbox(): Promise<Mailbox> {
  const mailbox = await startMailbox()
  afterAll(mailbox.close)
  return mailbox
}

/** The secret in the address of the letter's button. */
export function readSecret(letter: { text: string }): string {
  const secret = /[?&]token=([\w-]+)/.exec(letter.text)?.[1]
  if (!secret) throw new Error('the letter holds no secret')
  return secret
}
