import { expect, test } from 'vitest'
import { findEntry, PRICE_KEY } from './checklist.ts'
import { DEFAULT_CHECKLIST } from './default-checklist.ts'

const entries = DEFAULT_CHECKLIST.map((entry) => ({ ...entry, collected: false }))

test('it has the price once, and something to collect beside it', () => {
  expect(entries.filter(({ key }) => key === PRICE_KEY)).toHaveLength(1)
  expect(entries.filter(({ key, required }) => required && key !== PRICE_KEY).length).toBeGreaterThan(0)
})

test('every entry has a key of its own, and each of its descriptions names it alone', () => {
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
  for (const entry of entries) {
    for (const description of [entry.descriptionRu, entry.descriptionKz, entry.descriptionEn])
      expect(findEntry(entries, description ?? '')).toBe(entry)
  }
})
