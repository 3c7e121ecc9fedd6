// Portals omit fields, send null or blank, and change types. These schemas accept all of it.
import { z } from 'zod'

/** Trimmed; null when missing or blank. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)

/** A number or a string of digits; always a string here. */
export const id = z.union([z.int(), z.string().trim().min(1)]).transform(String)

export const optionalId = id.nullish().transform((value) => value ?? null)

const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** A decimal string out of 817869, 624991.07, "11800000.00" or "11 800 000,00"; null for anything else. */
export const decimal = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    if (value === null || value === undefined) return null
    const written = typeof value === 'number' ? toPlainText(value) : value.replaceAll(/\s/g, '').replace(',', '.')
    return DECIMAL.test(written) ? written : null
  })

/** Six decimals at most and no exponent: a float such as 0.1 + 0.2 is read as 0.3. */
function toPlainText(value: number): string {
  return value.toFixed(6).replace(/\.?0+$/, '')
}

/** Whole days or other counts; a blank, a fraction or a word is none. */
export const count = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) =>
    value !== null && value !== undefined && /^\d+$/.test(String(value).trim()) ? Number(value) : null,
  )

/** `null` is what the state portal answers for an empty list. */
export function list<T extends z.ZodType>(of: T) {
  return z
    .array(of)
    .nullish()
    .transform((values) => values ?? [])
}
