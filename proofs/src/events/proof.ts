// Events reach open screens soon and completely, only the right people, and only while the session lasts.
import { atLeast, atMost, exactly, measured, noBar, proof } from '../frame/proof.ts'
import { openBench, type Fault } from './bench.ts'
import { measureCrossing } from './crossing.ts'
import { measureDrops, SMALL } from './drops.ts'
import { measureStreamEnd } from './ended.ts'
import { measureRate } from './rate.ts'
import type { Context } from '../frame/context.ts'

export const events = proof({
  title: 'events on open screens',
  bars: {
    crossing: measured(atMost(1_000, 'ms', 'from a call sent to one process to its event received from another, p99')),
    cuts: {
      ...atLeast(
        SMALL.cuts,
        'cuts',
        'of connections through one port before two processes, one of them killed meanwhile',
      ),
      long: { atLeast: 2_000 },
    },
    lost: exactly(0, 'events', 'lost by open streams over those cuts, while others wrote'),
    foreign: exactly(0, 'events', 'received by anyone they were not for'),
    resets: exactly(0, 'streams', 'that had to ask for everything again'),
    kept: exactly(0, 'streams', 'still open a minute after their session ended'),
    ended: measured(atMost(30, 's', 'from the end of a session to the end of its stream, the slowest of twenty')),
    apart: measured(noBar('writes/s', 'that announce themselves, eight writers in eight companies')),
    together: measured(noBar('writes/s', 'the same, eight writers in one company')),
  },
  faults: {
    sequence: 'numbers come from a plain sequence, so that a late commit hides behind a reader',
    'no-isolation': 'events are read without the workspace and without row-level security',
    'wrong-database': 'a process listens to another database',
    'no-recheck': 'rights are asked for once, when the stream opens',
  },
  run: async (context: Context<Fault>) => {
    const bench = await openBench(context)
    const processes = [await bench.startApi(), await bench.startApi()]
    const [one = '', other = ''] = processes.map(({ url }) => url)
    if (context.fault === 'no-recheck') return { kept: (await measureStreamEnd(bench, one)).kept }
    if (context.fault) {
      const { lost, foreign } = await measureDrops(bench, processes)
      return context.fault === 'no-isolation' ? { foreign } : { lost }
    }
    // the end of a stream takes up to half a minute of waiting, so the rest is measured at the same time
    const measureRest = async () => {
      if (!context.measuring) return measureDrops(bench, processes)
      const crossing = await measureCrossing(bench, one, other)
      const rate = await measureRate(bench)
      return { ...crossing, ...rate, ...(await measureDrops(bench, processes)) }
    }
    const [ended, rest] = await Promise.all([measureStreamEnd(bench, one), measureRest()])
    return { ...rest, ...ended }
  },
})
