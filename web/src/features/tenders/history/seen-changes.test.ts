import { expect, test } from 'vitest'
import { readLastSeenChange, markSeen } from './seen-changes.ts'

test('a tender is remembered with the last change seen, the latest tenders only', () => {
  expect(readLastSeenChange(1)).toBeNull()
  markSeen(1, 40)
  markSeen(1, 57)
  markSeen(2, 41)
  expect([readLastSeenChange(1), readLastSeenChange(2)]).toEqual([57, 41])
  for (let id = 10; id < 310; id += 1) markSeen(id, id)
  expect([readLastSeenChange(1), readLastSeenChange(309)]).toEqual([null, 309])
})
