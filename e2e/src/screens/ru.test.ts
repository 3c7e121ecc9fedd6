import { lookAtScreens } from './look-at-screens.ts'

lookAtScreens({ language: 'ru', isDark: false })
