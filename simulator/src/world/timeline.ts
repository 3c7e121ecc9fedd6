// Where each tender stands at the start of the world, and when everything happened to it.
import { pickClosingMoment, DAY, getMonth, pickPublishingMoment, type Moment } from './calendar.ts'
import type { Random } from './random.ts'

export type Phase = 'forming' | 'open' | 'opening' | 'admission' | 'results' | 'completed' | 'cancelled' | 'suspended'

export interface Timeline {
  phase: Phase
  created: Moment
  published: Moment | null
  starts: Moment | null
  ends: Moment | null
  /** When the bids are opened. */
  opens: Moment | null
  concluded: Moment | null
  updated: Moment
}

/** Shares of the lots; what is left is completed. A fifth is open, whatever the date. */
const SHARES: readonly (readonly [Exclude<Phase, 'completed'>, number])[] = [
  ['open', 0.2],
  ['forming', 0.02],
  ['opening', 0.025],
  ['admission', 0.025],
  ['results', 0.03],
  ['cancelled', 0.05],
  ['suspended', 0.005],
]

/** A phase for every tender, so that the lots (not the tenders) keep their shares. */
export function assignPhases(lotCounts: readonly number[], random: Random): Phase[] {
  const total = lotCounts.reduce((sum, lots) => sum + lots, 0)
  const phases: Phase[] = lotCounts.map(() => 'completed')
  const queue = random.shuffled(lotCounts.map((_, index) => index))
  for (const [phase, share] of SHARES) {
    for (let taken = 0; taken < total * share;) {
      const index = queue.pop()
      if (index === undefined) break
      phases[index] = phase
      taken += lotCounts[index] ?? 0
    }
  }
  return phases
}

// Budgets open in January: February to April is the season, December is quiet.
const SEASON = [0.7, 1, 1, 0.9, 0.7, 0.6, 0.55, 0.5, 0.55, 0.6, 0.6, 0.35]

function pickDaysAgo(start: Moment, least: number, random: Random): number {
  for (;;) {
    const days = random.int(least, 395)
    if (random.chance(SEASON[getMonth(start - days * DAY) - 1] ?? 1)) return days
  }
}

const DAYS_SINCE_END: Partial<Record<Phase, readonly [number, number]>> = {
  opening: [0, 2],
  admission: [3, 6],
  results: [6, 10],
}

/** `window` is how many days bids are taken. */
export function makeTimeline(phase: Phase, window: number, start: Moment, random: Random): Timeline {
  if (phase === 'forming') {
    const created = pickPublishingMoment(start, random.int(0, 6), random)
    return { phase, created, published: null, starts: null, ends: null, opens: null, concluded: null, updated: created }
  }
  const after = DAYS_SINCE_END[phase]
  const back =
    phase === 'open'
      ? random.int(0, window - 1)
      : after
        ? window + random.int(...after)
        : pickDaysAgo(start, window + 16, random)
  const published = pickPublishingMoment(start, back, random)
  const waits = phase === 'open' && window > 6 && random.chance(0.2)
  const starts = published + (waits ? random.int(1, 3) * DAY : random.int(1, 5) * 60_000)
  // The publication may have stepped back over a weekend: an open tender still ends tomorrow or later, a closed one
  // before now.
  const least = phase === 'open' ? Math.max(start + DAY / 4, starts + DAY) : 0
  let days = window
  let ends = pickClosingMoment(published, days, random)
  while (ends < least) ends = pickClosingMoment(published, ++days, random)
  if (after && ends >= start) ends -= Math.ceil((ends - start + 1) / DAY) * DAY
  const opens = phase === 'open' ? ends + random.pick([0, 5, 30, 60]) * 60_000 : Math.min(ends + 30 * 60_000, start)
  const concluded = phase === 'completed' ? opens + random.int(3, 12) * DAY : null
  const cancelled = published + random.int(1, window) * DAY
  const touched = { open: published, completed: concluded ?? opens, cancelled, suspended: published + DAY }
  const updated = Math.min(
    phase in touched ? touched[phase as keyof typeof touched] : opens + random.int(1, 600) * 60_000,
    start - 60_000,
  )
  const created = published - random.int(1, 9) * DAY
  return { phase, created, published, starts, ends, opens, concluded, updated: Math.max(updated, published) }
}
