import { IconListSearch, IconSettings } from '@tabler/icons-react'
import type { BuiltTab } from '../routes/screens.ts'

// Apart from the screens, which the sign-in page loads too.
export const TAB_ICONS: Record<BuiltTab, typeof IconListSearch> = {
  'all-lots': IconListSearch,
  settings: IconSettings,
}
