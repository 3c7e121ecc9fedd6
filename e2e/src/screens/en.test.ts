import { NARROW, WIDE } from '../browser.ts'
import { lookAtScreens } from './look-at-screens.ts'

lookAtScreens([
  { language: 'en', viewport: WIDE, isDark: false },
  { language: 'en', viewport: NARROW, isDark: false },
])
