import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { closeSnackbar, listSnackbars } from '../ui/snackbars/snackbars.ts'

/** The day of the contract's examples: their lot is open, their subscription active. */
const TODAY = new Date('2026-11-14T09:00:00.000Z')

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// Only the date stands still; timers run.
beforeEach(() => void vi.setSystemTime(TODAY))

// This DOM has no layout; the kit hides the menu of a button that has no size.
const BOX = new DOMRect(0, 0, 100, 20)
Element.prototype.getBoundingClientRect = () => BOX
for (const side of ['Width', 'Height'] as const)
  for (const box of ['client', 'offset'] as const)
    Object.defineProperty(HTMLElement.prototype, `${box}${side}`, { get: () => window[`inner${side}`] })

afterEach(() => {
  cleanup()
  // one that a test has shown must not be in sight of the next
  for (const { id } of listSnackbars()) closeSnackbar(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})
