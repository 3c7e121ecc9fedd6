import { expect, test } from 'vitest'
import { toUnitName } from './unit-name.ts'

test.each([
  ['Метр', 'метр'],
  ['Кубический метр', 'кубический метр'],
  ['Қума метр', 'қума метр'],
  ['Square metre', 'square metre'],
  ['Ай', 'ай'],
  ['шт.', 'шт.'],
  ['несколько позиций', 'несколько позиций'],
])('after a number the unit %s is written %s', (portal, shown) => {
  expect(toUnitName(portal)).toBe(shown)
})

test.each(['ГБ', 'Гкал', 'Гкал/час', 'Вт', 'МВт', 'кВт·ч', 'V'])('the abbreviation %s stays as it is', (unit) => {
  expect(toUnitName(unit)).toBe(unit)
})
