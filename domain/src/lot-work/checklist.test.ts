import { describe, expect, test } from 'vitest'
import {
  allRequiredCollected,
  countCollected,
  findEntryRefusal,
  findEntry,
  findNewEntryRefusal,
  listMissing,
} from './checklist.ts'

function describeEntry(descriptionRu: string, descriptionKz: string, descriptionEn: string | null) {
  return { descriptionRu, descriptionKz, descriptionEn }
}
const docs = [
  { key: 'licence', collected: true, required: true, ...describeEntry('Лицензия', 'Лицензиясы', 'Licence') },
  { key: 'charter', collected: false, required: false, ...describeEntry('Устав', 'Жарғы', null) },
  {
    key: 'price',
    collected: false,
    required: true,
    ...describeEntry('Ценовое предложение', 'Баға ұсынысы', 'Price offer'),
  },
]

test('the price entry is left out of the count', () => {
  expect(countCollected(docs)).toEqual({ collected: 1, total: 2 })
  expect(countCollected([])).toEqual({ collected: 0, total: 0 })
})

test('neither the price nor an optional document holds collection up', () => {
  expect(allRequiredCollected(docs)).toBe(true)
  expect(allRequiredCollected(docs.map((doc) => ({ ...doc, required: true })))).toBe(false)
})

test('what is missing are the required documents that are not collected, without the price', () => {
  expect(listMissing(docs)).toEqual([])
  expect(listMissing(docs.map((doc) => ({ ...doc, required: true }))).map(({ key }) => key)).toEqual(['charter'])
})

test.each([
  ['charter', null],
  ['licence', 'document_already_collected'],
  ['price', 'price_marks_itself'],
  ['stamp', 'document_not_in_checklist'],
])('marking %s: %s', (key, refusal) => {
  expect(findEntryRefusal(docs, key)).toBe(refusal)
})

describe('an entry is found by its description', () => {
  test.each([
    ['Лицензия', 'licence'],
    ['Жарғы', 'charter'],
    ['Licence', 'licence'],
    [' Устав ', 'charter'],
    ['устав', undefined],
    ['', undefined],
    ['charter', undefined],
  ])('%s', (description, key) => {
    expect(findEntry(docs, description)?.key).toBe(key)
  })
})

test.each([
  ['Доверенность', null],
  ['charter', null],
  ['Лицензия', 'document_already_in_checklist'],
  [' Жарғы', 'document_already_in_checklist'],
])('adding %s: %s', (name, refusal) => {
  expect(findNewEntryRefusal(docs, name)).toBe(refusal)
})
