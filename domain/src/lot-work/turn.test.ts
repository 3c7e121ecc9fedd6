import { describe, expect, test } from 'vitest'
import type { ChecklistEntry } from './checklist.ts'
import { ACTIVE_STATUSES, type RecordedStatus } from './statuses.ts'
import { listTurns } from './turn.ts'
import { decide, type LotFacts, type LotWork } from './workflow.ts'

const now = new Date('2026-11-14T10:00:00Z')
const entry = (key: string, collected: boolean, required = true): ChecklistEntry => ({ key, collected, required })
const missing = [entry('licence', false), entry('price', false)]
const collected = [entry('licence', true), entry('price', false)]
const onlyOptionalMissing = [entry('licence', true), entry('charter', false, false)]

const inWork = (status: RecordedStatus, work: Partial<LotWork> = {}): LotFacts => ({
  status: 'Опубликован',
  applicationEndAt: '2026-11-20T10:00:00Z',
  documents: [],
  work: { status, offerPrice: null, documentsCompletedAt: null, docs: missing, ...work },
})
const show = (facts: LotFacts) => listTurns(facts, now).map(({ step, by }) => `${step}: ${by.join(', ')}`)

const priced = { offerPrice: '100' }
const completed = { ...priced, docs: collected, documentsCompletedAt: '2026-11-14T09:00:00Z' }

describe('whose turn it is', () => {
  test.each<[string, LotFacts, string[]]>([
    ['just taken', inWork('in_collecting_documents'), ['collectDocument: procurement', 'setOfferPrice: manager']],
    ['all collected, no price', inWork('in_collecting_documents', { docs: collected }), ['setOfferPrice: manager']],
    ['a price, documents missing', inWork('in_requesting_offers', priced), ['collectDocument: procurement']],
    [
      'a price, only an optional document missing',
      inWork('in_requesting_offers', { ...priced, docs: onlyOptionalMissing }),
      ['completeCollecting: manager, procurement'],
    ],
    [
      'the portal has changed a collected document',
      inWork('in_requesting_offers', { ...priced, docs: [{ ...entry('licence', true), needsRecheck: true }] }),
      ['confirmDocument: procurement'],
    ],
    ['collection completed', inWork('in_requesting_offers', completed), ['place: procurement']],
    ['placed', inWork('in_placement', completed), ['confirmPlacement: procurement']],
    ['placement confirmed', inWork('placement_completed', completed), []],
    ['declined', inWork('declined'), []],
    ['not in work', { ...inWork('declined'), work: null }, []],
  ])('%s', (_, facts, turns) => {
    expect(show(facts)).toEqual(turns)
  })

  test('after the deadline it stays the same', () => {
    const facts = { ...inWork('in_collecting_documents'), applicationEndAt: '2026-11-01T10:00:00Z' }
    expect(show(facts)).toEqual(['collectDocument: procurement', 'setOfferPrice: manager'])
  })

  test('somebody can always go on with a lot in work, and may do what is said', () => {
    for (const status of ACTIVE_STATUSES)
      for (const docs of [missing, collected, onlyOptionalMissing])
        for (const offerPrice of status === 'in_collecting_documents' ? [null] : ['100'])
          for (const documentsCompletedAt of status === 'in_placement' ? ['2026-11-14T09:00:00Z'] : [null]) {
            const facts = inWork(status, { docs, offerPrice, documentsCompletedAt })
            const turns = listTurns(facts, now)
            expect(turns.length).toBeGreaterThan(0)
            for (const { step, by } of turns)
              for (const role of by) expect(decide(step, facts, [role], now).allowed).toBe(true)
          }
  })
})
