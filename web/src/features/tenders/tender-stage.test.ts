import { expect, test } from 'vitest'
import { findTenderStage } from './tender-stage.ts'

type LotWithWork = Parameters<typeof findTenderStage>[0][number]

const lot = (work: object | null) =>
  ({
    LotsInProcessOfLot: work
      ? [{ status: 'in_collecting_documents', docs: [], documentsCompletedAt: null, ...work }]
      : [],
  }) as unknown as LotWithWork
const missing = { docs: [{ key: 'licence', required: true, collected: false }] }
const waiting = { docs: [{ key: 'licence', required: true, collected: true }] }
const placed = { status: 'in_placement', documentsCompletedAt: '2026-11-14T05:00:00.000Z' }

test.each([
  ['no lot is in work', [lot(null)], null],
  ['documents are being collected', [lot(missing)], 1],
  ['the price is awaited', [lot(waiting)], 2],
  ['it is being placed', [lot(placed)], 3],
  ['one lot is behind the others', [lot(placed), lot(missing), lot(null)], 1],
  ['all are declined or done', [lot({ status: 'declined' }), lot({ status: 'placement_completed' })], null],
] as const)('the stage of a tender when %s', (_when, lots, expected) => {
  expect(findTenderStage(lots)).toBe(expected)
})
