// The working calendar of Kazakhstan for a week of five days. Days are 'YYYY-MM-DD' on Kazakhstan clocks (clock.ts), so
// the zone of the process does not matter.
import { addDays } from '../clock.ts'

/** Public holidays by law, 'MM-DD'. A holiday on a weekend makes the next working day after it free. */
const TRANSFERRED_HOLIDAYS = [
  '01-01',
  '01-02',
  '03-08',
  '03-21',
  '03-22',
  '03-23',
  '05-01',
  '05-07',
  '05-09',
  '07-06',
  '08-30',
  '10-25',
  '12-16',
] as const
/** Free days that are never transferred. The other one, Kurban ait, has no fixed date: the operator enters it. */
const KEPT_HOLIDAYS = ['01-07'] as const

export const DAY_KINDS = ['free', 'working'] as const
export type DayKind = (typeof DAY_KINDS)[number]

/** What the government or the operator has decided for one day; it comes before the rule. */
export interface DayException {
  date: string
  kind: DayKind
}

export function isWorkingDay(day: string, exceptions: readonly DayException[]): boolean {
  const exception = exceptions.find(({ date }) => date === day)
  return exception ? exception.kind === 'working' : isWorkingDayByLaw(day)
}

/** Without what was decided for single days. */
export function isWorkingDayByLaw(day: string): boolean {
  return !isWeekend(day) && !listHolidays(Number(day.slice(0, 4))).has(day)
}

/** The working day that comes so many working days after this day; the day itself for none. */
export function addWorkingDays(day: string, count: number, exceptions: readonly DayException[]): string {
  return stepWorkingDays(day, count, 1, exceptions)
}

/** The working day that comes so many working days before this day; the day itself for none. */
export function subtractWorkingDays(day: string, count: number, exceptions: readonly DayException[]): string {
  return stepWorkingDays(day, count, -1, exceptions)
}

/** The working days from one day to another, both included. */
export function countWorkingDays(from: string, to: string, exceptions: readonly DayException[]): number {
  let count = 0
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWorkingDay(day, exceptions)) count += 1
  return count
}

/** The day itself, or the last working day before it. */
export function findWorkingDayUntil(day: string, exceptions: readonly DayException[]): string {
  return isWorkingDay(day, exceptions) ? day : subtractWorkingDays(day, 1, exceptions)
}

function stepWorkingDays(day: string, count: number, by: 1 | -1, exceptions: readonly DayException[]): string {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, by)
    if (isWorkingDay(reached, exceptions)) left -= 1
  }
  return reached
}

const toUtc = (day: string) => new Date(`${day}T00:00:00Z`)

function isWeekend(day: string): boolean {
  return [0, 6].includes(toUtc(day).getUTCDay())
}

const holidaysByYear = new Map<number, ReadonlySet<string>>()

/** The holidays of a year with the days they are transferred to. None is transferred to another year. */
function listHolidays(year: number): ReadonlySet<string> {
  const known = holidaysByYear.get(year)
  if (known) return known
  const toDay = (monthAndDay: string) => `${String(year).padStart(4, '0')}-${monthAndDay}`
  const days = new Set([...TRANSFERRED_HOLIDAYS, ...KEPT_HOLIDAYS].map(toDay))
  for (const holiday of TRANSFERRED_HOLIDAYS.map(toDay).filter(isWeekend)) {
    let free = addDays(holiday, 1)
    while (isWeekend(free) || days.has(free)) free = addDays(free, 1)
    days.add(free)
  }
  holidaysByYear.set(year, days)
  return days
}
