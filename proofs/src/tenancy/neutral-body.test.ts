import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { formatDateTime } from '@tendertap/domain/clock'
import { CANARY_MOMENT } from '../guards/fill-tables.ts'
import { toNeutralBody } from './neutral-body.ts'

const foreignId = randomUUID()
const foreignIds = new Set([foreignId])

/** The answer of a call that has inserted a row on the lot. */
function describeRow(lotId: number, row: { id?: string; createdAt?: Date; text?: string } = {}): string {
  const { id = randomUUID(), createdAt = new Date(), text = 'Комментарий' } = row
  return toNeutralBody(JSON.stringify({ lot: { id: lotId }, LotId: lotId, id, createdAt, text }), lotId, foreignIds)
}

describe('the answers about two lots', () => {
  test('are equal if only the lot, the id of the new row and its moment differ', () => {
    expect(describeRow(7, { createdAt: new Date(1) })).toBe(describeRow(8, { createdAt: new Date(2) }))
  })

  test('are equal if only the numbers of the rows in their feeds differ', () => {
    expect(describeRow(7, { id: '4.9' })).toBe(describeRow(8, { id: '4.10' }))
  })

  test('are equal if only the minute in which a document was made differs', () => {
    const made = (at: string) => describeRow(7, { text: `Составлено ${at}` })
    expect(made('18.11.2026 20:40')).toBe(made('18.11.2026 20:41'))
    expect(made('18.11.2026 20:40')).not.toBe(made(formatDateTime(CANARY_MOMENT)))
  })

  test.each([
    ['another text', { text: 'Другой' }],
    ['an id of the foreign company', { id: foreignId }],
    ['a moment of the foreign company', { createdAt: CANARY_MOMENT }],
  ])('differ by %s', (_what, row) => {
    expect(describeRow(7, row)).not.toBe(describeRow(8))
  })

  test('differ by a number that is not an id, even if it equals the lot’s', () => {
    const votes = (lotId: number) => toNeutralBody(JSON.stringify({ lotId, votes: lotId }), lotId, foreignIds)
    expect(votes(7)).not.toBe(votes(8))
  })
})
