import { lot } from '@tendertap/contract/examples/lot'
import { describe, expect, test } from 'vitest'
import { findNeighbour, findNextToDo, keepLots } from './kept-lots.ts'

const lots = (...ids: number[]) => ids.map((id) => ({ ...lot, id }))
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id)

describe('the list of reading mode', () => {
  test('keeps a lot that has left the list of the server, where it was', () => {
    expect(idsOf(keepLots(lots(1, 2, 3), lots(1, 3)))).toEqual([1, 2, 3])
  })

  test('shows what has changed, and a new lot last', () => {
    const [changed] = lots(2).map((one) => ({ ...one, percent: 91 }))
    const kept = keepLots(lots(1, 2), [...(changed ? [changed] : []), ...lots(9)])
    expect(idsOf(kept)).toEqual([1, 2, 9])
    expect(kept[1]?.percent).toBe(91)
  })

  test('is the same list when nothing has changed', () => {
    const before = lots(1, 2)
    expect(keepLots(before, [...before])).toBe(before)
  })

  test('goes on to the next lot that is to be dealt with', () => {
    const isDone = ({ id }: { id: number }) => id === 2 || id === 3
    expect(findNextToDo(lots(1, 2, 3, 4), 1, isDone)?.id).toBe(4)
    expect(findNextToDo(lots(1, 2, 3), 1, isDone)).toBeNull()
  })

  test('has neighbours, and two ends', () => {
    expect(findNeighbour(lots(1, 2), 1, 1)?.id).toBe(2)
    expect(findNeighbour(lots(1, 2), 1, -1)).toBeNull()
    expect(findNeighbour(lots(1, 2), 2, 1)).toBeNull()
  })
})
