import { expect, test } from 'vitest'
import { REJECT_REASONS, teachesRelevance } from './reject-reasons.ts'

test('an accepted lot teaches what the company deals in', () => {
  expect(teachesRelevance({ accepted: true, reason: null })).toBe(true)
})

test('of the rejects only those of lots that are not ours teach', () => {
  const teaching = [...REJECT_REASONS, null].filter((reason) => teachesRelevance({ accepted: false, reason }))
  expect(teaching).toEqual(['not_ours'])
})
