import { describe, expect, test } from 'vitest'
import { findEntry, PRICE_KEY } from './checklist.ts'
import {
  completeTemplate,
  DEFAULT_CHECKLIST,
  fitsTemplate,
  hasDistinctEntries,
  MAX_TEMPLATE_ENTRIES,
} from './default-checklist.ts'

const entries = DEFAULT_CHECKLIST.map((entry) => ({ ...entry, collected: false }))

test('it has the price once, and something to collect beside it', () => {
  expect(entries.filter(({ key }) => key === PRICE_KEY)).toHaveLength(1)
  expect(entries.filter(({ key, required }) => required && key !== PRICE_KEY).length).toBeGreaterThan(0)
})

test('an application, its specification, the tax certificate and the price are required', () => {
  const required = entries.filter((entry) => entry.required).map(({ key }) => key)
  expect(required).toEqual(['application', 'technical_specification', 'tax_certificate', PRICE_KEY])
})

test('every entry has a key of its own, and each of its descriptions names it alone', () => {
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
  for (const entry of entries) {
    for (const description of [entry.descriptionRu, entry.descriptionKz, entry.descriptionEn])
      expect(findEntry(entries, description ?? '')).toBe(entry)
  }
})

describe('a template of a workspace', () => {
  const letter = { key: 'letter', descriptionRu: 'Письмо', descriptionKz: 'Хат', descriptionEn: null, required: false }

  test('ends with the price, once, whatever was sent', () => {
    const price = DEFAULT_CHECKLIST.filter(({ key }) => key === PRICE_KEY)
    expect(completeTemplate([])).toEqual(price)
    expect(completeTemplate([...price, letter])).toEqual([letter, ...price])
  })

  test('has room for the price, whether it was sent or not', () => {
    const letters = Array.from({ length: MAX_TEMPLATE_ENTRIES }, (_, place) => ({ ...letter, key: String(place) }))
    const price = DEFAULT_CHECKLIST.filter(({ key }) => key === PRICE_KEY)
    expect(fitsTemplate(letters)).toBe(false)
    expect(fitsTemplate(letters.slice(1))).toBe(true)
    expect(fitsTemplate([...letters.slice(1), ...price])).toBe(true)
  })

  test.each([
    [
      'two entries with different names',
      [letter, { ...letter, key: 'b', descriptionRu: 'Акт', descriptionKz: 'Акт' }],
      true,
    ],
    ['one key twice', [letter, { ...letter, descriptionRu: 'Акт', descriptionKz: null }], false],
    [
      'one name in two languages of two entries',
      [letter, { ...letter, key: 'b', descriptionRu: 'Хат', descriptionKz: null }],
      false,
    ],
    ['the name of the price', [{ ...letter, descriptionRu: ' Ценовое предложение ' }], false],
  ])('%s: %s', (_, given, distinct) => {
    expect(hasDistinctEntries(given)).toBe(distinct)
  })
})
