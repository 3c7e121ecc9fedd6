import { describe, expect, test } from 'vitest'
import { changesBetween, documentsChange, type Version } from './changes-between.ts'

const version: Version = {
  status: 'Опубликован',
  amount: '100.00',
  applicationStartAt: '2026-07-20T04:00:00.000Z',
  applicationEndAt: '2026-07-25T04:00:00.000Z',
  applicationOpenAt: null,
  texts: { nameRu: 'Бумага', nameKz: null },
  withdrawn: false,
}
const kinds = (after: Partial<Version>, before: Partial<Version> | null = {}) =>
  changesBetween(before && { ...version, ...before }, { ...version, ...after }).map(({ kind }) => kind)

describe('what changed', () => {
  test('nothing, when the portal shows the same', () => {
    expect(changesBetween(version, { ...version })).toEqual([])
  })

  test('the first sight of it is its publication, with what it began with', () => {
    expect(changesBetween(null, version)).toEqual([
      {
        kind: 'published',
        before: null,
        after: { status: 'Опубликован', amount: '100.00', applicationEndAt: '2026-07-25T04:00:00.000Z' },
      },
    ])
  })

  test('what was already taken back when first seen is told to nobody', () => {
    expect(kinds({ withdrawn: true }, null)).toEqual([])
  })

  test('a moved deadline holds both ends of the move and nothing that stayed', () => {
    expect(changesBetween(version, { ...version, applicationEndAt: '2026-07-28T04:00:00.000Z' })).toEqual([
      {
        kind: 'deadline',
        before: { applicationEndAt: '2026-07-25T04:00:00.000Z' },
        after: { applicationEndAt: '2026-07-28T04:00:00.000Z' },
      },
    ])
  })

  test('an absent value and none are the same', () => {
    expect(kinds({ texts: { nameRu: 'Бумага' } })).toEqual([])
    expect(changesBetween(version, { ...version, texts: { nameRu: 'Бумага А4' } })).toEqual([
      { kind: 'text', before: { texts: { nameRu: 'Бумага' } }, after: { texts: { nameRu: 'Бумага А4' } } },
    ])
  })

  test.each<[string, Partial<Version>, Partial<Version>, string[]]>([
    ['status', {}, { status: 'Завершен' }, ['status']],
    ['amount', {}, { amount: null }, ['amount']],
    [
      'several at once',
      {},
      { status: 'Отменен', amount: '1.00', applicationOpenAt: '2026-07-25T05:00:00.000Z', texts: {} },
      ['status', 'deadline', 'amount', 'text'],
    ],
    ['taken back', {}, { withdrawn: true }, ['withdrawn']],
    ['come back in another state', { withdrawn: true }, { status: 'Итоги' }, ['returned', 'status']],
  ])('%s', (_, before, after, expected) => {
    expect(kinds(after, before)).toEqual(expected)
  })
})

describe('documents', () => {
  const [old, fresh] = [
    { type: 'Проект договора', name: 'a.pdf' },
    { type: 'Проект договора', name: 'b.pdf' },
  ]

  test('a replaced one is gone under the old name and new under the other', () => {
    expect(documentsChange([old], [fresh])).toEqual({
      kind: 'documents',
      before: { documents: [old] },
      after: { documents: [fresh] },
    })
  })

  test('none came, none went: nothing to tell', () => {
    expect(documentsChange([], [])).toBeNull()
  })
})
