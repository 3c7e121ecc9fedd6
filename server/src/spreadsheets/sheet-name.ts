const LONGEST = 31

/** A name that Excel takes, different from those before it. */
export function toSheetName(name: string, taken: readonly string[]): string {
  const safe =
    name
      .toWellFormed()
      .replaceAll(/[\p{Cc}[\]:*?/\\]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^[' ]+|[' ]+$/g, '') || 'Sheet'
  const isFree = (candidate: string) =>
    candidate.toLowerCase() !== 'history' && taken.every((other) => other.toLowerCase() !== candidate.toLowerCase())
  const first = shorten(safe, LONGEST)
  if (isFree(first)) return first
  for (let number = 2; ; number += 1) {
    const candidate = `${shorten(safe, LONGEST - String(number).length - 1)} ${number}`
    if (isFree(candidate)) return candidate
  }
}

const shorten = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/[' ]+$/, '')
