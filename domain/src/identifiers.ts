// Shapes of the ids and numbers that name things.
export const BIN_DIGITS = 12

/** Twelve digits; the check digit is not verified (spec 1 §5 does not require it). */
export function isBin(text: string): boolean {
  return /^\d{12}$/.test(text)
}

/** What the input keeps while someone types: digits only, cut to twelve. */
export function cutBin(input: string): string {
  return input.replaceAll(/\D/g, '').slice(0, BIN_DIGITS)
}

/** Ids of workspace data. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

/** Ids of the catalogue: positive bigints that travel as JSON numbers. */
export function isCatalogueId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

/** Reads an id from a path or a hash. */
export function readCatalogueId(text: string): number | null {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : null
  return isCatalogueId(id) ? id : null
}
