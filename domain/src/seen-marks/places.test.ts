import { expect, test } from 'vitest'
import { getTenderPlace, isPlace, readTenderPlace, TODAY } from './places.ts'

test('a tender’s page is a place, and names its tender', () => {
  expect(isPlace(getTenderPlace(1_720_458))).toBe(true)
  expect(readTenderPlace(getTenderPlace(1_720_458))).toBe(1_720_458)
})

test('the page of the day is a place of no tender', () => {
  expect(isPlace(TODAY)).toBe(true)
  expect(readTenderPlace(TODAY)).toBeNull()
})

test.each(['', 'tender:', 'tender:0', 'tender:-1', 'tender:1.5', 'tender:01', `tender:${'9'.repeat(16)}`, 'lot:1'])(
  '«%s» is no place',
  (place) => {
    expect(isPlace(place)).toBe(false)
  },
)
