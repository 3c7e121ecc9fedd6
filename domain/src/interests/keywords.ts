// The keywords of an interest profile as an administrator types them.
export interface Keyword {
  /** without the minus and the quotes */
  text: string
  /** typed with a leading minus: a lot that has it is not what the profile means */
  isExcluded: boolean
  /** typed in quotes: these words in this order */
  isExact: boolean
}

/** So many keywords are enough to guess the classes that a profile means. */
export const MAX_SUGGESTING_KEYWORDS = 100

const TYPED = /^(?<minus>[-−–])?\s*(?<open>["«“„])?(?<text>.*?)(?<close>["»”“])?$/u

/** Null if nothing remains beside the minus and the quotes. */
export function parseKeyword(typed: string): Keyword | null {
  const { minus, open, text = '', close } = TYPED.exec(typed.trim())?.groups ?? {}
  const isExact = open !== undefined && close !== undefined
  const inner = (isExact ? text : `${open ?? ''}${text}${close ?? ''}`).trim()
  return /[\p{L}\d]/u.test(inner) ? { text: inner, isExcluded: minus !== undefined, isExact } : null
}

export function parseKeywords(typed: readonly string[]): Keyword[] {
  return typed.map(parseKeyword).filter((keyword) => keyword !== null)
}

/**
 * What is kept of typed keywords: trimmed, each once whatever its case, in the order they were typed. One without a
 * letter or a digit says nothing and is dropped.
 */
export function cleanKeywords(typed: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const one of typed) {
    const keyword = parseKeyword(one)
    if (!keyword) continue
    const meaning = JSON.stringify([keyword.isExcluded, keyword.isExact, keyword.text.toLowerCase()])
    if (!kept.has(meaning)) kept.set(meaning, one.trim())
  }
  return [...kept.values()]
}

/** Splits a pasted text: one keyword per line or between commas and semicolons. */
export function splitKeywords(text: string): string[] {
  return cleanKeywords(text.split(/[\n\r,;]+/))
}
