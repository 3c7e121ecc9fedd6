// For what the bot answers while a person waits: it is tried again where a second time does no harm.
import { setTimeout as wait } from 'node:timers/promises'
import type { Transformer } from 'grammy'

const ATTEMPTS = 3
const ANSWER_TIMEOUT_MS = 10_000
const LONGEST_PAUSE_SECONDS = 30
/** What comes to the same when it is done twice. */
const HARMLESS = /^(edit|answer|setMyCommands|setWebhook)/

export function retryHarmless(): Transformer {
  return async (previous, method, payload, signal) => {
    // a request for news is kept open on purpose
    if (method === 'getUpdates') return previous(method, payload, signal)
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === ATTEMPTS
      try {
        const answer = await previous(method, payload, AbortSignal.timeout(ANSWER_TIMEOUT_MS) as typeof signal)
        const pause = answer.ok ? null : findPause(answer)
        if (pause === null || isLast || pause > LONGEST_PAUSE_SECONDS) return answer
        await wait(pause * 1_000)
      } catch (problem) {
        if (isLast || !HARMLESS.test(method)) throw problem
        await wait(attempt * 500)
      }
    }
  }
}

function findPause({ error_code: code, parameters }: { error_code: number; parameters?: { retry_after?: number } }) {
  return code === 429 ? Math.max(1, parameters?.retry_after ?? 1) : null
}
