import { expect, test } from 'vitest'
import type { LotFacts } from '../lot-work/workflow.ts'
import { decideOnTender, findTenderRefusal } from './decide.ts'

const now = new Date('2026-11-14T10:00:00Z')
const open: LotFacts = { status: 'Опубликован', applicationEndAt: '2026-11-20T10:00:00Z', documents: [], work: null }
const declined = { status: 'declined', offerPrice: null, documentsCompletedAt: null, docs: [] } as const
const lots = {
  free: { id: 1, facts: open },
  waiting: { id: 2, facts: { ...open, documents: ['processing'] } satisfies LotFacts },
  declined: { id: 3, facts: { ...open, work: declined } },
}

test('the step is taken on every lot that allows it, and the others are named', () => {
  expect(decideOnTender('activate', [lots.free, lots.waiting, lots.declined], ['manager'], now)).toEqual({
    step: 'activate',
    eligible: [lots.free],
    refused: [
      { lot: lots.waiting, refusal: 'documents_processing' },
      { lot: lots.declined, refusal: 'already_declined' },
    ],
  })
})

test.each([
  [[lots.free, lots.declined], null],
  [[lots.declined, lots.waiting], 'documents_processing'],
  [[lots.declined], 'already_declined'],
  [[], 'lot_not_open'],
] as const)('it is refused as a whole only if no lot allows it', (of, refusal) => {
  expect(findTenderRefusal(decideOnTender('activate', of, ['manager'], now))).toBe(refusal)
})

test('without a lot, a result has no placement to follow', () => {
  expect(findTenderRefusal(decideOnTender('fillResult', [], ['procurement'], now))).toBe('placement_not_completed')
})

test('someone without the role is told so', () => {
  expect(findTenderRefusal(decideOnTender('decline', [lots.free], ['lead'], now))).toBe('only_manager_declines')
})
