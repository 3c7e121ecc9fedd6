import { afterEach, beforeEach, vi } from 'vitest'
import { server } from 'vitest/browser'
import '../ui/theme/base.css'
import { closeSnackbar, listSnackbars } from '../ui/snackbars/snackbars.ts'
import { cleanup } from './render.tsx'

/** The day of the contract's examples: their lot is open, their subscription active. */
const TODAY = new Date('2026-11-14T09:00:00.000Z')

// Only the date stands still; timers run.
beforeEach(() => void vi.setSystemTime(TODAY))

afterEach(() => {
  cleanup()
  // one that a test has shown must not be in sight of the next
  for (const { id } of listSnackbars()) closeSnackbar(id)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

// Where nobody looks, Chromium need not paint; all the rest, layout too, is as if the page were seen.
if (server.config.browser.headless) (window.frameElement as HTMLElement).style.visibility = 'hidden'
