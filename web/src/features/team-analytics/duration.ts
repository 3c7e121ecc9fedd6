import { useTexts } from '../../i18n/texts.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds in words: to the minute, and from an hour on to the hour. */
export function useDuration(): (seconds: number | null) => string | null {
  const { duration } = useTexts('team-analytics')
  return (seconds) => {
    if (seconds === null) return null
    const unit = seconds < HOUR ? MINUTE : HOUR
    return duration(Math.max(MINUTE, Math.round(seconds / unit) * unit))
  }
}
