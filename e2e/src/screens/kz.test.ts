import { lookAtScreens } from './look-at-screens.ts'

lookAtScreens({ language: 'kz', isDark: false })
