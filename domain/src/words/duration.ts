const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface DurationParts {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** A length of time in whole units. */
export function splitDuration(length: number): DurationParts {
  const whole = Math.round(length)
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: whole % MINUTE,
  }
}
