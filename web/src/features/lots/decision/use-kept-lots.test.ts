import { expect, test } from 'vitest'
import { dropLots, keepDecidedLots } from './use-kept-lots.ts'

const lots = (...ids: number[]) => ids.map((id) => ({ id }))
const keep = (before: number[], loaded: number[], ...kept: number[]) =>
  keepDecidedLots(lots(...before), lots(...loaded), (id) => kept.includes(id)).map(({ id }) => id)

test('a lot that was decided on keeps its place when the list has lost it', () => {
  expect(keep([1, 2, 3, 4], [1, 3, 4, 5], 2)).toEqual([1, 2, 3, 4, 5])
})

test('a lot that left for another reason is gone', () => {
  expect(keep([1, 2, 3], [1, 3])).toEqual([1, 3])
})

test('a lot whose decision no longer counts leaves, unless the list has it', () => {
  const drop = (...kept: number[]) => dropLots(lots(1, 2, 3), lots(1, 3), (id) => kept.includes(id)).map(({ id }) => id)
  expect(drop(2, 3)).toEqual([1, 2, 3])
  expect(drop(3)).toEqual([1, 3])
})

test('a lot that is still in the list is there once', () => {
  expect(keep([1, 2, 3], [1, 2, 3], 2)).toEqual([1, 2, 3])
})
