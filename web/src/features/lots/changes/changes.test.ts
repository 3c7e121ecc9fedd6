import { describe, expect, test } from 'vitest'
import { compareDocuments, groupByMoment, compareTexts, type Change } from './changes.ts'

let seq = 100
const change = (fields: Partial<Change>): Change => ({
  seq: (seq -= 1),
  at: '2026-11-13T09:20:10.000Z',
  kind: 'status',
  LotId: null,
  lotNumber: null,
  before: null,
  after: null,
  ...fields,
})
const lot = (number: number, fields: Partial<Change>) => change({ LotId: number, lotNumber: `${number}`, ...fields })

describe('the history of changes', () => {
  test('is grouped by moments, newest first', () => {
    const moments = groupByMoment([
      change({ at: '2026-11-14T05:00:00.000Z' }),
      change({ kind: 'deadline' }),
      change({ kind: 'amount', at: '2026-11-13T09:20:55.000Z' }),
    ])
    expect(moments.map(({ at, changes }) => [at, changes.map(({ kind }) => kind)])).toEqual([
      ['2026-11-14T05:00:00.000Z', ['status']],
      ['2026-11-13T09:20:10.000Z', ['deadline', 'amount']],
    ])
  })

  test('shows the same change of many lots and of the tender once', () => {
    const results = { before: { status: 'Допуск' }, after: { status: 'Итоги' } }
    const [moment] = groupByMoment([
      change(results),
      lot(1, results),
      lot(2, results),
      lot(3, { ...results, after: { status: 'Отменен' } }),
    ])
    expect(moment?.changes).toMatchObject([
      { kind: 'status', isOfTender: true, lots: ['1', '2'] },
      { kind: 'status', isOfTender: false, lots: ['3'] },
    ])
  })

  test('shows added lots together, whatever their amounts are', () => {
    const [moment] = groupByMoment([
      lot(1, { kind: 'published', after: { amount: 1 } }),
      lot(2, { kind: 'published', after: { amount: 2 } }),
    ])
    expect(moment?.changes).toMatchObject([{ kind: 'published', isOfTender: false, lots: ['1', '2'] }])
  })

  test('shows lots apart when their figures differ', () => {
    const [moment] = groupByMoment([
      lot(1, { kind: 'amount', after: { amount: 1 } }),
      lot(2, { kind: 'amount', after: { amount: 2 } }),
    ])
    expect(moment?.changes).toHaveLength(2)
  })

  test('tells a replaced document from an added and a removed one', () => {
    const document = (name: string) => ({ type: 'Проект договора', name })
    const before = { documents: [document('договор.pdf'), document('старый.pdf')] }
    const after = { documents: [document('договор.pdf'), document('новый.pdf')] }
    expect(compareDocuments({ before, after })).toEqual({
      added: [document('новый.pdf')],
      removed: [document('старый.pdf')],
      replaced: [document('договор.pdf')],
    })
    expect(compareDocuments({ before: {}, after })).toMatchObject({ removed: [], replaced: [] })
  })

  test('shows a changed text in the person’s language, else in the one that did change', () => {
    const before = { texts: { nameRu: 'Бумага', nameKz: 'Қағаз', descriptionKz: null } }
    const after = { texts: { nameRu: 'Бумага А4', nameKz: 'А4 қағазы', descriptionKz: 'Ақ қағаз' } }
    expect(compareTexts({ before, after }, 'kz')).toEqual([
      { field: 'name', language: 'kz', before: 'Қағаз', after: 'А4 қағазы' },
      { field: 'description', language: 'kz', before: null, after: 'Ақ қағаз' },
    ])
    expect(compareTexts({ before, after }, 'en').map(({ language }) => language)).toEqual(['ru', 'kz'])
  })
})
