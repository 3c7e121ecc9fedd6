// Presses of buttons that wait for the bot's answer. The bot may answer each once, and not too late.
export interface CallbackAnswer {
  text: string
  /** shown until the person closes it, not just for a moment */
  showAlert: boolean
}

export interface Callbacks {
  /** `answer` is null when the bot has not answered in time */
  ask(): { id: string; answer: Promise<CallbackAnswer | null> }
  /** false for an id that is unknown, answered or too old */
  answer(id: string, answer: CallbackAnswer): boolean
  close(): void
}

export function createCallbacks(lifeSeconds: number): Callbacks {
  const waiting = new Map<string, { resolve(answer: CallbackAnswer | null): void; timer: NodeJS.Timeout }>()
  let last = 0
  const finish = (id: string, answer: CallbackAnswer | null) => {
    const query = waiting.get(id)
    if (!query) return false
    waiting.delete(id)
    clearTimeout(query.timer)
    query.resolve(answer)
    return true
  }
  return {
    ask() {
      last += 1
      const id = `${Date.now()}${last}`
      const { promise, resolve } = Promise.withResolvers<CallbackAnswer | null>()
      waiting.set(id, { resolve, timer: setTimeout(() => finish(id, null), lifeSeconds * 1_000).unref() })
      return { id, answer: promise }
    },
    answer: finish,
    close() {
      for (const id of waiting.keys()) finish(id, null)
    },
  }
}
