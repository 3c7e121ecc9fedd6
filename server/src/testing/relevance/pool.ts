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
function expandKeys(label: string): string[] {
  const [language, topic, numbers = ''] = label.split(' ')
  const each = numbers.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number)
    return from === undefined || to === undefined ? [] : Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
  return each.map((number) => `${language} ${topic} ${number}`)
}

/** The queries with the lots they should find, without the few that should find none. */
export const LABELLED = QUERIES.map(({ typed, expected }) => ({
  typed,
  expected: expected.flatMap(expandKeys),
})).filter(({ expected }) => expected.length > 0)

/** The mean share of the expected lots among the first twenty found. */
export async function measureRecall(
  find: (typed: string) => Promise<readonly string[]>,
): Promise<{ recall: number; missed: string[] }> {
  const missed: string[] = []
  let sum = 0
  for (const { typed, expected } of LABELLED) {
    const found = new Set((await find(typed)).slice(0, 20))
    const hits = expected.filter((key) => found.has(key))
    sum += hits.length / expected.length
    if (hits.length < expected.length) missed.push(`${typed}: ${expected.filter((key) => !found.has(key)).join('; ')}`)
  }
  return { recall: sum / LABELLED.length, missed }
}
