// Reads the product's letters from the mailbox that received them.
import type { ReceivedLetter } from '@tendertap/simulator/mailbox/letter'
import { inject } from 'vitest'

interface WantedLetter {
  /** later than this one */
  after?: ReceivedLetter
  /** with such a subject */
  about?: RegExp
  /** with these words in its text */
  saying?: string
}

/** Waits for the first such letter to this address; there may be others. */
export async function waitForLetter(address: string, wanted: WantedLetter = {}): Promise<ReceivedLetter> {
  const { after, about = /./, saying = '' } = wanted
  const query = new URLSearchParams({ to: address, after: String(after?.id ?? 0), wait: '60' })
  const response = await fetch(`${inject('mailboxUrl')}/api/letters?${query}`)
  const letters = (await response.json()) as ReceivedLetter[]
  const last = letters.at(-1)
  if (!last) throw new Error(`no letter to ${address} about ${about.source} ${saying}`)
  const found = letters.find(({ subject, text }) => about.test(subject) && text.includes(saying))
  return found ?? waitForLetter(address, { ...wanted, after: last })
}

/** Where the letter's button leads. */
export function findLink({ text }: ReceivedLetter): string {
  const link = /^https?:\/\/\S+$/m.exec(text)?.[0]
  if (!link) throw new Error('the letter has no button')
  return link
}
