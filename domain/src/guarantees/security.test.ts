import { describe, expect, test } from 'vitest'
import { REPLACED_PORTAL_STATUS, SUSPENDED_PORTAL_STATUSES } from '../analytics/purchase-states.ts'
import { CANCELLED, PUBLISHED } from '../lots/vocabulary.ts'
import { calculateSecurity, isHeldOn, planHold, type SecurityFacts } from './security.ts'

const now = new Date('2026-11-18T07:00:00Z')
const facts: SecurityFacts = {
  portalStatus: PUBLISHED,
  applicationEndAt: '2026-11-25T05:00:00Z',
  status: 'in_collecting_documents',
  placedAt: null,
  resultAt: null,
  endedAt: null,
}
const placed: SecurityFacts = {
  ...facts,
  portalStatus: 'Допуск',
  status: 'placement_completed',
  applicationEndAt: '2026-11-10T05:00:00Z',
  placedAt: '2026-11-08T20:00:00Z',
}

test.each([
  ['5000000', '1.00', '50000.00'],
  [null, '1', null],
  ['100', null, null],
])('the security of %s at %s per cent is %s', (amount, percent, security) => {
  expect(calculateSecurity(amount, percent)).toBe(security)
})

describe('a lot that is not placed yet', () => {
  test('will hold its security from the last day of applications until a month later', () => {
    expect(planHold(facts, now)).toEqual({ from: '2026-11-25', until: '2026-12-25', isPlanned: true })
    expect(planHold({ ...facts, status: 'not_processed' }, now)?.isPlanned).toBe(true)
  })

  test('without a known end counts from today', () => {
    expect(planHold({ ...facts, applicationEndAt: null }, now)).toMatchObject({ from: '2026-11-18' })
  })

  test('will hold it also while the portal has suspended the purchase', () => {
    const suspended = { ...facts, portalStatus: CANCELLED, portalWord: SUSPENDED_PORTAL_STATUSES[0] }
    expect(planHold(suspended, now)).toEqual(planHold(facts, now))
  })

  test.each<[string, Partial<SecurityFacts>]>([
    ['was declined', { status: 'declined' }],
    ['is too late', { applicationEndAt: '2026-11-18T06:59:00Z' }],
    ['was cancelled by the customer', { portalStatus: CANCELLED }],
    ['was withdrawn by the portal', { portalStatus: null }],
  ])('holds nothing when it %s', (_, given) => {
    expect(planHold({ ...facts, ...given }, now)).toBeNull()
  })
})

describe('a placed lot', () => {
  test('holds its security from the Kazakhstan day of the placement until the result is expected', () => {
    expect(planHold(placed, now)).toEqual({ from: '2026-11-09', until: '2026-12-10', isPlanned: false })
    expect(planHold({ ...placed, status: 'in_placement' }, now)).toMatchObject({ isPlanned: false })
  })

  test('holds it today however long the result is overdue', () => {
    const long = { ...placed, applicationEndAt: '2026-08-01T05:00:00Z', placedAt: '2026-07-30T05:00:00Z' }
    expect(planHold(long, now)).toEqual({ from: '2026-07-30', until: '2026-11-19', isPlanned: false })
  })

  test('gives it back on the day of the result', () => {
    const hold = planHold({ ...placed, resultAt: '2026-11-15T20:00:00Z' }, now)
    expect(hold).toMatchObject({ until: '2026-11-16' })
    expect(hold && [isHeldOn(hold, '2026-11-15'), isHeldOn(hold, '2026-11-16')]).toEqual([true, false])
  })

  test('gives it back on the day on which the purchase was cancelled or failed, unless the result was there before', () => {
    expect(planHold({ ...placed, endedAt: '2026-11-10T08:00:00Z' }, now)).toMatchObject({ until: '2026-11-10' })
    const both = { resultAt: '2026-11-09T08:00:00Z', endedAt: '2026-11-10T08:00:00Z' }
    expect(planHold({ ...placed, ...both }, now)).toMatchObject({ until: '2026-11-09' })
  })

  test('gives it back when the purchase is cancelled or replaced by a new version', () => {
    const cancelled = { ...placed, portalStatus: CANCELLED }
    expect(planHold(cancelled, now)).toMatchObject({ until: '2026-11-18' })
    expect(planHold({ ...cancelled, portalWord: REPLACED_PORTAL_STATUS }, now)).toMatchObject({ until: '2026-11-18' })
  })

  test.each(SUSPENDED_PORTAL_STATUSES)('holds it while the portal says «%s»', (portalWord) => {
    expect(planHold({ ...placed, portalStatus: CANCELLED, portalWord }, now)).toEqual(planHold(placed, now))
  })
})
