// The portal's own time, as the Date header of its last answer told it.
export interface PortalTime {
  note(headers: Headers): void
  /** null as long as no answer has told it */
  now(): Date | null
}

export function createPortalTime(timer: () => number = () => performance.now()): PortalTime {
  let told: { ms: number; at: number } | null = null
  return {
    note(headers) {
      const ms = Date.parse(headers.get('date') ?? '')
      // A cache repeats the date of the answer that it stored, and says how old that is.
      const age = Number(headers.get('age') ?? 0)
      if (Number.isFinite(ms)) told = { ms: ms + (Number.isFinite(age) ? age * 1000 : 0), at: timer() }
    },
    now: () => (told === null ? null : new Date(told.ms + timer() - told.at)),
  }
}
