// A test goes on when the page has come to rest: everything that is under way has arrived and React has shown it. So
// what a test looks for is there at its first look, however busy the machine is.
import { configure } from '@testing-library/dom'
import { vi } from 'vitest'

const underWay = new Set<Promise<unknown>>()

/** The page does not rest before this has ended. */
export function track<T>(work: Promise<T>): Promise<T> {
  const finish = () => void underWay.delete(work)
  underWay.add(work)
  work.then(finish, finish)
  return work
}

// tests may hold the time
const { setTimeout } = globalThis
const aTimer = () => new Promise((resolve) => setTimeout(resolve))
/** React works in tasks like this. */
const aTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

export async function settle(): Promise<void> {
  // what is shown in the first round may load a part of the page, which is shown in the second
  for (let round = 0; round < 2 || underWay.size > 0; round++) {
    await vi.dynamicImportSettled()
    await Promise.allSettled(underWay)
    // an answer is announced to React by a timer, rendered in a task, and its effects run in the next
    await aTimer()
    await aTask()
    await aTask()
  }
}

configure({
  // this ends what hangs and decides nothing: only what the page cannot know of, such as a sheet being unpacked, is
  // awaited beyond the first look
  asyncUtilTimeout: 10_000,
  asyncWrapper: async (wait) => {
    await settle()
    const result = await wait()
    await settle()
    return result
  },
})
