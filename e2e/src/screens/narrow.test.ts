import { NARROW } from '../browser.ts'
import { lookAtScreens } from './look-at-screens.ts'

lookAtScreens([
  { language: 'ru', viewport: NARROW, isDark: false },
  { language: 'kz', viewport: NARROW, isDark: false },
  { language: 'en', viewport: NARROW, isDark: false },
])
