import {
  IconArchive,
  IconBriefcase,
  IconListCheck,
  IconListSearch,
  IconSettings,
  IconStar,
  IconSun,
  IconTrophy,
} from '@tabler/icons-react'
import type { BuiltTab } from '../routes/screens.ts'

// A file of its own: the sign-in page loads screens.ts too and needs no icons.
export const TAB_ICONS: Record<BuiltTab, typeof IconListSearch> = {
  today: IconSun,
  'all-lots': IconListSearch,
  'rate-lots': IconStar,
  'potential-lots': IconBriefcase,
  'lots-in-work': IconListCheck,
  'completed-lots': IconTrophy,
  'archive-lots': IconArchive,
  settings: IconSettings,
}
