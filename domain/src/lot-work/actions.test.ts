import { expect, test } from 'vitest'
import { wasDeactivated } from './actions.ts'

test.each([
  [['activateLot', 'deactivateLot'], true],
  [['declineLot'], false],
  [['activateLot'], false],
  [[], false],
])('after %o the lot was deactivated: %s', (actions, answer) => {
  expect(wasDeactivated(actions.map((action) => ({ action })))).toBe(answer)
})
