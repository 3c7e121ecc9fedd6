const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface DurationParts {
  days: number
  hours: number
  minutes: number
  /** seconds */
  rest: number
}

/** A length of time for the words of a dictionary. */
export function durationParts(seconds: number): DurationParts {
  const whole = Math.round(seconds)
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    rest: whole % MINUTE,
  }
}
