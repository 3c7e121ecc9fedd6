import { WIDE } from '../browser.ts'
import { lookAtScreens } from './look-at-screens.ts'

lookAtScreens([
  { language: 'ru', viewport: WIDE, isDark: false },
  { language: 'kz', viewport: WIDE, isDark: false },
  { language: 'en', viewport: WIDE, isDark: false },
  { language: 'ru', viewport: WIDE, isDark: true },
])
