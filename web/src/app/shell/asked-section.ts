// A letter links to the settings. A wide screen has no such page: the profile beside the lists opens at this section.
import type { ProfileSection } from './profile-sections.ts'

let asked: ProfileSection | null = null

export const askedSection = {
  read: () => asked,
  ask: (section: ProfileSection | null) => {
    asked = section
  },
}
