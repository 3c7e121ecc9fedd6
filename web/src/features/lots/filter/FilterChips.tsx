import { IconX } from '@tabler/icons-react'
import { formatDate } from '@tendertap/domain/clock'
import { listActiveGroups, clearGroup, type FilterGroup, type LotFilter } from '@tendertap/domain/lots/filter'
import { guessLanguage } from '@tendertap/domain/languages'
import type { ReactNode } from 'react'
import { formatTenge } from '@tendertap/domain/money'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { useValueText, type ListGroup } from './filter-options.tsx'
import classes from './FilterChips.module.css'

interface FilterChipsProps {
  filter: LotFilter
  /** called with the whole new filter */
  onFilter(filter: LotFilter): unknown
}

/** The filters that are set, each with a button that removes it. */
export function FilterChips({ filter, onFilter }: FilterChipsProps) {
  const texts = useTexts('lot-filter')
  const groupValues = useGroupValues(filter)
  const groups = listActiveGroups(filter)
  if (groups.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={texts.chosen}>
      {groups.map((group) => (
        <li key={group} className={classes.chip}>
          <ChipText label={texts.groups[group]} values={groupValues[group]()} />
          <button
            type="button"
            className={classes.cross}
            aria-label={texts.remove(texts.groups[group])}
            onClick={() => void onFilter(clearGroup(filter, group))}
          >
            <IconX size={14} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => void onFilter({})}>
          {texts.clear}
        </button>
      </li>
    </ul>
  )
}

/** The first value in full, as far as it fits; the others as a number. */
function ChipText({ label, values: [first, ...rest] }: { label: string; values: readonly ReactNode[] }) {
  const { andMore } = useTexts('lot-filter')
  return (
    <>
      <span className={classes.text}>
        {label}
        {first !== undefined && <>: {first}</>}
      </span>
      {rest.length > 0 && <span className={classes.rest}>{andMore(rest.length)}</span>}
    </>
  )
}

/** The values of each filter as text. todayOnly has none: its name is enough. */
function useGroupValues(filter: LotFilter): Record<FilterGroup, () => ReactNode[]> {
  const texts = useTexts('lot-filter')
  const renderValue = useValueText()
  const typed = (text: string) => <SourceText text={text} language={guessLanguage(text)} />
  const known = (group: ListGroup) => () => (filter[group] ?? []).map((value) => renderValue(group, value))
  const number = (value: number | string | null | undefined) =>
    value === null || value === undefined ? null : formatNumber(Number(value))
  const tenge = (value: number | string | null | undefined) =>
    value === null || value === undefined ? null : formatTenge(Number(value))
  const day = (value: string | null | undefined) => (value ? formatDate(`${value}T12:00:00+05:00`) : null)
  return {
    id: () => [filter.id],
    search: () => [typed(filter.search ?? '')],
    statuses: known('statuses'),
    methods: known('methods'),
    code: () => [typed(filter.code ?? '')],
    price: () => [texts.range(tenge(filter.minPrice), tenge(filter.maxPrice))],
    lotsCount: () => [texts.range(number(filter.minLots), number(filter.maxLots))],
    start: () => [texts.days(day(filter.startDateFrom), day(filter.startDateTo))],
    end: () => [texts.days(day(filter.endDateFrom), day(filter.endDateTo))],
    todayOnly: () => [],
    regions: known('regions'),
    ensTru: () => [<SourceText key="code" text={filter.ensTru ?? ''} language={null} />],
    sources: known('sources'),
    companies: () => (filter.companies ?? []).map(typed),
  }
}
