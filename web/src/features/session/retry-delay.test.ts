import { expect, test } from 'vitest'
import { chooseRetryDelay } from './retry-delay.ts'

test('the profile is tried again after 2, 4, 8, 16 and then every 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 50].map(chooseRetryDelay)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
})
