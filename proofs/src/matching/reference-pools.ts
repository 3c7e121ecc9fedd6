// Two catalogues that others have worded, with profiles whose wishes are given as code prefixes.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool, PoolProfile } from './pool.ts'

interface StoredProfile {
  id: string
  name: string
  keywords: string[]
  description: string
  okpd2: string[]
  cpv: string[]
  kk: { name: string; keywords: string[] }
}

interface StoredLot {
  id: string
  code?: string
  ru?: string
  kk?: string
  profile?: string
}

const TEST_PROFILES = 17

export interface ReferencePools {
  okpd2: Pool
  cpv: Pool
  /** Kazakh titles among Russian ones; Kazakh profiles */
  kazakh: Pool
  /** the same titles, Russian profiles */
  russianToKazakh: Pool
  /** profiles that nothing was tuned on */
  isTest(profile: PoolProfile): boolean
}

export function loadReferencePools(folder: string): ReferencePools {
  const profiles = JSON.parse(readFileSync(join(folder, 'profiles.json'), 'utf8')) as StoredProfile[]
  const readLots = (file: string) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as StoredLot)
  const okpd2 = readLots('lots_okpd2.jsonl')
  const titles = readLots('lots_kk.jsonl')
  const hash = (id: string) => createHash('sha256').update(id).digest('hex')
  const test = new Set(
    profiles
      .map(({ id }) => id)
      .toSorted((a, b) => (hash(a) < hash(b) ? -1 : 1))
      .slice(-TEST_PROFILES),
  )
  return {
    okpd2: makePool(profiles, okpd2, 'okpd2'),
    cpv: makePool(profiles, readLots('lots_cpv.jsonl'), 'cpv'),
    kazakh: makeTitlePool(profiles, titles, okpd2, 'kk'),
    russianToKazakh: makeTitlePool(profiles, titles, okpd2, 'ru'),
    isTest: ({ key }) => test.has(key),
  }
}

function makePool(profiles: readonly StoredProfile[], lots: readonly StoredLot[], source: 'okpd2' | 'cpv'): Pool {
  return {
    lots: lots.map(({ id, code = '', ru = '' }) => ({
      key: id,
      language: 'ru',
      content: { names: [ru], descriptions: [], ensTruNames: [], ensTruCode: code },
    })),
    profiles: profiles.map((profile) => toProfile(profile, 'ru')),
    classNames: [],
    relevant: profiles.map((profile) =>
      lots.map(({ code = '' }) => profile[source].some((prefix) => code.startsWith(prefix))),
    ),
  }
}

/** Every seventh Russian lot stands between the Kazakh titles; without codes. */
function makeTitlePool(
  profiles: readonly StoredProfile[],
  titles: readonly StoredLot[],
  others: readonly StoredLot[],
  language: 'ru' | 'kk',
): Pool {
  const lots = [...titles, ...others.filter((_, i) => i % 7 === 0)]
  return {
    lots: lots.map(({ id, ru, kk }) => ({
      key: id,
      language: kk === undefined ? 'ru' : 'kk',
      content: { names: [kk ?? ru ?? ''], descriptions: [], ensTruNames: [], ensTruCode: null },
    })),
    profiles: profiles.map((profile) => toProfile(profile, language)),
    classNames: [],
    relevant: profiles.map(({ id }) => lots.map(({ profile }) => profile === id)),
  }
}

function toProfile({ id, name, keywords, description, kk }: StoredProfile, language: 'ru' | 'kk'): PoolProfile {
  const texts = language === 'ru' ? { name, keywords, description } : { ...kk, description: null }
  return { key: id, language, content: { ...texts, classes: [], refusedClasses: [] } }
}
