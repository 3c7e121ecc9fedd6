// What can be chosen in the checklists of the panel.
import { REGIONS } from '@tendertap/domain/lots/regions'
import { SOURCES } from '@tendertap/domain/lots/classifiers'
import { LOT_STATUSES, PURCHASE_METHODS } from '@tendertap/domain/lots/vocabulary'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { translateMethod, translateStatus } from '../facts/lot-words.ts'
import { PortalWord } from '../facts/PortalWord.tsx'
import type { ChecklistProps } from './Checklist.tsx'
import type { Facets, FilterProps } from './filter-props.ts'

export type ListGroup = 'statuses' | 'methods' | 'regions' | 'sources'

const KNOWN: Record<ListGroup, readonly string[]> = {
  statuses: LOT_STATUSES,
  methods: PURCHASE_METHODS,
  regions: REGIONS.map(({ code }) => code),
  sources: SOURCES,
}

/** Returns a function that shows a value in the page's language, or as the portal writes it when we have no word. */
export function useValueText(): (group: ListGroup, value: string) => ReactNode {
  const lots = useTexts('lots')
  const { names } = useTexts('freshness')
  const language = useLanguage()
  const words: Record<ListGroup, (value: string) => string | null> = {
    statuses: (status) => translateStatus(lots, status),
    methods: (method) => translateMethod(lots, method),
    regions: () => null,
    sources: (source) => names[source] ?? null,
  }
  return (group, value) => {
    const region = group === 'regions' ? REGIONS.find(({ code }) => code === value) : undefined
    // the language is given, because some regions have the same name in every language
    if (region) return <SourceText text={region.name[language]} language={language} />
    return <PortalWord word={words[group](value)} original={value} />
  }
}

/** Returns the props of a group's checklist: the known values, and any other value that the URL or the lots have. */
export function useChecklists({
  filter,
  onChange,
  facets,
}: FilterProps & { facets: Facets }): (group: ListGroup) => ChecklistProps {
  const texts = useTexts('lot-filter')
  const renderValue = useValueText()
  return (group) => {
    const chosen = filter[group] ?? []
    const counted = new Map(facets?.[group].map(({ value, count }) => [value, count]))
    const values = new Set([...KNOWN[group], ...counted.keys(), ...chosen])
    return {
      label: texts.groups[group],
      options: [...values].map((value) => ({
        value,
        text: renderValue(group, value),
        count: facets ? (counted.get(value) ?? 0) : null,
      })),
      chosen,
      isExact: facets?.exact.includes(group) ?? true,
      onChange: (next) => onChange({ [group]: next }),
    }
  }
}
