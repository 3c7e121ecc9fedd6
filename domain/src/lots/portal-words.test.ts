import { describe, expect, test } from 'vitest'
import { STATUS_NAMES, findStatus } from './portal-statuses.ts'
import { createFinder, type Translation } from './portal-words.ts'
import { METHOD_NAMES, findMethod } from './purchase-methods.ts'
import { UNITS, findUnit } from './units.ts'
import { LOT_STATUSES, PURCHASE_METHODS } from './vocabulary.ts'

const LISTS: Record<string, readonly Translation[]> = { methods: METHOD_NAMES, statuses: STATUS_NAMES, units: UNITS }

describe.each(Object.entries(LISTS))('the list of %s', (_, list) => {
  test('has each Russian name once', () => {
    const names = list.map(({ ru }) => ru)
    expect(new Set(names).size).toBe(names.length)
    for (const entry of list) expect(createFinder(list)(entry.ru)).toBe(entry)
  })

  test('has an English word for each, in Latin letters', () => {
    for (const { en } of list) expect(en).not.toMatch(/\p{Script=Cyrillic}/u)
  })

  test('has a Kazakh word for each: only single words are the same in Russian', () => {
    expect(list.filter(({ ru, kz }) => ru === kz && ru.includes(' '))).toEqual([])
  })
})

test('every method and status of the specification is in its list', () => {
  for (const method of PURCHASE_METHODS) expect(findMethod(method)?.ru).toBe(method)
  for (const status of LOT_STATUSES) expect(findStatus(status)?.ru).toBe(status)
})

test.each(['kz', 'en'] as const)('no two purchase methods share a name in %s', (language) => {
  const names = METHOD_NAMES.map((method) => method[language])
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['Открытый конкурс', 'Open tender'],
  ['Открытый тендер', 'Open tender (quasi-public sector)'],
  ['Тендер', 'Tender (quasi-public sector)'],
  ['Конкурс с применением двухэтапных процедур', 'Two-stage tender'],
  ['Электронный магазин', 'E-shop'],
  ['Из одного источника', 'Single-source procurement'],
])('«%s» is in English “%s”', (ru, en) => {
  expect(findMethod(ru)?.en).toBe(en)
})

test.each([
  'Конкурс по строительству "под ключ"',
  ' КОНКУРС  по строительству «под ключ» ',
  'Конкурс по\nстроительству „под ключ“.',
])('case, spaces and quotation marks make no difference: %j', (written) => {
  expect(findMethod(written)?.en).toBe('Tender for turnkey construction')
})

test('ё and the full stop of an abbreviation make no difference', () => {
  expect(findStatus('Отменён')?.en).toBe('Cancelled')
  expect(findUnit('штука.')?.kz).toBe('Дана')
})

test.each(['', 'constructor', 'Новый способ'])('a name that is in no list has no translation: %j', (name) => {
  expect([findMethod(name), findStatus(name), findUnit(name)]).toEqual([null, null, null])
})
