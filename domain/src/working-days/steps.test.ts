import { describe, expect, test } from 'vitest'
import { getTurnFacts } from '../lot-work/turn-facts.ts'
import type { LotWork } from '../lot-work/workflow.ts'
import { chooseStepDays, listOpenSteps, USUAL_STEP_DAYS, type DoneStep, type PlanStep } from './steps.ts'

const almaty = (text: string) => new Date(`${text}:00+05:00`)
const missing = [{ key: 'licence', collected: false, required: true }]
const collected = [{ key: 'licence', collected: true, required: true }]
const aWork = (work: Partial<LotWork>): LotWork => ({
  status: 'in_collecting_documents',
  offerPrice: null,
  documentsCompletedAt: null,
  docs: missing,
  ...work,
})

describe('the steps that are still to be done', () => {
  test.each<[string, LotWork | null, PlanStep[]]>([
    ['not taken', null, ['collect', 'price', 'place']],
    ['just taken', aWork({}), ['collect', 'price', 'place']],
    ['all collected', aWork({ docs: collected }), ['price', 'place']],
    ['priced', aWork({ status: 'in_requesting_offers', offerPrice: '1' }), ['collect', 'place']],
    [
      'only the completion is missing',
      aWork({ status: 'in_requesting_offers', offerPrice: '1', docs: collected }),
      ['place'],
    ],
    [
      'completed',
      aWork({
        status: 'in_requesting_offers',
        offerPrice: '1',
        docs: collected,
        documentsCompletedAt: '2026-11-14T09:00:00Z',
      }),
      ['place'],
    ],
    ['placed', aWork({ status: 'in_placement', offerPrice: '1' }), []],
    ['placement confirmed', aWork({ status: 'placement_completed', offerPrice: '1' }), []],
    ['declined', aWork({ status: 'declined' }), []],
    [
      'all collected, but the portal has changed a document',
      aWork({ docs: collected.map((doc) => ({ ...doc, needsRecheck: true })), offerPrice: '1' }),
      ['collect', 'place'],
    ],
  ])('%s', (_, work, steps) => {
    expect(listOpenSteps(work && getTurnFacts(work))).toEqual(steps)
  })
})

describe('how many days a step takes', () => {
  /** Wednesday 11 November 2026, so many working days long, the later the smaller `ago`. */
  const took = (days: 1 | 2 | 3, ago = 0): DoneStep => ({
    step: 'collect',
    beganAt: new Date(almaty('2026-11-11T10:00').getTime() - ago * 7 * 86_400_000),
    endedAt: new Date(almaty(`2026-11-${10 + days}T15:00`).getTime() - ago * 7 * 86_400_000),
  })

  test('the usual days when it was done fewer than five times', () => {
    expect(chooseStepDays([took(1), took(1), took(1), took(1)], [])).toEqual(USUAL_STEP_DAYS)
  })

  test('the median from five times on, of each step by itself', () => {
    expect(chooseStepDays([took(3), took(1), took(3), took(3), took(1)], [])).toEqual({
      collect: 3,
      price: 1,
      place: 1,
    })
    expect(chooseStepDays([took(1), took(1), took(1), took(3), took(3), took(3)], []).collect).toBe(3)
  })

  test('of the last fifty times', () => {
    const old = Array.from({ length: 60 }, (_, at) => took(3, at + 1))
    const last = Array.from({ length: 26 }, () => took(1, 0))
    expect(chooseStepDays([...old, ...last], []).collect).toBe(1)
    expect(chooseStepDays([...old, ...last.slice(2)], []).collect).toBe(3)
  })

  test('weekends and holidays take no time, and no step takes less than a day', () => {
    const five = (beganAt: string, endedAt: string) =>
      Array.from({ length: 5 }, (): DoneStep => ({ step: 'place', beganAt: almaty(beganAt), endedAt: almaty(endedAt) }))
    expect(chooseStepDays(five('2026-11-13T17:00', '2026-11-16T09:00'), []).place).toBe(2)
    expect(chooseStepDays(five('2026-11-14T10:00', '2026-11-15T10:00'), []).place).toBe(1)
    expect(chooseStepDays(five('2026-12-15T10:00', '2026-12-17T10:00'), []).place).toBe(2)
    const moved = [{ date: '2026-12-17', kind: 'free' as const }]
    expect(chooseStepDays(five('2026-12-15T10:00', '2026-12-17T10:00'), moved).place).toBe(1)
  })

  test('a day ends at midnight in Kazakhstan', () => {
    const late = Array.from({ length: 5 }, (): DoneStep => ({
      step: 'price',
      beganAt: almaty('2026-11-11T23:30'),
      endedAt: almaty('2026-11-12T00:30'),
    }))
    expect(chooseStepDays(late, []).price).toBe(2)
  })
})
