import { NARROW, WIDE } from '../browser.ts'
import { lookAtScreens } from './look-at-screens.ts'

lookAtScreens([
  { language: 'kz', viewport: WIDE, isDark: false },
  { language: 'kz', viewport: NARROW, isDark: false },
])
