// When the operator is written to about troubles of delivery: when they begin, hourly while they last, and when they
// are over. One that comes and goes within the hour is one trouble.

const HOUR_MS = 3_600_000

export interface RaisedAlarm {
  /** when the last letter was written */
  toldAt: Date
  /** when something was last wrong */
  troubleAt: Date
}

export type AlarmStep = 'begin' | 'remind' | 'wait' | 'end' | 'nothing'

export function decideAlarm(raised: RaisedAlarm | null, isTroubled: boolean, now: Date): AlarmStep {
  const isHourSince = (moment: Date) => now.getTime() - moment.getTime() >= HOUR_MS
  if (!raised) return isTroubled ? 'begin' : 'nothing'
  if (isTroubled) return isHourSince(raised.toldAt) ? 'remind' : 'wait'
  return isHourSince(raised.troubleAt) ? 'end' : 'nothing'
}
