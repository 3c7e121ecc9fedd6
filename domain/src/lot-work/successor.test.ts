import { expect, test } from 'vitest'
import { findSuccessor } from './successor.ts'

const lot = (id: number, ensTruCode: string | null, nameRu: string | null = null) => ({ id, ensTruCode, nameRu })
const replaced = [lot(1, '17.12'), lot(2, '17.12'), lot(3, '26.20'), lot(4, null, 'Ремонт крыши'), lot(5, null)]
const replacing = [lot(11, '26.20'), lot(12, '17.12'), lot(13, '17.12'), lot(14, null, ' ремонт крыши'), lot(15, null)]

test.each([
  [1, 12],
  [2, 13],
  [3, 11],
  [4, 14],
  [5, undefined],
])('lot %i is replaced by %s', (id, successor) => {
  const old = replaced.find((one) => one.id === id) ?? lot(0, null)
  expect(findSuccessor(old, replaced, replacing)?.id).toBe(successor)
})

test('of two lots of one code each is replaced by the one with its name, in whatever order', () => {
  const [paper, card] = [lot(1, '17.12', 'Бумага'), lot(2, '17.12', 'Картон')]
  const later = [lot(11, '17.12', 'картон'), lot(12, '17.12', 'Бумага ')]
  expect([paper, card].map((one) => findSuccessor(one, [paper, card], later)?.id)).toEqual([12, 11])
})

test('the lots of one code whose names changed are paired in their order, after those whose names stayed', () => {
  const old = [lot(1, '17.12', 'Бумага А4'), lot(2, '17.12', 'Картон'), lot(3, '17.12', 'Ватман')]
  const later = [lot(11, '17.12', 'Картон'), lot(12, '17.12', 'Бумага'), lot(13, '17.12', 'Ватман А1')]
  expect(old.map((one) => findSuccessor(one, old, later)?.id)).toEqual([12, 11, 13])
})

test('goods that the new announcement asks for less often have no successor beyond them', () => {
  expect(findSuccessor(lot(2, '17.12'), replaced, [lot(12, '17.12')])).toBeNull()
})
