// Single fields of calls. Inputs refuse what PostgreSQL cannot store: NUL characters and lone surrogates.
import { z } from 'zod'
import { isDay } from '@tendertap/domain/clock'
import { isEmail } from '@tendertap/domain/workspaces/registration'
import type { ErrorCode } from '../errors/errors.ts'

export const MAX_COMPANY_NAMES = 20_000
const MAX_AMOUNT = 1e16

/** A string of bounded length. */
export function text(maxLength: number, missing?: ErrorCode) {
  return checkText(z.string(missing), maxLength)
}

/** Spaces around the text are removed before its length is checked, as the domain's rules do. */
export function requiredText(maxLength: number) {
  return checkText(z.string().trim().min(1), maxLength)
}

/** Every text of an input is checked here. */
function checkText(schema: z.ZodString, maxLength: number) {
  return schema.max(maxLength).refine((value) => value.isWellFormed() && !value.includes('\0'), 'not a text')
}

const EMAIL_MISSING: ErrorCode = 'email_missing'
const EMAIL_INVALID: ErrorCode = 'email_invalid'

/** An address that we can send e-mail to. Signing in does not check this much. */
export const email = text(320, EMAIL_MISSING).trim().min(1, EMAIL_MISSING).refine(isEmail, EMAIL_INVALID)

/** For updates: a missing key (undefined) leaves the field unchanged, '' or null clears it (null). */
export function clearable(maxLength: number) {
  return z
    .union([text(maxLength).trim(), z.null()])
    .transform((value) => value || null)
    .optional()
}

/** Workspace data is numbered by UUID. */
export const uuid = z.guid()

/** Catalogue rows are numbered by bigint, sent as JSON numbers; from a page's address they come as digits. */
export const catalogueId = z
  .union([z.number(), z.string().regex(/^\d{1,16}$/)])
  .transform(Number)
  .pipe(z.number().int().positive())

/** An amount in tenge with at most two decimals, as a JSON number: no whole tenge is lost below 2^53. */
export const amountInput = z
  .union([z.number(), z.string().regex(/^\d{1,16}(\.\d{1,2})?$/)])
  .transform(Number)
  .pipe(
    z
      .number()
      .nonnegative()
      .lt(MAX_AMOUNT)
      .refine((value) => hasTwoDecimals(value), 'more than two decimals'),
  )

function hasTwoDecimals(value: number): boolean {
  return /^\d+(\.\d{1,2})?$/.test(String(value))
}

export const instantInput = z.iso.datetime({ offset: true }).max(40)
export const dayInput = z.string().max(10).refine(isDay, 'not a day')

// Outputs.
/** ISO 8601 in UTC, e.g. 2026-11-14T05:30:00.000Z. */
export const instant = z.iso.datetime()
/** 2026-11-18, on the clocks of Kazakhstan. */
export const day = z.iso.date()
/** Tenge as a JSON number. */
export const amount = z.number()
export const textOrNull = z.string().nullable()
export const catalogueNumber = z.number().int()
/** The answer of calls for which the specification shows no answer. */
export const nothing = z.object({})
