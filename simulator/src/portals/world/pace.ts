// How long things take at the portals: some days, the same for the same thing.
import { DAY, MINUTE, type Moment } from '../../world/calendar.ts'
import { makeRandom } from '../../world/random.ts'

export function addSomeDays(moment: Moment, [least, most]: readonly [number, number], key: string | number): Moment {
  return (
    moment + makeRandom(key, 'pace').int(Math.round((least * DAY) / MINUTE), Math.round((most * DAY) / MINUTE)) * MINUTE
  )
}

/** What would have happened before the world began happens in its first day. */
export function moveAfterStart(started: Moment, at: Moment, key: string | number): Moment {
  return at > started ? at : addSomeDays(started, [0.01, 1], `late/${key}`)
}
