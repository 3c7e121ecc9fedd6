import { expect, test } from 'vitest'
import { addEntry, findProblems, moveEntry, type EditedEntry } from './entries.ts'

const entry = (key: string, ru = key, kz = ''): EditedEntry => ({ key, ru, kz, en: '', required: true })

test('a new entry has a key that no other has', () => {
  const keys = addEntry(addEntry([entry('own_2'), entry('a')])).map(({ key }) => key)
  expect(keys).toEqual(['own_2', 'a', 'own_1', 'own_3'])
})

test('an entry moves by one place', () => {
  const entries = [entry('a'), entry('b'), entry('c')]
  expect(moveEntry(entries, 0, 1).map(({ key }) => key)).toEqual(['b', 'a', 'c'])
  expect(moveEntry(entries, 2, -1).map(({ key }) => key)).toEqual(['a', 'c', 'b'])
})

test('the later of two entries with one name is wrong, whatever its language, and so is the name of the price', () => {
  expect(findProblems([entry('a', 'Устав'), entry('b', 'Паспорт', 'Устав'), entry('c', 'Лицензия')])).toEqual([
    null,
    'repeated',
    null,
  ])
  expect(findProblems([entry('a', ' '), entry('b', 'Ценовое предложение')])).toEqual(['empty', 'repeated'])
})
