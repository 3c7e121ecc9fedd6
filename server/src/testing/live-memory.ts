// The memory that this process still needs, whatever its garbage collector has not got round to: what is kept is told
// from what passes through by a few megabytes.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

export async function measureLiveMb(): Promise<number> {
  // buffers are given back a moment after they are found to be garbage
  for (let times = 0; times < 3; times += 1) {
    collectGarbage()
    await nextTurn()
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}
