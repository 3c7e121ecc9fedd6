import type { MatchTier } from '@tendertap/domain/lots/match-tiers'
import type { LotsTexts } from '../../../i18n/ru/lots.ts'
import type { Lot, LotList } from '../lot.ts'

/** Lots that follow each other and have the searched words in the same place. */
export interface TierGroup {
  key: string
  /** what stands over them; null over lots with the words in their names, and in any other order than by relevance */
  title: string | null
  lots: Lot[]
}

/** The lots of a page by tier. A page in the middle of a tier says so at its top too. */
export function groupByTier({ data, page }: Pick<LotList, 'data' | 'page'>, texts: LotsTexts): TierGroup[] {
  const groups: { tier: MatchTier | null; lots: Lot[] }[] = []
  for (const lot of data) {
    const last = groups.at(-1)
    if (last?.tier === lot.foundIn) last.lots.push(lot)
    else groups.push({ tier: lot.foundIn, lots: [lot] })
  }
  return groups.map(({ tier, lots }, index) => {
    const isFirst = page === 1 && index === 0
    const title = tier === null || tier === 'name' ? null : (isFirst ? texts.firstTiers : texts.tiers)[tier]
    return { key: String(index), title, lots }
  })
}
