import { Switch } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'
import { CompanyPicker } from './CompanyPicker.tsx'
import { isReversed, readDay, readPrice, readWholeNumber } from './field-values.ts'
import type { FilterProps } from './filter-props.ts'
import { RangeField } from './RangeField.tsx'
import { TextField } from './TextField.tsx'
import classes from './FilterPanel.module.css'

interface MoreFiltersProps extends FilterProps {
  /** only the catalogue has the filter "published today" */
  isCatalogue: boolean
  /** the fields for region and source, which differ on wide and narrow screens */
  lists: ReactNode
}

const showNumber = (value: number | null) => (value === null ? '' : formatNumber(value))
const showDay = (value: string | null) => value ?? ''
const toNumber = (value: number | string | null | undefined) =>
  value === null || value === undefined ? null : Number(value)

/** The expandable section of the panel. */
export function MoreFilters({ filter, onChange, isCatalogue, lists }: MoreFiltersProps) {
  const texts = useTexts('lot-filter')
  const todayId = useId()
  const number = (field: 'minPrice' | 'maxPrice' | 'minLots' | 'maxLots', word: string, read: typeof readPrice) => ({
    word,
    value: toNumber(filter[field]),
    show: showNumber,
    read,
    onChange: (value: number | null) => onChange({ [field]: value }, true),
  })
  const day = (field: 'startDateFrom' | 'startDateTo' | 'endDateFrom' | 'endDateTo', word: string) => ({
    word,
    value: filter[field] ?? null,
    show: showDay,
    read: readDay,
    onChange: (value: string | null) => onChange({ [field]: value }, true),
  })
  const checkNumbers = (from: typeof filter.minPrice, to: typeof filter.minPrice) =>
    isReversed(toNumber(from), toNumber(to)) ? texts.reversed : null
  const checkDays = (from: string | null | undefined, to: string | null | undefined) =>
    isReversed(from, to) ? texts.reversedDays : null
  return (
    <div className={classes.more}>
      <div className={classes.fields}>
        <TextField
          label={texts.groups.code}
          placeholder={texts.codeHint}
          maxLength={100}
          value={filter.code ?? ''}
          onChange={(code) => onChange({ code }, true)}
        />
        <RangeField
          label={texts.priceInTenge}
          type="text"
          from={number('minPrice', texts.from, readPrice)}
          to={number('maxPrice', texts.to, readPrice)}
          invalidText={texts.notNumber}
          rangeError={checkNumbers(filter.minPrice, filter.maxPrice)}
        />
        <RangeField
          label={texts.groups.lotsCount}
          type="text"
          from={number('minLots', texts.from, readWholeNumber)}
          to={number('maxLots', texts.to, readWholeNumber)}
          invalidText={texts.notNumber}
          rangeError={checkNumbers(filter.minLots, filter.maxLots)}
        />
        <RangeField
          label={texts.groups.start}
          type="date"
          from={day('startDateFrom', texts.fromDay)}
          to={day('startDateTo', texts.toDay)}
          invalidText={texts.notDay}
          rangeError={checkDays(filter.startDateFrom, filter.startDateTo)}
        />
        <RangeField
          label={texts.groups.end}
          type="date"
          from={day('endDateFrom', texts.fromDay)}
          to={day('endDateTo', texts.toDay)}
          invalidText={texts.notDay}
          rangeError={checkDays(filter.endDateFrom, filter.endDateTo)}
        />
        <TextField
          label={texts.groups.ensTru}
          placeholder={texts.ensTruHint}
          maxLength={40}
          value={filter.ensTru ?? ''}
          onChange={(ensTru) => onChange({ ensTru }, true)}
        />
        {lists}
        {isCatalogue && (
          <Switch
            id={todayId}
            className={classes.today}
            label={texts.groups.todayOnly}
            checked={filter.todayOnly ?? false}
            onChange={(event) => void onChange({ todayOnly: event.currentTarget.checked })}
          />
        )}
      </div>
      <CompanyPicker filter={filter} onChange={onChange} />
    </div>
  )
}
