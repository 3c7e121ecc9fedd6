// The demo's dates count from its start, so what stands first in a list depends on the hour. The journeys in the
// browser rely on what is checked here, at whatever hour they are run.
import { groupByLetter } from '@tendertap/domain/company-lists/letters'
import { describe, expect, test } from 'vitest'
import { makeWorld } from './world.ts'

const HOUR = 3_600_000
// from the night to Saturday until Monday noon in Kazakhstan, by steps that meet every part of the day
const STARTS = Array.from({ length: 9 }, (_, step) =>
  new Date(Date.UTC(2026, 10, 13, 18, 30) + step * 7 * HOUR).toISOString(),
)
const OPEN = [210, 220, 230, 240]

describe('a demo that starts at any hour', () => {
  test.each(STARTS)('has what the journeys look for: %s', (start) => {
    const { owsTenders, tizilimTenders } = makeWorld({ seed: 2026, startedAt: new Date(start) })
    const openLots = owsTenders
      .filter(({ refBuyStatusId }) => OPEN.includes(refBuyStatusId))
      .toSorted((a, b) => `${b.publishDate}`.localeCompare(`${a.publishDate}`))
      .flatMap((tender) => tender.Lots.map((lot) => ({ ...lot, tender })))

    // two tenders with a specification among the 50 newest lots of the state portal
    const specified = openLots
      .slice(0, 50)
      .filter(({ Files, tender }) =>
        [...(Files ?? []), ...(tender.Files ?? [])].some(({ originalName }) => originalName.startsWith('techspec_')),
      )
    expect(new Set(specified.map(({ tender }) => tender.id)).size).toBeGreaterThanOrEqual(2)

    // a full second page of open lots from a million tenge up, and page 40 of all lots
    expect(openLots.filter(({ amount }) => amount >= 1_000_000).length).toBeGreaterThanOrEqual(20)
    const lots = [...owsTenders.flatMap(({ Lots }) => Lots), ...tizilimTenders.flatMap((tender) => tender.lots)]
    expect(lots.length).toBeGreaterThanOrEqual(400)

    // a customer under the letter Ш
    const customers = openLots.flatMap(({ customerNameRu }) => customerNameRu ?? [])
    expect(groupByLetter(customers).map(({ letter }) => letter)).toContain('Ш')
  })
})
