import { expect, test } from 'vitest'
import { collectAwards } from './awards.ts'
import type { Change } from '../lots/changes/changes.ts'

const award = { winner: 'ТОО «Снаб»', amount: 12_100_000, concludedAt: null, participants: 3 }
const corrected = { ...award, amount: 12_050_000 }
const result = (LotId: number, facts: Pick<Change, 'before' | 'after'>): Change => ({
  seq: 1,
  at: '2026-11-13T09:20:10.000Z',
  kind: 'result',
  LotId,
  lotNumber: `${LotId}`,
  ...facts,
})

test('the latest result of each lot holds, and a withdrawn one does not', () => {
  const awards = collectAwards(
    [],
    [
      result(2, { before: { award }, after: null }),
      result(1, { before: { award }, after: { award: corrected } }),
      result(2, { before: null, after: { award } }),
      result(1, { before: null, after: { award } }),
    ],
  )
  expect(Array.from(awards)).toEqual([[1, [corrected]]])
})

test('what the analytics know of a lot replaces what its history tells', () => {
  const company = { id: 20, nameRu: 'ТОО «Снаб»', nameKz: null, nameEn: null, bin: null }
  const terms = { amount: 12_050_000, concludedAt: null, participants: 3 }
  const awards = collectAwards(
    [{ lotId: 1, plannedAmount: null, awards: [{ company, ...terms }] }],
    [result(1, { before: null, after: { award } }), result(2, { before: null, after: { award } })],
  )
  expect(awards.get(1)).toEqual([{ winner: 'ТОО «Снаб»', supplierId: 20, ...terms }])
  expect(awards.get(2)).toEqual([award])
})
