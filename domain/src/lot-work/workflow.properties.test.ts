import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROLES } from '../roles.ts'
import { getWorkChanges } from './apply.ts'
import { getStage } from './stage.ts'
import { WORK_STATUSES } from './statuses.ts'
import {
  listAvailableTransitions,
  decide,
  type LotFacts,
  type LotWork,
  type Transition,
  TRANSITIONS,
} from './workflow.ts'

const now = new Date('2026-11-14T10:00:00Z')
const key = fc.constantFrom('licence', 'charter', 'experience', 'guarantee')
const docs = fc
  .uniqueArray(fc.record({ key, collected: fc.constant(false), required: fc.boolean() }), {
    selector: (doc) => doc.key,
    maxLength: 4,
  })
  .map((entries) => [...entries, { key: 'price', collected: false, required: true }])

const step = fc.record({
  transition: fc.constantFrom<Transition>(...TRANSITIONS),
  roles: fc.subarray([...ROLES]),
  entry: fc.oneof(key, fc.constant('price')),
  offerPrice: fc.integer({ min: 1, max: 1_000_000 }).map(String),
  closed: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const blank: LotWork = { status: 'in_collecting_documents', offerPrice: null, documentsCompletedAt: null, docs: [] }

/** Takes the steps in order; a refused step changes nothing. Returns the record after each step that was taken. */
function applySteps(template: LotWork['docs'], steps: readonly Step[]): { work: LotWork; by: Transition }[] {
  let work: LotWork | null = null
  const history: { work: LotWork; by: Transition }[] = []
  for (const { transition, roles, entry, offerPrice, closed } of steps) {
    const facts: LotFacts = {
      status: 'Опубликован',
      applicationEndAt: closed ? '2026-11-01T00:00:00Z' : '2026-12-01T00:00:00Z',
      documents: ['stored'],
      work,
      entry,
      ...(closed && {
        successor: { status: 'Опубликован', applicationEndAt: '2026-12-01T00:00:00Z', isInWork: false },
      }),
    }
    if (!decide(transition, facts, roles, now).allowed) continue
    const newEntry = { key: `added ${work?.docs.length}`, collected: false, required: closed }
    const changes = getWorkChanges(transition, work, { at: now, offerPrice, entry, newEntry })
    if (work === null && changes.status === undefined) continue
    work = { ...(work ?? { ...blank, docs: template }), ...changes }
    history.push({ work, by: transition })
  }
  return history
}

// The usual order of steps, with a random step before each, so that the walks reach placement.
const sensible: Transition[] = [
  'activate',
  'collectDocument',
  'collectDocument',
  'setOfferPrice',
  'collectDocument',
  'collectDocument',
  'completeCollecting',
  'place',
  'confirmPlacement',
  'fillResult',
]
const sensibleWalk = fc.tuple(
  ...sensible.map((transition) =>
    fc.tuple(step, step).map(([wild, own]) => [wild, { ...own, transition, roles: [...ROLES] }]),
  ),
)
const walks = fc.oneof(
  fc.array(step, { maxLength: 60 }),
  sensibleWalk.map((pairs) => pairs.flat()),
)
const histories = fc.tuple(docs, walks).map(([template, steps]) => applySteps(template, steps))

test('the walks really reach the end', () => {
  const reached = new Set(
    fc
      .sample(histories, { numRuns: 3000, seed: 1 })
      .flat()
      .map(({ work }) => work.status),
  )
  expect(reached).toEqual(new Set(WORK_STATUSES.filter((status) => status !== 'not_processed')))
})

test('placement is never reached without completed documents and a price', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const placed = history.filter(
        ({ work }) => work.status === 'in_placement' || work.status === 'placement_completed',
      )
      expect(placed.filter(({ work }) => work.documentsCompletedAt === null || work.offerPrice === null)).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('a price once sent never changes, a collected document stays collected, completion stays', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const prices = new Set(history.map(({ work }) => work.offerPrice).filter((price) => price !== null))
      expect(prices.size).toBeLessThanOrEqual(1)
      const counts = history.map(({ work }) => work.docs.filter(({ collected }) => collected).length)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      const firstCompleted = history.findIndex(({ work }) => work.documentsCompletedAt !== null)
      const after = firstCompleted < 0 ? [] : history.slice(firstCompleted)
      expect(after.every(({ work }) => work.documentsCompletedAt !== null && getStage(work) === 3)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('the stage is one of three and goes back only when another document is asked for', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const stages = history.map(({ work }) => getStage(work))
      expect(stages.every((number) => [1, 2, 3].includes(number))).toBe(true)
      const wentBack = history.filter((_, index) => (stages[index] ?? 0) < (stages[index - 1] ?? 0))
      expect(wentBack.filter(({ by }) => by !== 'addDocument')).toEqual([])
    }),
  )
})

test('declined and placement_completed are ends: only the result of a completed lot can still be written', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const end = history.findIndex(({ work }) => work.status === 'declined' || work.status === 'placement_completed')
      const after = end < 0 ? [] : history.slice(end + 1)
      expect(after.every(({ by }) => by === 'fillResult' && history[end]?.work.status === 'placement_completed')).toBe(
        true,
      )
    }),
    { numRuns: 1000 },
  )
})

const anyWork = fc.option(
  fc.record({
    status: fc.constantFrom(...WORK_STATUSES.filter((status) => status !== 'not_processed')),
    offerPrice: fc.option(fc.constant('100')),
    documentsCompletedAt: fc.option(fc.constant('2026-11-14T09:00:00Z')),
    docs,
  }),
)

test('listAvailableTransitions() lists exactly what decide() allows, for any record and any roles', () => {
  fc.assert(
    fc.property(
      anyWork,
      fc.subarray([...ROLES]),
      fc.constantFrom('Опубликован', 'Итоги', null),
      (work, roles, status) => {
        const facts: LotFacts = { status, applicationEndAt: '2026-12-01T00:00:00Z', documents: ['stored'], work }
        const offered = listAvailableTransitions(facts, roles, now)
        for (const transition of TRANSITIONS)
          expect(decide(transition, facts, roles, now).allowed).toBe(offered.includes(transition))
      },
    ),
  )
})

test('more roles never allow less', () => {
  fc.assert(
    fc.property(anyWork, fc.subarray([...ROLES]), fc.constantFrom(...ROLES), (work, roles, more) => {
      const facts: LotFacts = { status: 'Опубликован', applicationEndAt: '2026-12-01T00:00:00Z', documents: [], work }
      expect(listAvailableTransitions(facts, [...roles, more], now)).toEqual(
        expect.arrayContaining(listAvailableTransitions(facts, roles, now)),
      )
    }),
  )
})
