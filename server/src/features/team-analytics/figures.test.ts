import { getOutcome } from '@tendertap/domain/lot-results/outcome'
import { countFunnel, FUNNEL_STEPS, hasReached } from '@tendertap/domain/team-analytics/funnel'
import { STAGE_RULES, TIMED_STAGES, type TimedEvent, type TimedStage } from '@tendertap/domain/team-analytics/timing'
import { calculateWinRate, listLosses } from '@tendertap/domain/team-analytics/win-rate'
import { expect, test } from 'vitest'
import { aTeam, type History } from '../../testing/a-team.ts'
import { aTender } from '../../testing/a-tender.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()

// A linear congruential generator, so that a failure can be repeated.
function createDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** Random histories, some of them with steps that are repeated, missing or out of the usual order. */
function inventHistory(roll: (sides: number) => number, people: readonly string[]): History {
  const anyone = () => people[roll(3)] ?? ''
  let clock = Date.UTC(2026, roll(6), 1 + roll(28), roll(24))
  const tick = (hours: number) => {
    clock += 1000 * (1 + roll(hours * 3600))
    return new Date(clock).toISOString()
  }
  const matchedAt = roll(5) > 0 ? tick(1) : undefined
  const inventVotes = () =>
    Array.from({ length: roll(4) }, () => ({ at: tick(60), by: anyone(), accepted: roll(3) > 0 }))
  // a manager need not wait for the votes
  const votesBefore = roll(4) > 0 ? inventVotes() : null
  const actions = [
    'activateLot',
    'documentCollected',
    'setOfferPrice',
    'completeCollectingLotDocuments',
    'lotPlacement',
    'lotPlacement',
    'completeLot',
  ].slice(0, roll(9))
  const steps =
    roll(6) === 0
      ? [{ action: 'declineLot', at: tick(40), by: anyone() }]
      : actions.map((action) => ({ action, at: tick(60), by: anyone() }))
  const votes = votesBefore ?? inventVotes()
  const isCompleted = steps.some(({ action }) => action === 'completeLot')
  const results = Array.from({ length: isCompleted ? roll(3) : 0 }, () => {
    const isHeld = roll(5) > 0
    const winner = isHeld ? roll(2) === 0 : null
    return {
      at: tick(500),
      decidedAt: roll(3) > 0 ? tick(100) : null,
      finalStatus: isHeld ? ('held' as const) : ('cancelled' as const),
      winner,
      amount: isHeld ? `${1 + roll(9_000_000)}.${10 + roll(89)}` : null,
      reason: winner === false && roll(4) > 0 ? ((['price', 'late', 'other'] as const)[roll(3)] ?? null) : null,
      by: anyone(),
    }
  })
  return {
    ...(matchedAt && { matchedAt }),
    votes,
    steps,
    offerPrice: `${1 + roll(9_000_000)}.${10 + roll(89)}`,
    results,
  }
}

function measureStage(stage: TimedStage, events: Partial<Record<TimedEvent, Date>>): number | null {
  const { from, to } = STAGE_RULES[stage]
  const ended = events[to]
  if (!ended) return null
  const began = from.map((event) => events[event]).find((at) => at && at <= ended)
  return began ? (ended.getTime() - began.getTime()) / 1000 : null
}

function summarizeTimes(seconds: readonly number[]) {
  const sorted = seconds.toSorted((one, other) => one - other)
  const pick = (share: number) => {
    const position = share * (sorted.length - 1)
    const [below = 0, above = 0] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]]
    return sorted.length === 0 ? null : Math.round(below + (above - below) * (position % 1))
  }
  return { times: sorted.length, median: pick(0.5), most: pick(0.9) }
}

/** The same figures from the histories themselves, without the database. */
function recompute(histories: readonly History[], [start, end]: readonly [Date, Date], personId: string | null) {
  const isWithin = (at: Date | undefined) => at !== undefined && at >= start && at < end
  const times = histories.map(({ matchedAt, votes = [], steps = [], results = [] }) => {
    const all: { event: TimedEvent; at: string; by: string | null }[] = [
      ...(matchedAt ? [{ event: 'found' as const, at: matchedAt, by: null }] : []),
      ...votes.map(({ at, by }) => ({ event: 'vote' as const, at, by })),
      ...votes.flatMap(({ at, by, accepted }) => (accepted ? [{ event: 'accept' as const, at, by }] : [])),
      ...steps.map(({ action, at, by }) => ({ event: action as TimedEvent, at, by })),
      ...results.slice(0, 1).map(({ at, by }) => ({ event: 'result' as const, at, by })),
    ]
    const found = [matchedAt, votes[0]?.at, steps[0]?.at].filter((at) => at !== undefined).toSorted()[0]
    const find = (event: TimedEvent) => all.find((one) => one.event === event)
    const events: Partial<Record<TimedEvent, Date>> = Object.fromEntries(
      all.map(({ event }) => [event, new Date(find(event)?.at ?? 0)]),
    )
    return {
      events: { ...events, ...(found && { found: new Date(found) }) },
      find,
    }
  })
  const groups = histories.flatMap((history, place) => {
    const { votes = [], steps = [], results = [] } = history
    const isOurs = personId === null || [...votes, ...steps].some(({ by }) => by === personId)
    if (!isWithin(times[place]?.events.found) || !isOurs) return []
    const last = results.at(-1)
    const has = (action: string) => steps.some((step) => step.action === action)
    return [
      {
        accepted: votes.some(({ accepted }) => accepted),
        taken: has('activateLot'),
        placed: has('lotPlacement'),
        won: last !== undefined && getOutcome(last) === 'won',
        lots: 1,
        place,
      },
    ]
  })
  const stages = TIMED_STAGES.map((stage) => {
    const lots = times.flatMap(({ events, find }, place) => {
      const { to } = STAGE_RULES[stage]
      const seconds = measureStage(stage, events)
      const isOurs = personId === null || find(to)?.by === personId
      return seconds !== null && isWithin(events[to]) && isOurs ? [{ seconds, place }] : []
    })
    const seconds = lots.map((one) => one.seconds)
    return { stage, places: lots.map(({ place }) => place), seconds, ...summarizeTimes(seconds) }
  })
  const results = histories.flatMap(({ votes = [], steps = [], offerPrice = null, results: versions = [] }) => {
    const last = versions.at(-1)
    const isOurs =
      personId === null ||
      votes.some(({ by, accepted }) => accepted && by === personId) ||
      steps.some(({ by }) => by === personId)
    if (!last || !isWithin(new Date(last.decidedAt ?? last.at)) || !isOurs) return []
    return [{ ...last, lossReason: last.reason ?? null, lots: 1, value: offerPrice ?? last.amount }]
  })
  return { groups, stages, results }
}

test('every figure equals what the histories themselves give, for the team and for each person', async () => {
  const { lead, manager, procurement, record, read, listBehind } = await aTeam(server)
  const roll = createDice(20_261_118)
  const { lots } = await aTender(server, { lots: 60 })
  const histories = lots.map(() => inventHistory(roll, [lead, manager, procurement]))
  for (const [place, { id }] of lots.entries()) await record(id, histories[place] ?? {})
  const bounds = [new Date('2026-02-28T19:00:00Z'), new Date('2026-05-31T19:00:00Z')] as const
  const period = { from: '2026-03', to: '2026-05' }
  const toIds = (places: readonly number[]) =>
    places.map((place) => lots[place]?.id ?? 0).toSorted((one, other) => one - other)
  for (const personId of [null, lead, manager, procurement]) {
    const input = { ...period, personId }
    const team = await read(input)
    const expected = recompute(histories, bounds, personId)
    expect(team.funnel).toEqual(countFunnel(expected.groups))
    expect(team.stages).toEqual(
      expected.stages.map(({ stage, times, median, most }) => ({ stage, times, median, most })),
    )
    const { won, lost, cancelled, byCount, byValue } = calculateWinRate(expected.results)
    const toNumbers = (weight: { lots: number; value: string }) => ({ lots: weight.lots, value: Number(weight.value) })
    expect(team.results).toEqual({
      won: toNumbers(won),
      lost: toNumbers(lost),
      cancelled: toNumbers(cancelled),
      byCount,
      byValue,
      unlisted: 0,
    })
    expect(team.losses.toSorted((a, b) => String(a.reason).localeCompare(String(b.reason)))).toEqual(
      listLosses(expected.results)
        .map(({ reason, ...weight }) => ({ reason, ...toNumbers(weight) }))
        .toSorted((a, b) => String(a.reason).localeCompare(String(b.reason))),
    )
    for (const step of FUNNEL_STEPS) {
      const reached = expected.groups.filter((group) => hasReached(step, group))
      expect(await listBehind({ kind: 'funnel', step }, input)).toEqual(toIds(reached.map(({ place }) => place)))
    }
    for (const { stage, places } of expected.stages)
      expect(await listBehind({ kind: 'stage', stage }, input)).toEqual(toIds(places))
    for (const outcome of ['won', 'lost', 'cancelled'] as const)
      expect(await listBehind({ kind: 'result', outcome }, input)).toHaveLength(team.results[outcome].lots)
    const decided = team.results.won.lots + team.results.lost.lots
    expect(await listBehind({ kind: 'result', outcome: 'decided' }, input)).toHaveLength(decided)
    const timed = new Set(expected.stages.flatMap(({ places }) => places))
    expect(await listBehind({ kind: 'stage', stage: null }, input)).toEqual(toIds([...timed]))
  }
  const { people } = await read(period)
  expect(people.map(({ person }) => person.id).toSorted()).toEqual([lead, manager, procurement].toSorted())
  for (const { person, won, lost, voted, taken, worked, placed, median } of people) {
    const own = recompute(histories, bounds, person.id)
    const rate = calculateWinRate(own.results)
    expect([won, lost]).toEqual([rate.won.lots, rate.lost.lots])
    expect(median).toBe(summarizeTimes(own.stages.flatMap(({ seconds }) => seconds)).median)
    const input = { ...period, personId: person.id }
    for (const [act, lotsOf] of [
      ['voted', voted],
      ['taken', taken],
      ['worked', worked],
      ['placed', placed],
    ] as const)
      expect(await listBehind({ kind: 'act', act }, input)).toHaveLength(lotsOf)
  }
})
