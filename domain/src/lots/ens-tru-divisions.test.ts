import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { DIVISIONS, findDivision, getDivisionName } from './ens-tru-divisions.ts'

const LONGEST_NAME = 45

/** Divisions whose Kazakh name is rightly the same as the Russian one. */
const SAME_IN_RUSSIAN: readonly string[] = []

/** CPA has no divisions between these ranges. */
const RANGES = [
  [1, 3],
  [5, 33],
  [35, 39],
  [41, 43],
  [45, 47],
  [49, 53],
  [55, 56],
  [58, 66],
  [68, 75],
  [77, 82],
  [84, 88],
  [90, 99],
] as const

const codes = DIVISIONS.map(({ code }) => code)

test('every division of CPA is in the list once, in order, by two digits', () => {
  const expected = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(2, '0')),
  )
  expect(codes).toEqual(expected)
})

test('codes are two digits, unique and sorted', () => {
  for (const code of codes) expect(code).toMatch(/^\d{2}$/)
  expect([...new Set(codes)].toSorted()).toEqual(codes)
})

describe.each(LANGUAGES)('the names in %s', (language) => {
  const names = DIVISIONS.map(({ name }) => name[language])

  test('are all different', () => {
    expect(new Set(names).size).toBe(names.length)
  })

  test('fit the axis of a chart', () => {
    expect(names.filter((name) => name.length > LONGEST_NAME || name !== name.trim() || name === '')).toEqual([])
  })
})

test('the Kazakh names are not the Russian ones', () => {
  const same = DIVISIONS.filter(({ name }) => name.kz === name.ru).map(({ code }) => code)
  expect(same).toEqual(SAME_IN_RUSSIAN)
})

test('each name is in the letters of its language', () => {
  for (const { name } of DIVISIONS) {
    expect(name.ru).not.toMatch(/\p{Script=Latin}|[әғқңөұүһі]/iu)
    expect(name.kz).not.toMatch(/\p{Script=Latin}/u)
    expect(name.en).not.toMatch(/\p{Script=Cyrillic}/u)
  }
})

test('a division is found by its code', () => {
  expect(findDivision('62')?.name.en).toBe('Programming and IT services')
  expect(getDivisionName('31', 'kz')).toBe('Жиһаз')
})

test.each(['04', '34', '', '6'])('the unknown code «%s» has no division and is shown as it is', (code) => {
  expect(findDivision(code)).toBeNull()
  expect(getDivisionName(code, 'ru')).toBe(code)
})
