import { describe, expect, test } from 'vitest'
import { CHANGE_KINDS, type ChangeFacts, type ChangeKind } from '../tenders/changes.ts'
import { type Consequence, CONSEQUENCES, findConsequence, KINDS_WITH_CONSEQUENCE } from './consequences.ts'
import { WORK_STATUSES, type WorkStatus } from './statuses.ts'

const CANCELLED = { status: 'Отменен' }
const REPLACED = { tender: { id: 7, code: '17379679-2' } }

/** Every kind of change, with the facts that matter, and what it means in which status. */
const TABLE: [string, ChangeKind, ChangeFacts | null, Partial<Record<WorkStatus, Consequence>>][] = [
  ['is published', 'published', CANCELLED, {}],
  ['returns', 'returned', null, {}],
  ['has another deadline', 'deadline', { applicationEndAt: '2026-12-01T00:00:00Z' }, inWork('plan_renewed')],
  ['has another amount', 'amount', { amount: '5.00' }, inWork('price_share_changed')],
  ['has another document', 'documents', { documents: [] }, inWork('documents_to_recheck')],
  ['has another text', 'text', null, { not_processed: 'votes_outdated', ...inWork('votes_outdated') }],
  ['has other details', 'details', null, { not_processed: 'votes_outdated', ...inWork('votes_outdated') }],
  ['is cancelled', 'status', CANCELLED, inWork('deactivation_offered')],
  ['has another status', 'status', { status: 'Итоги' }, {}],
  ['is withdrawn', 'withdrawn', null, inWork('deactivation_offered')],
  ['is replaced', 'superseded', REPLACED, inWork('move_offered')],
  ['replaces another', 'superseded', {}, {}],
  ['has a result', 'result', null, { in_placement: 'result_prefilled', placement_completed: 'result_prefilled' }],
]

function inWork(consequence: Consequence): Partial<Record<WorkStatus, Consequence>> {
  return {
    in_collecting_documents: consequence,
    in_requesting_offers: consequence,
    in_placement: consequence,
  }
}

describe.each(TABLE)('a lot that %s', (_, kind, after, expected) => {
  test.each(WORK_STATUSES)('and is %s', (status) => {
    expect(findConsequence({ kind, after, isOfTender: false }, status)).toBe(expected[status] ?? null)
  })

  test.each(WORK_STATUSES)('and is %s, when the change is of the whole tender', (status) => {
    const isToldOfLots = ['amount', 'status', 'withdrawn'].includes(kind)
    const wanted = isToldOfLots ? null : (expected[status] ?? null)
    expect(findConsequence({ kind, after, isOfTender: true }, status)).toBe(wanted)
  })
})

test('the table has every kind of change and every consequence', () => {
  expect(new Set(TABLE.map(([, kind]) => kind))).toEqual(new Set(CHANGE_KINDS))
  expect(new Set(TABLE.flatMap(([, , , expected]) => Object.values(expected)))).toEqual(new Set(CONSEQUENCES))
})

test('the team hears of every kind but what is published or comes back', () => {
  expect(CHANGE_KINDS.filter((kind) => !KINDS_WITH_CONSEQUENCE.includes(kind))).toEqual(['published', 'returned'])
})
