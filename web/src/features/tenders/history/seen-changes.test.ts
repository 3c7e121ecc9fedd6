import { expect, test } from 'vitest'
import { lastSeenChange, markSeen } from './seen-changes.ts'

test('a tender is remembered with the last change seen, the latest tenders only', () => {
  expect(lastSeenChange(1)).toBeNull()
  markSeen(1, 40)
  markSeen(1, 57)
  markSeen(2, 41)
  expect([lastSeenChange(1), lastSeenChange(2)]).toEqual([57, 41])
  for (let id = 10; id < 310; id += 1) markSeen(id, id)
  expect([lastSeenChange(1), lastSeenChange(309)]).toEqual([null, 309])
})
