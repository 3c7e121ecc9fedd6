import { NARROW, WIDE } from '../browser.ts'
import { lookAtScreens } from './look-at-screens.ts'

lookAtScreens([
  { language: 'ru', viewport: WIDE, isDark: false },
  { language: 'ru', viewport: NARROW, isDark: false },
])
