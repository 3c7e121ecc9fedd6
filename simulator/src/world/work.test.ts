import { describe, expect, test } from 'vitest'
import { DAY } from './calendar.ts'
import { makeWorkspaces } from './people.ts'
import { makeWork, type WorkableLot } from './work.ts'

const NOW = new Date('2026-11-16T12:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY)
const aLot = (number: number, fields: Partial<WorkableLot>): WorkableLot => ({
  key: `ows ${number}`,
  amount: 1_000_000,
  publishedAt: inDays(-6),
  endAt: inDays(5),
  isOpen: true,
  isCancelled: false,
  isReplaced: false,
  takenAt: null,
  award: null,
  ...fields,
})
const inWork = Array.from({ length: 8 }, (_, n) => aLot(n, { takenAt: n % 2 > 0 ? inDays(-3) : null }))
const overdue = Array.from({ length: 4 }, (_, n) =>
  aLot(100 + n, { isOpen: false, takenAt: inDays(-9), publishedAt: inDays(-12), endAt: inDays(-2) }),
)
const past = Array.from({ length: 120 }, (_, n) =>
  aLot(200 + n, {
    isOpen: false,
    isCancelled: n % 11 === 0,
    publishedAt: inDays(-40 - n * 2),
    endAt: inDays(-30 - n * 2),
    award:
      n % 3 > 0 ? null : { winner: 'ТОО "Сары"', isOurs: n % 12 === 0, amount: 800_000 + n, at: inDays(-20 - n * 2) },
  }),
)
const replaced = aLot(900, { isOpen: false, isReplaced: true, publishedAt: inDays(-12), endAt: inDays(-10) })
const lots = [...inWork, ...overdue, ...past, replaced]
const records = makeWork('almaty', lots, NOW)
const lotOf = new Map(lots.map((lot) => [lot.key, lot]))

describe('the work of the demo', () => {
  test('is the same whenever the same lots are given, in any order', () => {
    expect(makeWork('almaty', lots.toReversed(), NOW)).toEqual(records)
  })

  test('has open lots in every stage, and overdue ones', () => {
    const listStages = (some: readonly WorkableLot[]) =>
      new Set(records.filter(({ lot }) => some.some(({ key }) => key === lot)).map(({ stage }) => stage))
    expect(listStages(inWork)).toEqual(
      new Set(['collecting', 'awaitsPrice', 'priced', 'completed', 'inPlacement', 'placed', 'givenUp']),
    )
    expect(listStages(overdue)).toEqual(new Set(['collecting', 'priced', 'inPlacement', 'placed']))
  })

  test('has won, lost and cancelled results of the last year, a lost one with its reason', () => {
    const results = records.flatMap(({ result }) => result ?? [])
    expect(results).toHaveLength(60)
    const won = results.filter(({ winner }) => winner)
    const lost = results.filter(({ winner }) => winner === false)
    const cancelled = results.filter(({ finalStatus }) => finalStatus === 'cancelled')
    for (const some of [won, lost, cancelled]) expect(some.length).toBeGreaterThan(3)
    expect(lost.every(({ lossReason }) => lossReason !== null)).toBe(true)
    expect(cancelled.every(({ finalAmount, winnerCompany }) => finalAmount === null && winnerCompany === null)).toBe(
      true,
    )
  })

  test('has placed lots without a result, some with a winner that the portal published', () => {
    const unfilled = records.filter(({ status, result }) => status === 'placement_completed' && result === null)
    expect(unfilled.some(({ lot }) => lotOf.get(lot)?.award)).toBe(true)
    expect(unfilled.some(({ lot }) => !lotOf.get(lot)?.award)).toBe(true)
  })

  test('says of a result what the portal published', () => {
    const published = records.flatMap(({ lot, result }) => {
      const award = lotOf.get(lot)?.award
      return award && result ? [{ award, result }] : []
    })
    expect(published.length).toBeGreaterThan(10)
    for (const { award, result } of published)
      expect(result).toMatchObject({ winner: award.isOurs, finalAmount: String(award.amount), finalStatus: 'held' })
  })

  test('was done in order, after the lot was taken and before the demo begins', () => {
    for (const { lot, steps } of records) {
      const moments = [lotOf.get(lot)?.takenAt ?? lotOf.get(lot)!.publishedAt, ...steps.map(({ at }) => at), NOW]
      expect(moments.toSorted((a, b) => a.getTime() - b.getTime())).toEqual(moments)
    }
  })

  test('was done after the company was activated', () => {
    const oldest = past.map((lot, n) => ({ ...lot, publishedAt: inDays(-380 + n), endAt: inDays(-370 + n) }))
    const firstSteps = makeWork('almaty', oldest, NOW).flatMap(({ steps }) => steps[0]?.at ?? [])
    const [team] = makeWorkspaces(NOW)
    expect(Math.min(...firstSteps.map(Number))).toBeLessThan(inDays(-340).getTime())
    expect(Math.min(...firstSteps.map(Number))).toBeGreaterThan(Date.parse(team!.activateDate))
  })

  test('has a price and completed documents where it is placed', () => {
    const placed = records.filter(({ status }) => status === 'in_placement' || status === 'placement_completed')
    expect(placed.length).toBeGreaterThan(60)
    expect(placed.every((one) => one.offerPrice !== null && one.documentsCompletedAt !== null)).toBe(true)
  })

  test('has a lot with a price whose announcement was replaced', () => {
    expect(records.find(({ lot }) => lot === replaced.key)).toMatchObject({ stage: 'priced', isNew: true })
  })

  test('is of nobody where a team has no manager', () => {
    expect(makeWork('nobody', lots, NOW)).toEqual([])
  })
})
