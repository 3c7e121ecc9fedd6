import { expect, test } from 'vitest'
import { findAwards } from './awards.ts'
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
  const awards = findAwards([
    result(2, { before: { award }, after: null }),
    result(1, { before: { award }, after: { award: corrected } }),
    result(2, { before: null, after: { award } }),
    result(1, { before: null, after: { award } }),
  ])
  expect(Array.from(awards)).toEqual([[1, corrected]])
})
