// Two workers finish small jobs, some enqueued before and some meanwhile: none may be lost, none done twice.
import { countNotes, startTwoWorkers, type Throughput } from './throughput.ts'
import { waitUntil, type Bench } from './bench.ts'

const COUNT = 1_000
const PATIENCE_MS = 180_000

export async function finishSmallJobs(bench: Bench): Promise<Pick<Throughput, 'lost' | 'twice'>> {
  const { enqueueNumbers, countUnfinished } = bench
  await enqueueNumbers('proof/note', 0, COUNT)
  const stop = await startTwoWorkers(bench)
  await enqueueNumbers('proof/note', COUNT, COUNT)
  await waitUntil(PATIENCE_MS, async () => (await countUnfinished('proof/note')) === 0)
  await stop()
  const { lost, twice } = await countNotes(bench, 2 * COUNT)
  return { lost, twice }
}
