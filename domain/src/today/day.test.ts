import { expect, test } from 'vitest'
import type { WorkStatus } from '../lot-work/statuses.ts'
import { CHANGE_KINDS, NEWS_KINDS } from '../tenders/changes.ts'
import { isBurning } from './day.ts'

const now = new Date('2026-11-17T05:00:00.000Z')

test.each<[WorkStatus, string | null, boolean]>([
  ['in_collecting_documents', '2026-11-19T05:00:00.000Z', true],
  ['in_collecting_documents', '2026-11-19T05:00:00.001Z', false],
  ['in_requesting_offers', '2026-10-01T05:00:00.000Z', true],
  ['in_requesting_offers', null, false],
  ['in_placement', '2026-11-17T06:00:00.000Z', false],
  ['in_placement', '2026-11-16T06:00:00.000Z', false],
])('%s until %s burns: %s', (status, end, burns) => {
  expect(isBurning(status, end, now)).toBe(burns)
})

test('a lot that was published, or came back, is no news to those who work on it', () => {
  expect(CHANGE_KINDS.filter((kind) => !(NEWS_KINDS as readonly string[]).includes(kind))).toEqual([
    'published',
    'returned',
  ])
})
