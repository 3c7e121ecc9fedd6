import { FILTER_GROUPS } from '@tendertap/domain/lots/filter'
import { useTexts } from '../../../i18n/texts.ts'
import { DateField } from '../../../ui/form/DateField.tsx'
import { isReversed } from './field-values.ts'
import type { FilterProps } from './filter-props.ts'
import { RangeField } from './RangeField.tsx'

interface DayRangeProps extends FilterProps {
  group: 'start' | 'end'
}

/** The days between which applications open or close. */
export function DayRange({ group, filter, onChange }: DayRangeProps) {
  const texts = useTexts('lot-filter')
  const label = texts.groups[group]
  const [from, to] = FILTER_GROUPS[group]
  const isWrong = isReversed(filter[from], filter[to])
  const end = (field: typeof from | typeof to, word: string) => (
    <DateField
      aria-label={`${label} ${word}`}
      presets={group === 'start' ? 'past' : 'coming'}
      value={filter[field] ?? null}
      error={isWrong}
      onChange={(day) => void onChange({ [field]: day }, true)}
    />
  )
  return (
    <RangeField label={label} error={isWrong ? texts.reversedDays : null}>
      {end(from, texts.fromDay)}
      {end(to, texts.toDay)}
    </RangeField>
  )
}
