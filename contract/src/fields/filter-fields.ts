// Tolerant fields of the filter set: missing, null, '' and [] mean "not filtered" and arrive as null; numbers may come
// as digits.
import { z } from 'zod'
import { isDay, toKazakhstanDay } from '@tendertap/domain/clock'
import { text } from './fields.ts'

const absent = z.union([z.null(), z.literal('')])
const digits = z.string().regex(/^\s*\d{1,16}(\.\d{1,6})?\s*$/)

/** A number from 0 up. */
export function filterNumber(max: number) {
  return z
    .union([z.number(), digits, absent])
    .optional()
    .transform((value) => (value === undefined || value === null || value === '' ? null : Number(value)))
    .pipe(z.number().nonnegative().max(max).nullable())
}

export function filterWholeNumber(max: number) {
  return filterNumber(max).pipe(z.number().int().nullable())
}

export function filterText(maxLength: number) {
  return z
    .union([text(maxLength), z.null()])
    .optional()
    .transform((value) => value?.trim() || null)
}

export function filterList(maxLength: number, maxItems: number) {
  return z
    .union([z.array(text(maxLength)).max(maxItems), absent])
    .optional()
    .transform((value) => {
      const names = new Set((value || []).map((name) => name.trim()).filter(Boolean))
      return names.size > 0 ? [...names] : null
    })
}

/** A Kazakhstan day as 'YYYY-MM-DD'; an instant stands for the day it belongs to. */
export const filterDay = z
  .union([z.string().refine(isDay), z.iso.datetime({ offset: true }).max(40), absent])
  .optional()
  .transform((value) => {
    if (!value) return null
    return isDay(value) ? value : toKazakhstanDay(new Date(value))
  })

export const filterFlag = z
  .union([z.boolean(), z.literal(['true', 'false']), absent])
  .optional()
  .transform((value) => value === true || value === 'true')
