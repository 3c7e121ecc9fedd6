// Reads what is typed into the fields of the panel. null: the field is empty; undefined: the value is invalid.
const removeSpaces = (text: string) => text.replaceAll(/\s/g, '')

/** spec 2 §5: price filters are numeric, minimum 0. */
export function readPrice(text: string): number | null | undefined {
  const digits = removeSpaces(text).replace(',', '.')
  if (digits === '') return null
  return /^\d{1,15}(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined
}

export function readWholeNumber(text: string): number | null | undefined {
  const digits = removeSpaces(text)
  if (digits === '') return null
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}

/** The range ends before it starts, so nothing can match. */
export function isReversed(from: number | string | null | undefined, to: number | string | null | undefined): boolean {
  if (from === null || from === undefined || to === null || to === undefined) return false
  return typeof from === 'number' && typeof to === 'number' ? from > to : String(from) > String(to)
}
