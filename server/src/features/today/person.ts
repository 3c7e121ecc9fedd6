// Whose day it is.

export interface DayOf {
  userId: string
  /** sees the lots in work; the others hear only of the lots on which they voted */
  readsWork: boolean
  now: Date
}

const HOUR = 3_600_000

// Handed to the database as a moment: it would compute `now - interval` again for each row.
export const addHours = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR)
export const daysBefore = (moment: Date, days: number) => addHours(moment, -24 * days)
