// What can be chosen in the checklists of the panel.
import { isMatchLevel, MATCH_LEVELS } from '@tendertap/domain/matching/levels'
import { REGIONS } from '@tendertap/domain/lots/regions'
import { SOURCES } from '@tendertap/domain/lots/classifiers'
import { LOT_STATUSES, PURCHASE_METHODS } from '@tendertap/domain/lots/vocabulary'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { InterestName } from '../facts/InterestName.tsx'
import { translateMethod, translateStatus } from '../facts/lot-words.ts'
import { PortalWord } from '../facts/PortalWord.tsx'
import type { ChecklistProps } from './Checklist.tsx'
import type { Facets, FilterProps } from './filter-props.ts'
import { useInterests } from './use-interests.ts'

/** The lists whose choices the server counts. */
type FacetGroup = 'statuses' | 'methods' | 'regions' | 'sources'
export type ListGroup = FacetGroup | 'matchLevels' | 'interests'

const KNOWN: Record<Exclude<ListGroup, 'interests'>, readonly string[]> = {
  statuses: LOT_STATUSES,
  methods: PURCHASE_METHODS,
  regions: REGIONS.map(({ code }) => code),
  sources: SOURCES,
  // the best first
  matchLevels: MATCH_LEVELS.toReversed(),
}

/** Returns a function that shows a value in the page's language, or as the portal writes it when we have no word. */
export function useValueText(needsInterests: boolean): (group: ListGroup, value: string) => ReactNode {
  const lots = useTexts('lots')
  const { unknownInterest } = useTexts('lot-filter')
  const { names } = useTexts('freshness')
  const language = useLanguage()
  const interests = useInterests(needsInterests)
  const words: Record<FacetGroup, (value: string) => string | null> = {
    statuses: (status) => translateStatus(lots, status),
    methods: (method) => translateMethod(lots, method),
    regions: () => null,
    sources: (source) => names[source] ?? null,
  }
  return (group, value) => {
    if (group === 'matchLevels') return isMatchLevel(value) ? lots.matchLevels[value] : value
    if (group === 'interests') {
      const interest = interests?.find(({ id }) => id === value)
      // until the names are known there is nothing to say
      return interest ? <InterestName interest={interest} /> : interests ? unknownInterest : '…'
    }
    const region = group === 'regions' ? REGIONS.find(({ code }) => code === value) : undefined
    // the language is given, because some regions have the same name in every language
    if (region) return <SourceText text={region.name[language]} language={language} />
    return <PortalWord word={words[group](value)} original={value} />
  }
}

interface ChecklistsProps extends FilterProps {
  facets: Facets
  /** the checklist of interest profiles is open */
  needsInterests: boolean
}

/** Returns the props of a group's checklist: the known values, and any other value that the URL or the lots have. */
export function useChecklists(props: ChecklistsProps): (group: ListGroup) => ChecklistProps {
  const { filter, onChange, facets, needsInterests } = props
  const texts = useTexts('lot-filter')
  const renderValue = useValueText(needsInterests)
  const interests = useInterests(needsInterests) ?? []
  return (group) => {
    const chosen = filter[group] ?? []
    const known = group === 'interests' ? interests.map(({ id }) => id) : KNOWN[group]
    const counts = group === 'interests' || group === 'matchLevels' ? null : (facets?.[group] ?? null)
    const counted = new Map(counts?.map(({ value, count }) => [value, count]))
    const values = new Set([...known, ...counted.keys(), ...chosen])
    return {
      label: texts.groups[group],
      options: [...values].map((value) => ({
        value,
        text: renderValue(group, value),
        count: counts ? (counted.get(value) ?? 0) : null,
      })),
      chosen,
      isExact: facets?.exact.some((exact) => exact === group) ?? true,
      onChange: (next) => onChange({ [group]: next }),
    }
  }
}
