import { expect, test } from 'vitest'
import { createPortalTime } from './portal-time.ts'

const DATE = 'Mon, 16 Nov 2026 05:00:00 GMT'

test('is the Date of the last answer that had one, and goes on from there', () => {
  let ms = 0
  const time = createPortalTime(() => ms)
  expect(time.now()).toBeNull()
  time.note(new Headers({ date: DATE }))
  ms += 90_000
  expect(time.now()).toEqual(new Date('2026-11-16T05:01:30Z'))
  time.note(new Headers())
  time.note(new Headers({ date: 'yesterday' }))
  expect(time.now()).toEqual(new Date('2026-11-16T05:01:30Z'))
})

test('counts how long a cache has kept the answer', () => {
  const time = createPortalTime(() => 0)
  time.note(new Headers({ date: DATE, age: '600' }))
  expect(time.now()).toEqual(new Date('2026-11-16T05:10:00Z'))
})
