import { describe, expect, test } from 'vitest'
import { DEMO_PEOPLE } from './people.ts'
import { makeVotes, type MatchedLot } from './votes.ts'

const NOW = new Date('2026-11-16T12:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const lot = (number: number, isOpen: boolean): MatchedLot => ({
  key: `ows ${number}`,
  name: number % 9 === 0 ? 'Источник бесперебойного питания' : 'Картридж лазерный',
  percent: 75 + (number % 25),
  publishedAt: inDays(isOpen ? -3 : -20 - (number % 30)),
  endAt: inDays(isOpen ? 4 : -12 - (number % 30)),
  isOpen,
})
const lots = Array.from({ length: 160 }, (_, number) => lot(number, number % 2 === 0))
const { votes, work } = makeVotes('almaty', lots, NOW)
const [firstLead] = DEMO_PEOPLE.filter(({ workspace, roles }) => workspace === 'almaty' && roles.includes('lead'))

describe('the votes of the demo', () => {
  test('are the same whenever the same lots are given, in any order', () => {
    expect(makeVotes('almaty', lots.toReversed(), NOW)).toEqual({ votes, work })
  })

  test('leave lots for the lead to rate and for the manager to take', () => {
    const rated = new Set(votes.filter(({ person }) => person === firstLead?.email).map((vote) => vote.lot))
    const taken = new Set(work.map((one) => one.lot))
    const open = lots.filter(({ isOpen }) => isOpen)
    expect(open.filter(({ key }) => !rated.has(key) && !taken.has(key)).length).toBeGreaterThanOrEqual(40)
    expect(work.some(({ isDeclined }) => isDeclined)).toBe(true)
    expect(work.some(({ isDeclined }) => !isDeclined)).toBe(true)
  })

  test('were given by leads while the lots were open, before the demo begins', () => {
    const leads = new Set(DEMO_PEOPLE.filter(({ roles }) => roles.includes('lead')).map(({ email }) => email))
    const byKey = new Map(lots.map((one) => [one.key, one]))
    for (const { lot: key, person, at } of votes) {
      const { publishedAt, endAt } = byKey.get(key)!
      expect(leads).toContain(person)
      expect(at >= publishedAt && at <= endAt && at <= NOW).toBe(true)
    }
  })

  test('mostly accept, and a reject has a reason', () => {
    const rejected = votes.filter(({ accepted }) => !accepted)
    expect(rejected.length).toBeGreaterThan(10)
    expect(rejected.length).toBeLessThan(votes.length / 2)
    expect(rejected.every(({ reason }) => reason !== null)).toBe(true)
    expect(votes.every(({ accepted, reason }) => !accepted || reason === null)).toBe(true)
    expect(votes.some(({ comment }) => comment !== null)).toBe(true)
  })

  test('come before what the manager decided', () => {
    for (const one of work)
      for (const vote of votes.filter(({ lot: key }) => key === one.lot)) expect(vote.at <= one.at).toBe(true)
  })
})
