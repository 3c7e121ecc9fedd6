// What the bot has not heard yet. It asks for it (getUpdates) or is told at its webhook, in order, until it says yes.
import { Refusal } from './refusal.ts'
import { toSeconds, type WireUpdate } from './wire.ts'

const FIRST_UPDATE = 500_000_001
const MOST_AT_ONCE = 100
const MAX_WAIT_SECONDS = 50
const WEBHOOK_TIMEOUT_MS = 30_000

export interface Webhook {
  url: string
  secret: string
}

export interface Updates {
  add(kind: string, update: Readonly<Record<string, unknown>>): void
  take(request: UpdatesRequest, signal: AbortSignal): Promise<readonly WireUpdate[]>
  /** null for none */
  setWebhook(webhook: Webhook | null, allowed?: readonly string[]): void
  webhookInfo(): Readonly<Record<string, unknown>>
  drop(): void
  close(): void
}

export interface UpdatesRequest {
  offset: number
  limit: number
  timeout: number
  /** undefined: as before */
  allowed?: readonly string[] | undefined
}

export function createUpdates(retryMilliseconds: number): Updates {
  let pending: WireUpdate[] = []
  let nextId = FIRST_UPDATE
  let allowed: readonly string[] = []
  let webhook: Webhook | null = null
  let lastError: { last_error_date: number; last_error_message: string } | null = null
  let arrival = Promise.withResolvers<void>()
  let polling: AbortController | null = null
  let delivering: AbortController | null = null

  function confirm(offset: number): void {
    if (offset > 0) pending = pending.filter((update) => update.update_id >= offset)
    else if (offset < 0) pending = pending.slice(offset)
  }

  async function deliver({ url, secret }: Webhook, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const [update] = pending
      const problem = update ? await post(url, secret, update, signal) : null
      if (signal.aborted) return
      if (!update) await raceWith(signal, arrival.promise)
      else if (problem === null) pending = pending.filter((one) => one !== update)
      else {
        lastError = { last_error_date: toSeconds(Date.now()), last_error_message: problem }
        await raceWith(signal, new Promise((resolve) => setTimeout(resolve, retryMilliseconds)))
      }
    }
  }

  return {
    add(kind, update) {
      if (allowed.length > 0 && !allowed.includes(kind)) return
      pending = [...pending, { update_id: nextId, [kind]: update }]
      nextId += 1
      arrival.resolve()
      arrival = Promise.withResolvers()
    },
    async take({ offset, limit, timeout, allowed: wanted }, signal) {
      if (webhook)
        throw new Refusal(
          409,
          "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
        )
      if (wanted) allowed = wanted
      confirm(offset)
      polling?.abort()
      const own = new AbortController()
      polling = own
      const end = AbortSignal.timeout(Math.min(Math.max(timeout, 0), MAX_WAIT_SECONDS) * 1_000)
      const stop = AbortSignal.any([signal, own.signal, end])
      while (pending.length === 0 && !stop.aborted) await raceWith(stop, arrival.promise)
      if (own.signal.aborted)
        throw new Refusal(
          409,
          'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
        )
      polling = null
      return pending.slice(0, limit > 0 && limit < MOST_AT_ONCE ? limit : MOST_AT_ONCE)
    },
    setWebhook(next, wanted) {
      if (wanted) allowed = wanted
      delivering?.abort()
      webhook = next
      lastError = null
      if (!next) return
      polling?.abort()
      delivering = new AbortController()
      void deliver(next, delivering.signal)
    },
    webhookInfo: () => ({
      url: webhook?.url ?? '',
      has_custom_certificate: false,
      pending_update_count: pending.length,
      ...lastError,
      ...(webhook && allowed.length > 0 && { allowed_updates: allowed }),
    }),
    drop() {
      pending = []
    },
    close() {
      delivering?.abort()
      polling?.abort()
    },
  }
}

/** Returns what went wrong, or null. */
async function post(url: string, secret: string, update: WireUpdate, signal: AbortSignal): Promise<string | null> {
  try {
    const { ok, status, statusText } = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret && { 'x-telegram-bot-api-secret-token': secret }),
      },
      body: JSON.stringify(update),
      signal: AbortSignal.any([signal, AbortSignal.timeout(WEBHOOK_TIMEOUT_MS)]),
    })
    return ok ? null : `Wrong response from the webhook: ${status} ${statusText}`
  } catch (problem) {
    return String(problem)
  }
}

async function raceWith(signal: AbortSignal, work: Promise<unknown>): Promise<void> {
  const aborted = Promise.withResolvers<void>()
  const abort = () => aborted.resolve()
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  await Promise.race([work, aborted.promise])
  signal.removeEventListener('abort', abort)
}
