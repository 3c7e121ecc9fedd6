import { describe, expect, test } from 'vitest'
import type { RecordedStatus } from '../lot-work/statuses.ts'
import { deriveTenderWork, type WorkOfLot } from './tender-work.ts'

type Work = WorkOfLot<{ action: string; date: string; by: string }>

function work(status: RecordedStatus, facts: Partial<Work> = {}): Work {
  return { status, offerPrice: null, completedAt: null, declinedAt: null, meta: [], ...facts }
}

describe('the status is that of the least advanced lot in work', () => {
  test.each<[string, (RecordedStatus | null)[], string]>([
    ['nothing taken', [null, null], 'not_processed'],
    ['one of two taken', [null, 'in_placement'], 'in_placement'],
    ['two apart', ['in_placement', 'in_collecting_documents'], 'in_collecting_documents'],
    ['a declined one does not count', ['declined', 'placement_completed'], 'placement_completed'],
    ['all declined', ['declined', 'declined'], 'declined'],
    ['one declined, the other free', ['declined', null], 'not_processed'],
    ['no lots', [], 'not_processed'],
  ])('%s', (_, statuses, status) => {
    expect(deriveTenderWork(statuses.map((one) => one && work(one))).status).toBe(status)
  })
})

test('the price is the sum once every lot in work has one', () => {
  const priced = work('in_requesting_offers', { offerPrice: '10.10' })
  expect(deriveTenderWork([priced, work('in_collecting_documents')]).offerPrice).toBeNull()
  expect(deriveTenderWork([priced, work('declined'), null]).offerPrice).toBe('10.10')
  expect(deriveTenderWork([priced, work('in_placement', { offerPrice: 0.2 })]).offerPrice).toBe('10.30')
  expect(deriveTenderWork([null]).offerPrice).toBeNull()
})

test('it is completed or declined when the last lot gets there', () => {
  const first = work('placement_completed', { completedAt: '2026-11-01T00:00:00.000Z' })
  const second = work('placement_completed', { completedAt: '2026-11-03T00:00:00.000Z' })
  const declined = work('declined', { declinedAt: '2026-11-02T00:00:00.000Z' })
  expect(deriveTenderWork([second, first, declined])).toMatchObject({
    completedAt: second.completedAt,
    declinedAt: null,
  })
  expect(deriveTenderWork([first, work('in_placement')]).completedAt).toBeNull()
  expect(deriveTenderWork([declined]).declinedAt).toBe(declined.declinedAt)
})

test('an entry of the log stands once every lot in work has it, with the person of the last', () => {
  const entry = (action: string, day: number, by: string) => ({ action, date: `2026-11-0${day}T00:00:00.000Z`, by })
  const first = work('in_requesting_offers', {
    meta: [
      entry('activateLot', 1, 'А'),
      entry('setOfferPrice', 2, 'А'),
      entry('completeCollectingLotDocuments', 4, 'Б'),
    ],
  })
  const second = work('in_requesting_offers', { meta: [entry('setOfferPrice', 3, 'В')] })
  expect(deriveTenderWork([first, second]).meta).toEqual([entry('setOfferPrice', 3, 'В')])
  expect(deriveTenderWork([first, null]).meta).toEqual([
    entry('setOfferPrice', 2, 'А'),
    entry('completeCollectingDocuments', 4, 'Б'),
  ])
  expect(deriveTenderWork([work('declined', { meta: [entry('completeLot', 5, 'А')] })]).meta).toEqual([])
})
