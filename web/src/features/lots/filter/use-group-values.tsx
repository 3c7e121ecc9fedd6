import { formatDay } from '@tendertap/domain/clock'
import type { FilterGroup, LotFilter } from '@tendertap/domain/lots/filter'
import { guessLanguage } from '@tendertap/domain/languages'
import { formatTenge } from '@tendertap/domain/money'
import { formatNumber } from '@tendertap/domain/words/number'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { useValueText, type ListGroup } from './filter-options.tsx'

type Value = number | string | null | undefined

const isSet = (value: Value) => value !== null && value !== undefined

/** Returns a function that shows what is chosen in a group, value by value; a range is one value. */
export function useGroupValues(filter: LotFilter): (group: FilterGroup) => ReactNode[] {
  const texts = useTexts('lot-filter')
  const renderValue = useValueText((filter.interests ?? []).length > 0)
  const typed = (text: string) => <SourceText text={text} language={guessLanguage(text)} asWritten />
  const known = (group: ListGroup) => () => (filter[group] ?? []).map((value) => renderValue(group, value))
  const numbers = (from: Value, to: Value, format: (value: number | string) => string) => {
    if (isSet(from) && isSet(to)) return [`${formatNumber(Number(from))} – ${format(to)}`]
    if (isSet(from)) return [texts.min(format(from))]
    return isSet(to) ? [texts.max(format(to))] : []
  }
  const days = (from: string | null | undefined, to: string | null | undefined) => {
    if (from && to) return [`${formatDay(from)} – ${formatDay(to)}`]
    if (from) return [texts.since(formatDay(from))]
    return to ? [texts.until(formatDay(to))] : []
  }
  const values: Record<FilterGroup, () => ReactNode[]> = {
    id: () => [filter.id],
    search: () => [typed(filter.search ?? '')],
    statuses: known('statuses'),
    methods: known('methods'),
    code: () => [typed(filter.code ?? '')],
    price: () => numbers(filter.minPrice, filter.maxPrice, formatTenge),
    lotsCount: () => numbers(filter.minLots, filter.maxLots, (count) => formatNumber(Number(count))),
    start: () => days(filter.startDateFrom, filter.startDateTo),
    end: () => days(filter.endDateFrom, filter.endDateTo),
    // their names are enough
    todayOnly: () => [],
    open: () => [],
    regions: known('regions'),
    ensTru: () => [<SourceText key="code" text={filter.ensTru ?? ''} language={null} />],
    sources: known('sources'),
    matchLevels: known('matchLevels'),
    interests: known('interests'),
    companies: () =>
      (filter.companies ?? []).map((name) => <SourceText key={name} text={name} language={guessLanguage(name)} />),
  }
  return (group) => values[group]()
}
