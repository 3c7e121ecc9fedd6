import { describe, expect, test } from 'vitest'
import { createSlots, NoSlot } from './slots.ts'

const PRESENT = new AbortController().signal
const setUp = (settings: Partial<Parameters<typeof createSlots>[0]> = {}) =>
  createSlots({ atOnce: 2, maxWaiting: 3, maxWaitMs: 60_000, ...settings })

describe('of one key', () => {
  test('so many run at once, and the others begin in order as those end', async () => {
    const take = setUp()
    const begun: string[] = []
    const begin = async (name: string) => {
      const end = await take('a', PRESENT)
      begun.push(name)
      return end
    }
    const first = await begin('first')
    await begin('second')
    const [third, fourth] = [begin('third'), begin('fourth')]
    expect(begun).toEqual(['first', 'second'])
    first()
    ;(await third)()
    await fourth
    expect(begun).toEqual(['first', 'second', 'third', 'fourth'])
  })

  test('whoever finds too many waiting is refused at once', async () => {
    const take = setUp({ atOnce: 1, maxWaiting: 1 })
    const end = await take('a', PRESENT)
    const waiting = take('a', PRESENT)
    await expect(take('a', PRESENT)).rejects.toThrow(NoSlot)
    end()
    ;(await waiting)()
  })

  test('whoever waits too long is refused, and takes no slot later', async () => {
    const take = setUp({ atOnce: 1, maxWaitMs: 1 })
    const end = await take('a', PRESENT)
    await expect(take('a', PRESENT)).rejects.toThrow(NoSlot)
    end()
    ;(await take('a', PRESENT))()
  })

  test('whoever leaves while waiting gives up the place', async () => {
    const take = setUp({ atOnce: 1, maxWaiting: 1 })
    const end = await take('a', PRESENT)
    const client = new AbortController()
    const left = take('a', client.signal)
    client.abort()
    await expect(left).rejects.toThrow(NoSlot)
    const next = take('a', PRESENT)
    end()
    ;(await next)()
  })
})

test('keys do not wait for each other', async () => {
  const take = setUp({ atOnce: 1, maxWaiting: 0 })
  await take('a', PRESENT)
  await take('b', PRESENT)
  await expect(take('a', PRESENT)).rejects.toThrow(NoSlot)
})
