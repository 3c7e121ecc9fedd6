// The labelled pool by which the search is measured: about 370 lots and what each query should find among them.
import { KAZAKH_LOTS } from './kazakh-lots.ts'
import { QUERIES } from './queries.ts'
import { RUSSIAN_LOTS } from './russian-lots.ts'

export interface PoolLot {
  /** 'ru cartridge 0' */
  key: string
  language: 'ru' | 'kk'
  name: string
}

const lotsIn = (language: 'ru' | 'kk', topics: Readonly<Record<string, readonly string[]>>): PoolLot[] =>
  Object.entries(topics).flatMap(([topic, names]) =>
    names.map((name, i) => ({ key: `${language} ${topic} ${i}`, language, name })),
  )

export const POOL: readonly PoolLot[] = [...lotsIn('ru', RUSSIAN_LOTS), ...lotsIn('kk', KAZAKH_LOTS)]

/** 'ru cartridge 0-2,4' → four keys */
function keysOf(label: string): string[] {
  const [language, topic, numbers = ''] = label.split(' ')
  const each = numbers.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number)
    return from === undefined || to === undefined ? [] : Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
  return each.map((number) => `${language} ${topic} ${number}`)
}

/** Queries with what they should find; the few that mean nothing here are left to tests of silence. */
export const LABELLED = QUERIES.map(({ typed, meant }) => ({ typed, meant: meant.flatMap(keysOf) })).filter(
  ({ meant }) => meant.length > 0,
)

/** The mean share of what was meant among the first twenty found. */
export async function recallAt20(
  find: (typed: string) => Promise<readonly string[]>,
): Promise<{ recall: number; missed: string[] }> {
  const missed: string[] = []
  let sum = 0
  for (const { typed, meant } of LABELLED) {
    const found = new Set((await find(typed)).slice(0, 20))
    const hits = meant.filter((key) => found.has(key))
    sum += hits.length / meant.length
    if (hits.length < meant.length) missed.push(`${typed}: ${meant.filter((key) => !found.has(key)).join('; ')}`)
  }
  return { recall: sum / LABELLED.length, missed }
}
