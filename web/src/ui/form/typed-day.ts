import { isDay } from '@tendertap/domain/clock'

const FORMATS = [
  /^(?<day>\d{1,2})[./\- ](?<month>\d{1,2})[./\- ](?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
]

const FIRST_DAY = '1990-01-01'

/** The days that a field takes, both included, as YYYY-MM-DD. */
export interface DayBounds {
  min?: string | undefined
  max?: string | undefined
}

/** What people type or paste for a day: 30.11.2026, 30/11/26, 30112026, 2026-11-30. Null: no day. */
export function parseTypedDay(text: string): string | null {
  const groups = FORMATS.map((format) => format.exec(text.trim())?.groups).find(Boolean)
  if (!groups) return null
  const { year = '', month = '', day = '' } = groups
  const found = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(found) && found >= FIRST_DAY ? found : null
}

/** What is wrong with the text: it is no day, or one outside the bounds. Null: nothing; it may be empty. */
export function findDayProblem(text: string, { min, max }: DayBounds): 'invalid' | 'early' | 'late' | null {
  if (text.trim() === '') return null
  const day = parseTypedDay(text)
  if (day === null) return 'invalid'
  if (min !== undefined && day < min) return 'early'
  return max !== undefined && day > max ? 'late' : null
}

/** Is the day typed to its end? 30.11.20 may still become 30.11.2026, and 30.1.2026 was perhaps 30.12.2026 before. */
export function isTypedToEnd(text: string): boolean {
  return /^(\d{2}\D\d{2}\D\d{4}|\d{8}|\d{4}-\d{2}-\d{2})$/.test(text.trim())
}
