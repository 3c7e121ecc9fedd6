// Writes the daily mailing: the lots that match, and how many there are besides.
import { formatDay } from '@tendertap/domain/clock'
import type { Language } from '@tendertap/domain/languages'
import type { DailyFacts, NoticeLot } from '@tendertap/domain/notifications/facts'
import { ALL_LOTS_PAGE, MATCHING_LOTS_PAGE, toTenderPage } from '@tendertap/domain/notifications/pages'
import { NOTICE_TEXTS, sayNotice } from '@tendertap/domain/notifications/texts/all'
import { formatNumber } from '@tendertap/domain/words/number'
import { WORDS } from '@tendertap/domain/words/all'
import { describeLot, type ComposedNotices } from './compose-notices.ts'
import type { MessageGroup } from './kind.ts'

/** `lots`: those that the facts name and that are still there; so many `lines` of them are listed. */
export function composeDaily(
  facts: DailyFacts,
  lots: ReadonlyMap<number, NoticeLot>,
  form: { language: Language; publicUrl: string; lines: number },
): ComposedNotices {
  const { language, publicUrl } = form
  const { daily } = NOTICE_TEXTS[language]
  const matching = listMatching(facts, lots, form)
  return {
    text: {
      subject: `${sayNotice('daily_mailing', facts, language)} (${formatDay(facts.day)})`,
      paragraphs: [daily.sums(facts)],
      groups: [...(matching.items.length > 0 ? [matching] : []), countSources(facts, language, publicUrl)],
      button: daily.openAll,
    },
    url: new URL(ALL_LOTS_PAGE, publicUrl).href,
  }
}

function listMatching(
  facts: DailyFacts,
  lots: ReadonlyMap<number, NoticeLot>,
  { language, publicUrl, lines }: { language: Language; publicUrl: string; lines: number },
): MessageGroup {
  const { daily, seeMore } = NOTICE_TEXTS[language]
  const listed = facts.lots.slice(0, lines)
  const rest = facts.matched - listed.length
  return {
    heading: daily.matching,
    items: listed.flatMap(({ id, percent }) => {
      const lot = lots.get(id)
      if (!lot) return []
      const url = new URL(toTenderPage(lot), publicUrl).href
      return [{ ...describeLot(lot, language), says: daily.match(percent), url }]
    }),
    ...(rest > 0 && { more: { text: seeMore(rest), url: new URL(MATCHING_LOTS_PAGE, publicUrl).href } }),
  }
}

function countSources({ sources }: DailyFacts, language: Language, publicUrl: string): MessageGroup {
  const words = WORDS[language]
  return {
    heading: NOTICE_TEXTS[language].daily.sources,
    items: sources.map(({ source, lots }) => ({
      title: `${words.sourceNames[source] ?? source}: ${words.lots(lots, formatNumber(lots))}`,
      about: [],
      url: new URL(`${ALL_LOTS_PAGE}?sources=${encodeURIComponent(source)}`, publicUrl).href,
    })),
  }
}
