// The letters the product sent, read as the person would: from the mailbox they arrived in.
import type { ReceivedLetter } from '@tendertap/simulator/mailbox/letter'
import { inject } from 'vitest'

/**
 * Waits for a letter to this address; with `after`, for one later than that; with `about`, for one with such a subject:
 * there may be others.
 */
export async function letterTo(
  address: string,
  { after, about = /./ }: { after?: ReceivedLetter; about?: RegExp } = {},
): Promise<ReceivedLetter> {
  const asked = new URLSearchParams({ to: address, after: String(after?.id ?? 0), wait: '15' })
  const response = await fetch(`${inject('mailboxUrl')}/api/letters?${asked}`)
  const letters = (await response.json()) as ReceivedLetter[]
  const last = letters.at(-1)
  if (!last) throw new Error(`no letter to ${address} about ${about.source}`)
  return letters.find((letter) => about.test(letter.subject)) ?? letterTo(address, { after: last, about })
}

/** Where the letter's button leads. */
export function linkIn({ text }: ReceivedLetter): string {
  const link = /^https?:\/\/\S+$/m.exec(text)?.[0]
  if (!link) throw new Error('the letter has no button')
  return link
}
