import { expect, test } from 'vitest'
import { DEFAULT_MIN_SCORE } from './min-score.ts'

test('a lot matches an interest from 75 per cent on unless the profile says otherwise', () => {
  expect(DEFAULT_MIN_SCORE).toBe(75)
})
