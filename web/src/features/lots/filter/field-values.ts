// What may be typed into the fields of the panel. null: nothing; undefined: no such value.
import { isDay } from '@tendertap/domain/clock'

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

/** spec 2 §5: price filters are numeric, minimum 0. */
export function readPrice(text: string): number | null | undefined {
  const digits = withoutSpaces(text).replace(',', '.')
  if (digits === '') return null
  return /^\d{1,15}(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined
}

export function readWhole(text: string): number | null | undefined {
  const digits = withoutSpaces(text)
  if (digits === '') return null
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}

const FIRST_YEAR = '1990'

/** A year is typed digit by digit, and the browser takes 0002 for one. */
export function readDay(text: string): string | null | undefined {
  if (text === '') return null
  return isDay(text) && text >= FIRST_YEAR ? text : undefined
}

/** From is above to: nothing can be found. */
export function isReversed(from: number | string | null | undefined, to: number | string | null | undefined): boolean {
  if (from === null || from === undefined || to === null || to === undefined) return false
  return typeof from === 'number' && typeof to === 'number' ? from > to : String(from) > String(to)
}
