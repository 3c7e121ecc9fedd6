import { WIDE } from '../browser.ts'
import { lookAtScreens } from './look-at-screens.ts'

lookAtScreens([{ language: 'ru', viewport: WIDE, isDark: true }])
