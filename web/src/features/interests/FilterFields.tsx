import { Box, Stack } from '@mantine/core'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Checklist } from '../lots/filter/Checklist.tsx'
import { CompanyPicker } from '../lots/filter/CompanyPicker.tsx'
import { useChecklists } from '../lots/filter/filter-options.tsx'
import { NumberRange } from '../lots/filter/NumberRange.tsx'
import { CompanyListField } from './CompanyListField.tsx'

const LISTS = ['statuses', 'methods', 'regions', 'sources'] as const

interface FilterFieldsProps {
  filter: LotFilter
  listIds: readonly string[]
  onFilter(filter: LotFilter): void
  onLists(ids: string[]): void
}

/** What a lot must be before it is scored: folded, because most profiles need only a few of these. */
export function FilterFields({ filter, listIds, onFilter, onLists }: FilterFieldsProps) {
  const texts = useTexts('lot-filter')
  const own = useTexts('interests').form
  const change = (changes: LotFilter) => onFilter({ ...filter, ...changes })
  // no list of lots stands beside it, so nothing is counted
  const getChecklist = useChecklists({ filter, onChange: change, facets: null, needsInterests: false })
  const fold = (key: string, title: string, count: number, content: ReactNode) => (
    <Fold key={key} title={title} note={count > 0 && texts.set(count)} isLazy>
      {content}
    </Fold>
  )
  return (
    <Stack gap={0}>
      <Box my="md">
        <NumberRange group="price" filter={filter} onChange={change} />
      </Box>
      {LISTS.map((group) =>
        fold(
          group,
          texts.groups[group],
          filter[group]?.length ?? 0,
          <Box mah={320} style={{ overflowY: 'auto' }}>
            <Checklist {...getChecklist(group)} />
          </Box>,
        ),
      )}
      {fold('lists', own.companyLists, listIds.length, <CompanyListField chosen={listIds} onChange={onLists} />)}
      {fold(
        'companies',
        texts.groups.companies,
        filter.companies?.length ?? 0,
        <CompanyPicker filter={filter} onChange={change} isWithoutTitle isUnlimited />,
      )}
    </Stack>
  )
}
