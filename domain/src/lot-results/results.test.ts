import { describe, expect, test } from 'vitest'
import {
  completeResult,
  findCorrection,
  isOwnCompany,
  isSameResult,
  isWon,
  listMissingFields,
  listRequiredFields,
  type KnownWinners,
  type LotResult,
  type ResultInput,
} from './results.ts'

const own = { names: ['ТОО «Акжол Снаб»', null], bin: '140940023346' }
const known = { own }
const date = '2026-11-20T06:00:00.000Z'
const held: ResultInput = {
  finalStatus: 'held',
  finalAmount: '100',
  resultsDate: date,
  winnerCompany: 'ТОО "АКЖОЛ СНАБ"',
}

test('a held purchase needs amount and winner, every result its date', () => {
  expect(listRequiredFields('held')).toEqual(['resultsDate', 'finalAmount', 'winnerCompany'])
  expect(listRequiredFields('cancelled')).toEqual(['resultsDate'])
  expect(listMissingFields({ finalStatus: 'held', finalAmount: '', winnerCompany: null })).toEqual([
    'resultsDate',
    'finalAmount',
    'winnerCompany',
  ])
  expect(listMissingFields(held)).toEqual([])
  expect(listMissingFields({ finalStatus: 'cancelled', resultsDate: date })).toEqual([])
})

test.each<[string, Partial<LotResult> | null, boolean]>([
  ['read again', {}, true],
  ['with another winner', { winnerCompany: 'ТОО «Дала»' }, false],
  ['with another amount', { finalAmount: 101 }, false],
  ['with another reason', { lossReason: 'price' }, false],
  ['cleared', null, false],
])('a result that is %s', (_, changes, isSame) => {
  const result = completeResult(held, known)
  // the order of the fields says nothing
  const read = Object.fromEntries(Object.entries(result).toReversed()) as unknown as LotResult
  const other = changes && { ...read, ...changes }
  expect(isSameResult(result, other)).toBe(isSame)
  expect(isSameResult(other, result)).toBe(isSame)
})

test('no result is like no result', () => {
  expect(isSameResult(null, null)).toBe(true)
})

describe('our own company', () => {
  test.each([
    [{ name: 'тоо  «акжол снаб»' }, true],
    [{ name: 'ТОО «Дала»' }, false],
    [{ name: null }, false],
    [{ name: 'ТОО «Новое имя»', bin: '140940023346' }, true],
    [{ name: 'ТОО «Акжол Снаб»', bin: '000000000001' }, false],
  ])('%o: %s', (winner, isOurs) => {
    expect(isOwnCompany(winner, own)).toBe(isOurs)
  })
})

describe('whether we won', () => {
  const [ours, theirs, another] = ['ТОО «Акжол Снаб»', 'ТОО «Дала»', 'ТОО «Новое имя»']
  const award = (winnerCompany: string, isOurs: boolean) => ({ award: { winnerCompany, isOurs } })
  const before = (winnerCompany: string, winner: boolean) => ({ before: { winnerCompany, winner } })

  test.each<[string, ResultInput['winner'], string | null, Partial<KnownWinners>, boolean]>([
    ['our name', null, ours, {}, true],
    ['another name', undefined, theirs, {}, false],
    ['nobody', null, null, { ...award('', true), ...before('', true) }, false],
    ['our BIN under another name', null, 'тоо "НОВОЕ имя"', award(another, true), true],
    ['our name with another BIN', null, ours, award(ours, false), false],
    ['another name than the portal’s', null, theirs, award(another, true), false],
    ['a name that was saved as ours', null, another, before('ТОО  «новое имя»', true), true],
    ['our name that was saved as another’s', null, ours, before(ours, false), false],
    [
      'the portal’s name that was saved otherwise',
      null,
      another,
      { ...award(another, true), ...before(another, false) },
      true,
    ],
    [
      'a name saved before, and another one of the portal’s',
      null,
      another,
      { ...award(theirs, false), ...before(another, true) },
      true,
    ],
    ['the person’s word', false, ours, { ...award(ours, true), ...before(ours, true) }, false],
  ])('%s', (_, winner, winnerCompany, others, expected) => {
    expect(isWon({ winner, winnerCompany }, { own, ...others })).toBe(expected)
    expect(completeResult({ ...held, winner, winnerCompany }, { own, ...others }).winner).toBe(expected)
  })

  test('what was saved against the portal’s word is a correction', () => {
    expect(findCorrection({ own, ...award(another, true), ...before(another, false) })).toBe(false)
    expect(findCorrection({ own, ...award(another, true), ...before(another, true) })).toBeNull()
    expect(findCorrection({ own, ...before(another, true) })).toBeNull()
    expect(findCorrection({ own, ...award(another, true), before: { winnerCompany: null, winner: null } })).toBeNull()
    expect(findCorrection({ own, ...award(another, true) })).toBeNull()
  })
})

describe('what is kept', () => {
  test('whether we won follows from the winner', () => {
    expect(completeResult(held, known)).toEqual({ ...held, winner: true, lossReason: null })
    expect(completeResult({ ...held, winnerCompany: 'ТОО «Дала»', lossReason: 'price' }, known)).toMatchObject({
      winner: false,
      lossReason: 'price',
    })
  })

  test('the person’s word counts more', () => {
    expect(completeResult({ ...held, winner: false, lossReason: 'documents' }, known)).toMatchObject({
      winner: false,
      lossReason: 'documents',
    })
  })

  test('who won lost for no reason', () => {
    expect(completeResult({ ...held, lossReason: 'price' }, known).lossReason).toBeNull()
  })

  test('a cancelled purchase has neither amount nor winner', () => {
    expect(completeResult({ ...held, finalStatus: 'cancelled', winner: true, lossReason: 'price' }, known)).toEqual({
      finalStatus: 'cancelled',
      finalAmount: null,
      resultsDate: date,
      winnerCompany: null,
      winner: null,
      lossReason: null,
    })
  })
})
