// A mailbox for all addresses: it receives every letter of the product, and a person or a test reads it here.
import { createFaults, type FaultName, type FaultOrder } from './faults.ts'
import type { ReceivedLetter } from './letter.ts'
import { startInbox } from './inbox.ts'
import { startSmtp } from './smtp.ts'
import { createLetterStore } from './store.ts'

export interface Mailbox {
  /** where the product sends */
  smtpUrl: string
  /** where people read; the JSON of the same is below /api */
  inboxUrl: string
  /** oldest first */
  letters(): readonly ReceivedLetter[]
  /** waits for a letter to this address; fails after ten seconds by default */
  letterTo(address: string, options?: { after?: ReceivedLetter; seconds?: number }): Promise<ReceivedLetter>
  injectFault(fault: FaultOrder): void
  clearFaults(): void
  /** how often each fault has happened */
  counts(): Readonly<Record<FaultName, number>>
  close(): Promise<void>
}

export async function startMailbox({
  smtpPort = 0,
  inboxPort = 0,
  keep = 500,
}: {
  smtpPort?: number
  inboxPort?: number
  /** how many letters it remembers */ keep?: number
} = {}): Promise<Mailbox> {
  const store = createLetterStore(keep)
  const faults = createFaults()
  const smtp = await startSmtp(smtpPort, store, faults)
  const inbox = await startInbox(inboxPort, store, faults)
  return {
    smtpUrl: smtp.url,
    inboxUrl: inbox.url,
    letters: () => store.all(),
    async letterTo(address, { after, seconds = 10 } = {}) {
      const wanted = (letter: ReceivedLetter) => letter.id > (after?.id ?? 0) && letter.envelope.to.includes(address)
      const [letter] = await store.wait(wanted, AbortSignal.timeout(seconds * 1_000))
      if (!letter) throw new Error(`no letter to ${address} within ${seconds} s`)
      return letter
    },
    injectFault: faults.inject,
    clearFaults: faults.clear,
    counts: faults.counts,
    close: async () => {
      await Promise.all([smtp.close(), inbox.close()])
    },
  }
}
