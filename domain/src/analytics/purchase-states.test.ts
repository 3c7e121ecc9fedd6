import { expect, test } from 'vitest'
import { findStatus } from '../lots/portal-statuses.ts'
import { CANCELLED, PUBLISHED } from '../lots/vocabulary.ts'
import {
  FAILED_PORTAL_STATUS,
  findPurchaseState,
  REPLACED_PORTAL_STATUS,
  SUSPENDED_PORTAL_STATUSES,
} from './purchase-states.ts'

const lot = { status: PUBLISHED, portalStatus: null, hasContract: false }
const [SUSPENDED] = SUSPENDED_PORTAL_STATUSES

test.each([
  ['published', lot, 'undecided'],
  ['with a contract', { ...lot, hasContract: true }, 'awarded'],
  ['cancelled', { ...lot, status: CANCELLED, portalStatus: 'Отказ от лота' }, 'cancelled'],
  ['cancelled by a portal without words of its own', { ...lot, status: CANCELLED }, 'cancelled'],
  ['suspended, which may come back', { ...lot, status: CANCELLED, portalStatus: SUSPENDED }, 'undecided'],
  ['that failed', { ...lot, status: 'Завершен', portalStatus: FAILED_PORTAL_STATUS }, 'failed'],
  [
    'replaced by a new version, which has a lot in its place',
    { ...lot, status: CANCELLED, portalStatus: REPLACED_PORTAL_STATUS },
    null,
  ],
  [
    'replaced after its contract',
    { status: CANCELLED, portalStatus: REPLACED_PORTAL_STATUS, hasContract: true },
    'awarded',
  ],
])('a lot %s', (_, facts, state) => {
  expect(findPurchaseState(facts)).toBe(state)
})

test.each([FAILED_PORTAL_STATUS, REPLACED_PORTAL_STATUS, ...SUSPENDED_PORTAL_STATUSES])(
  '«%s» is a word that the portal uses',
  (word) => {
    expect(findStatus(word)?.ru).toBe(word)
  },
)
