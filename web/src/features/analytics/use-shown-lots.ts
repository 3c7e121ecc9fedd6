import { useLocation, useRouter } from '@tanstack/react-router'
import type { Language } from '@tendertap/domain/languages'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import type { Paging } from '../../lib/paging-search-params.ts'
import { useSearchParams, type SearchParamsRules } from '../../lib/use-search-params.ts'
import { FIRST_PAGE, type AnalyticsParams, type LotListName, type ShownLots } from './market-filter.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** what the lots behind a figure are called */
    lots?: { title: string; language: Language }
  }
}

interface OpenLots {
  /** null while none are open */
  lots: (ShownLots & { title: string }) | null
  open(title: string, list: LotListName, only: object): void
  turnPage(paging: Paging): void
  close(): void
}

/**
 * Which lots behind a figure are open beside the screen. The address says it, so that a link and the way back show them
 * again. `rules` are those of the screen's other search params.
 */
export function useShownLots<P extends AnalyticsParams>(rules: SearchParamsRules<P>): OpenLots {
  const { lotsBehind } = useTexts('analytics')
  const language = useLanguage()
  const [{ lots }, changeParams] = useSearchParams(rules)
  const router = useRouter()
  // only an entry of the browser's history that we have added ourselves has a name
  const named = useLocation({ select: ({ state }) => state.lots })
  const change = (shown: ShownLots | null, move: Parameters<typeof changeParams>[1]) =>
    void changeParams(() => ({ lots: shown }) as Partial<P>, move)
  return {
    // a link from somebody else does not say the title, nor does one in another language
    lots: lots && { ...lots, title: named?.language === language ? named.title : lotsBehind.title },
    open: (title, list, asked) => {
      const only = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value ?? '')]))
      change({ list, only, paging: FIRST_PAGE }, { state: { lots: { title, language } } })
    },
    turnPage: (paging) => lots && change({ ...lots, paging }, { replace: true, state: named ? { lots: named } : {} }),
    close: () => {
      if (named) router.history.back()
      else change(null, { replace: true })
    },
  }
}
