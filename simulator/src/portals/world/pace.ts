// How long steps take at the portals: a number of days within bounds, always the same for the same key.
import { DAY, MINUTE, type Moment } from '../../world/calendar.ts'
import { makeRandom } from '../../world/random.ts'

export function addSomeDays(moment: Moment, [least, most]: readonly [number, number], key: string | number): Moment {
  return (
    moment + makeRandom(key, 'pace').int(Math.round((least * DAY) / MINUTE), Math.round((most * DAY) / MINUTE)) * MINUTE
  )
}

/** A moment before the start of the world is moved into its first day. */
export function moveAfterStart(started: Moment, at: Moment, key: string | number): Moment {
  return at > started ? at : addSomeDays(started, [0.01, 1], `late/${key}`)
}
