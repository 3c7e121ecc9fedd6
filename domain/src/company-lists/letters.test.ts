import { expect, test } from 'vitest'
import { groupByLetter } from './letters.ts'

const letters = (...names: string[]) => groupByLetter(names).map(({ letter }) => letter)

test.each([
  ['КГУ "Школа-гимназия № 17"', 'Ш'],
  ['КГП на ПХВ «Аккайынская районная больница» коммунального учреждения', 'А'],
  ['Коммунальное государственное учреждение "Общеобразовательная школа № 113"', 'О'],
  ['АО "Национальная компания "Қазақстан темір жолы"', 'Қ'],
  ['Управление образования города Алматы', 'У'],
  ['ТОО "Ёлка"', 'Е'],
  ['ТОО "7 ветров"', '#'],
  ['Caspian Oil LLP', 'C'],
  ['«АО»', 'А'],
  ['ТОО', 'Т'],
])('%s stands under %s', (name, letter) => {
  expect(letters(name)).toEqual([letter])
})

test('the letters follow the alphabet, Kazakh ones after their neighbours, Latin and digits at the end', () => {
  const names = [
    'ТОО "7"',
    'Zeta',
    'ТОО "Яблоко"',
    'ТОО "Қала"',
    'ТОО "Кызыл"',
    'ТОО "Лес"',
    'ТОО "Үміт"',
    'ТОО "Ұлы"',
    'ТОО "Уют"',
  ]
  expect(letters(...names)).toEqual(['К', 'Қ', 'Л', 'У', 'Ұ', 'Ү', 'Я', 'Z', '#'])
})

test('within a letter by name, whatever the legal form and its quotes', () => {
  expect(groupByLetter(['ТОО "Бета"', 'АО «Альфа»', 'ГУ "Аким"'])).toEqual([
    { letter: 'А', names: ['ГУ "Аким"', 'АО «Альфа»'] },
    { letter: 'Б', names: ['ТОО "Бета"'] },
  ])
})
