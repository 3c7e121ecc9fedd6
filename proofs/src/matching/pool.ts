// Lots and profiles with the truth about them, in one form wherever they come from.
import type { ClassName } from '@tendertap/server/scoring/build-model'
import type { LotContent, ProfileContent } from '@tendertap/server/scoring/content'
import { CLASS_NAMES, isWanted, LOTS, PROFILES } from '@tendertap/server/testing/matching/set'

export interface PoolLot {
  key: string
  language: 'ru' | 'kk'
  content: LotContent
}

export interface PoolProfile {
  key: string
  language: 'ru' | 'kk'
  content: ProfileContent
}

export interface Pool {
  lots: readonly PoolLot[]
  profiles: readonly PoolProfile[]
  /** what ENS TRU calls the classes */
  classNames: readonly ClassName[]
  /** by number of the profile and number of the lot */
  relevant: readonly (readonly boolean[])[]
}

/** The project's own labelled set. */
export function loadOwnPool(): Pool {
  return {
    lots: LOTS.map(({ subject, name, language, content }) => ({ key: `${subject} ${name}`, language, content })),
    profiles: PROFILES.map(({ key, language, name, keywords, description }) => ({
      key,
      language,
      content: { name, keywords, description, classes: [], refusedClasses: [] },
    })),
    classNames: CLASS_NAMES,
    relevant: PROFILES.map((profile) => LOTS.map((lot) => isWanted(profile, lot))),
  }
}

/** The same lots without their class: text alone. */
export function dropClasses(pool: Pool): Pool {
  const lots = pool.lots.map((lot) => ({ ...lot, content: { ...lot.content, ensTruCode: null, ensTruNames: [] } }))
  return { ...pool, lots, classNames: [] }
}
