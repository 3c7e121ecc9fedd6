import { expect, test } from 'vitest'
import { calculateSessionEnd } from './sessions.ts'

const start = new Date('2026-11-15T06:00:00Z')

test('a session lasts 12 hours', () => {
  expect(calculateSessionEnd(start, ['lead'], false)).toEqual(new Date('2026-11-15T18:00:00Z'))
})

test('a remembered session lasts 30 days', () => {
  expect(calculateSessionEnd(start, ['lead', 'admin'], true)).toEqual(new Date('2026-12-15T06:00:00Z'))
})

test.each([true, false])('a superadmin’s session lasts one hour, remembered: %s', (rememberMe) => {
  expect(calculateSessionEnd(start, ['superadmin'], rememberMe)).toEqual(new Date('2026-11-15T07:00:00Z'))
})
