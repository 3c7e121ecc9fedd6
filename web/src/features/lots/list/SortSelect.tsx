import type { LotFilter, Sort } from '@tendertap/domain/lots/filter'
import { useTexts } from '../../../i18n/texts.ts'
import { Select } from '../../../ui/Select.tsx'
import type { LotListName } from './lot-lists.ts'
import { listSortChoices } from './lot-order.ts'

interface SortSelectProps {
  list: LotListName
  /** the order in force; null: the list's own */
  sort: Sort | null
  filter: LotFilter
  hasMatch: boolean
  onSort(sort: Sort | null): void
}

/** Says in which order the lots are, and changes it: cards have no headers, and relevance is no column. */
export function SortSelect({ onSort, ...context }: SortSelectProps) {
  const texts = useTexts('lots')
  const choices = listSortChoices(context, texts)
  return (
    <Select
      label={texts.sortLabel}
      value={choices.find(({ isInForce }) => isInForce)?.value ?? ''}
      choices={choices}
      onChange={(value) => {
        const chosen = choices.find((choice) => choice.value === value)
        if (chosen) onSort(chosen.sort)
      }}
    />
  )
}
