import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHANNELS } from './categories.ts'
import { getRetryWait, HOURLY_CAP, pickTogether, planSending } from './sending.ts'

const now = new Date('2026-11-17T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const messages = (count: number, minutes = 10) => Array.from({ length: count }, () => minutesAgo(minutes))

test('a few notices come to Telegram one by one', () => {
  for (const due of [1, 2, 3])
    expect(planSending({ channel: 'telegram', due, sentAt: [] }, now)).toEqual({ together: 1 })
})

test('more come together', () => {
  expect(planSending({ channel: 'telegram', due: 4, sentAt: [] }, now)).toEqual({ together: 4 })
  expect(planSending({ channel: 'telegram', due: 400, sentAt: [] }, now)).toEqual({ together: 400 })
})

test('letters always tell all that is due', () => {
  expect(planSending({ channel: 'email', due: 2, sentAt: [] }, now)).toEqual({ together: 2 })
})

test('the last message of the hour tells all that is due', () => {
  expect(planSending({ channel: 'telegram', due: 2, sentAt: messages(HOURLY_CAP.telegram - 1) }, now)).toEqual({
    together: 2,
  })
})

test('after as many messages as an hour allows the rest waits until the earliest of them is an hour ago', () => {
  const sentAt = [minutesAgo(50), ...messages(HOURLY_CAP.telegram - 1)]
  expect(planSending({ channel: 'telegram', due: 1, sentAt }, now)).toEqual({ waitUntil: minutesAgo(-10) })
  expect(planSending({ channel: 'telegram', due: 1, sentAt: messages(HOURLY_CAP.telegram, 61) }, now)).toEqual({
    together: 1,
  })
})

test('whatever comes, nobody gets more messages than the cap within an hour, and nothing is left for good', () => {
  const arrivals = fc.array(
    fc.record({ after: fc.integer({ min: 0, max: 30 }), count: fc.integer({ min: 1, max: 40 }) }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...CHANNELS), arrivals, (channel, events) => {
      let clock = now.getTime()
      let due = 0
      const sent: Date[] = []
      const send = () => {
        for (let plan = planSending({ channel, due, sentAt: sent }, new Date(clock)); due > 0;) {
          if ('waitUntil' in plan) return plan.waitUntil.getTime()
          due -= plan.together
          sent.push(new Date(clock))
          plan = planSending({ channel, due, sentAt: sent }, new Date(clock))
        }
        return null
      }
      for (const { after, count } of events) {
        clock += after * 60_000
        due += count
        send()
      }
      for (let until = send(); until !== null; until = send()) clock = until
      expect(due).toBe(0)
      for (const moment of sent) {
        const within = sent.filter((other) => {
          const age = moment.getTime() - other.getTime()
          return age >= 0 && age < 3_600_000
        })
        expect(within.length).toBeLessThanOrEqual(HOURLY_CAP[channel])
      }
    }),
  )
})

test('the daily mailing is a message of its own, in whatever order things are due', () => {
  const [changed, daily, taken] = [{ kind: 'lot_changed' }, { kind: 'daily_mailing' }, { kind: 'lot_taken' }] as const
  expect(pickTogether([changed, daily, taken])).toEqual([changed, taken])
  expect(pickTogether([daily, changed, daily])).toEqual([daily])
  expect(pickTogether([])).toEqual([])
})

test('what is not accepted is tried for about three hours, at most a quarter of an hour apart', () => {
  const waits = Array.from({ length: 30 }, (_, attempts) => getRetryWait(attempts + 1))
  expect(waits.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000])
  expect(Math.max(...waits.map(Number))).toBe(15 * 60_000)
  const hours = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 3_600_000
  expect(hours).toBeGreaterThan(2)
  expect(hours).toBeLessThan(3)
  expect(waits.slice(18, 21)).toEqual([15 * 60_000, null, null])
})
