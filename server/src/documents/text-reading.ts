/** The text of a file, or why there is none, for the operator. */
export type TextReading = { text: string; problem: null } | { text: null; problem: string }

export function noText(problem: string): TextReading {
  return { text: null, problem }
}

export const UNREADABLE_KIND = 'not a kind that we read'
export const TOO_MUCH_MEMORY = 'took too much memory'

/** What the process that reads says first: its code is loaded, and it waits for the bytes. */
export const READY = 'ready'
