import { describe, expect, test } from 'vitest'
import { compareAwards, compareVersions, compareDocuments, type Version } from './compare-versions.ts'

const facts: Version['facts'] = {
  status: 'Опубликован',
  amount: '100.00',
  applicationStartAt: '2026-07-20T04:00:00.000Z',
  applicationEndAt: '2026-07-25T04:00:00.000Z',
  applicationOpenAt: null,
  nameRu: 'Бумага',
  nameKz: null,
  ensTruCode: '171214.500.000000',
}
const version: Version = { facts, withdrawn: false }
type Differing = Version['facts'] & { withdrawn?: boolean }
const versionWith = ({ withdrawn = false, ...some }: Differing): Version => ({
  facts: { ...facts, ...some },
  withdrawn,
})
const kinds = (after: Differing, before: Differing | null = {}) =>
  compareVersions(before && versionWith(before), versionWith(after)).map(({ kind }) => kind)

describe('what changed', () => {
  test('nothing, when the portal shows the same', () => {
    expect(compareVersions(version, versionWith({}))).toEqual([])
  })

  test('a tender or lot seen for the first time is published, with its first facts', () => {
    expect(compareVersions(null, version)).toEqual([
      {
        kind: 'published',
        before: null,
        after: { status: 'Опубликован', amount: '100.00', applicationEndAt: '2026-07-25T04:00:00.000Z' },
      },
    ])
  })

  test('one that is already withdrawn when first seen has no change', () => {
    expect(kinds({ withdrawn: true }, null)).toEqual([])
  })

  test('a moved deadline holds the old and the new date and no date that stayed', () => {
    expect(compareVersions(version, versionWith({ applicationEndAt: '2026-07-28T04:00:00.000Z' }))).toEqual([
      {
        kind: 'deadline',
        before: { applicationEndAt: '2026-07-25T04:00:00.000Z' },
        after: { applicationEndAt: '2026-07-28T04:00:00.000Z' },
      },
    ])
  })

  test('an absent value and null are the same', () => {
    const { nameKz: _, ...without } = facts
    expect(compareVersions(version, { facts: without, withdrawn: false })).toEqual([])
    expect(compareVersions(version, versionWith({ nameRu: 'Бумага А4' }))).toEqual([
      { kind: 'text', before: { texts: { nameRu: 'Бумага' } }, after: { texts: { nameRu: 'Бумага А4' } } },
    ])
  })

  test.each<[string, Differing, Differing, string[]]>([
    ['status', {}, { status: 'Завершен' }, ['status']],
    ['amount', {}, { amount: null }, ['amount']],
    [
      'several at once',
      {},
      {
        status: 'Отменен',
        amount: '1.00',
        applicationOpenAt: '2026-07-25T05:00:00.000Z',
        nameRu: null,
        method: 'Аукцион',
      },
      ['status', 'deadline', 'amount', 'details', 'text'],
    ],
    ['taken back', {}, { withdrawn: true }, ['withdrawn']],
    ['come back in another state', { withdrawn: true }, { status: 'Итоги' }, ['returned', 'status']],
  ])('%s', (_, before, after, expected) => {
    expect(kinds(after, before)).toEqual(expected)
  })
})

test('another ENS TRU code is a change: what suits a company depends on it', () => {
  expect(compareVersions(version, versionWith({ ensTruCode: '172313.100.000000' }))).toEqual([
    {
      kind: 'details',
      before: { details: { ensTruCode: '171214.500.000000' } },
      after: { details: { ensTruCode: '172313.100.000000' } },
    },
  ])
})

describe('a result', () => {
  const award = { winner: 'поставщик', amount: '90.00', concludedAt: null, participants: 3 }

  test('is a change when somebody wins, when it differs and when it is withdrawn', () => {
    expect(compareAwards(null, award)).toEqual({ kind: 'result', before: null, after: { award } })
    const cheaper = { ...award, amount: '80.00' }
    expect(compareAwards(award, cheaper)).toEqual({ kind: 'result', before: { award }, after: { award: cheaper } })
    expect(compareAwards(award, null)).toEqual({ kind: 'result', before: { award }, after: null })
  })

  test('is no change while it stays the same', () => {
    expect(compareAwards(award, { ...award })).toBeNull()
    expect(compareAwards(null, null)).toBeNull()
  })
})

describe('documents', () => {
  const [old, fresh] = [
    { type: 'Проект договора', name: 'a.pdf' },
    { type: 'Проект договора', name: 'b.pdf' },
  ]

  test('a replaced one is removed under its old name and added under its new one', () => {
    expect(compareDocuments([old], [fresh])).toEqual({
      kind: 'documents',
      before: { documents: [old] },
      after: { documents: [fresh] },
    })
  })

  test('none added, none removed: no change', () => {
    expect(compareDocuments([], [])).toBeNull()
  })
})
