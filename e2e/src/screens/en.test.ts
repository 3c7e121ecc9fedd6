import { lookAtScreens } from './look-at-screens.ts'

lookAtScreens({ language: 'en', isDark: false })
