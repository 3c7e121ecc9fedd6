import type { Sort } from '@tendertap/domain/lots/filter'
import { useTexts } from '../../../i18n/texts.ts'
import { Select } from '../../../ui/Select.tsx'

const FIELDS = ['applicationEndAt', 'amount', 'percent'] as const
const DIRECTIONS = ['asc', 'desc'] as const
const SORTS = FIELDS.flatMap((sortBy) => DIRECTIONS.map((sort) => ({ sortBy, sort })))
const toKey = ({ sortBy, sort }: Sort) => `${sortBy} ${sort}`

interface SortSelectProps {
  sort: Sort | null
  onSort(sort: Sort | null): void
}

/** Cards have no column headers to click. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  const texts = useTexts('lots')
  return (
    <Select
      label={texts.sortLabel}
      value={sort ? toKey(sort) : ''}
      choices={[
        { value: '', text: texts.sortDefault },
        ...SORTS.map((choice) => ({ value: toKey(choice), text: texts.sorts[choice.sortBy][choice.sort] })),
      ]}
      onChange={(value) => onSort(SORTS.find((choice) => toKey(choice) === value) ?? null)}
    />
  )
}
