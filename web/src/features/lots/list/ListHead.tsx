import { Group, Text } from '@mantine/core'
import type { LotFilter, Sort } from '@tendertap/domain/lots/filter'
import type { ReactNode } from 'react'
import { useMedia } from '../../../lib/use-media.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { FilterChips } from '../filter/FilterChips.tsx'
import type { ChangeFilter } from '../filter/filter-props.ts'
import { LOT_LISTS, type LotListName } from './lot-lists.ts'
import { OpenSwitch } from './OpenSwitch.tsx'
import { SortSelect } from './SortSelect.tsx'

interface ListHeadProps {
  list: LotListName
  /** which lots are shown, where the list has a choice of its own */
  choice?: ReactNode
  /** the searches that the person keeps */
  searches?: ReactNode
  /** saves the list as a file */
  save?: ReactNode
  /** how many lots there are; null until they are counted */
  count: string | null
  openTotal: number | null
  filter: LotFilter
  onChange: ChangeFilter
  /** called with the whole new filter */
  onFilter(filter: LotFilter): unknown
  /** the order in force; null: the list's own */
  sort: Sort | null
  hasMatch: boolean
  onSort(sort: Sort | null): void
}

/** Over the lots: how many there are, all or only the open ones, what they are filtered by, and their order. */
export function ListHead({
  list,
  choice,
  searches,
  save,
  count,
  openTotal,
  filter,
  onChange,
  onFilter,
  ...order
}: ListHeadProps) {
  const narrow = useNarrow()
  const hasRoom = useMedia('(min-width: 1160px)')
  const counted = (
    <Text
      role="status"
      flex="none"
      size={narrow ? 'sm' : 'lg'}
      fw={narrow ? 400 : 600}
      c={narrow ? 'dimmed' : 'bright'}
    >
      {count ?? '\u00A0'}
    </Text>
  )
  // the other lists have open lots only
  const openSwitch = LOT_LISTS[list].isCatalogue && (
    <OpenSwitch
      isOpenOnly={filter.openOnly ?? false}
      openTotal={openTotal}
      onChange={(openOnly) => void onChange({ openOnly })}
    />
  )
  const chips = <FilterChips filter={filter} onFilter={onFilter} />
  const select = <SortSelect list={list} filter={filter} {...order} />
  if (narrow)
    return (
      <>
        <Group gap="sm" justify="space-between">
          {openSwitch || choice || select}
          {choice ? select : counted}
          {!openSwitch && save}
        </Group>
        {openSwitch && (
          <Group gap="sm" justify="space-between">
            {select}
            <Group gap="sm">
              {searches}
              {save}
            </Group>
          </Group>
        )}
        {choice && counted}
        {chips}
      </>
    )
  // beside the chips nothing may wrap; without them the second line is for what finds no room in the first
  const wrap = hasRoom ? 'nowrap' : 'wrap'
  return (
    <>
      <Group gap="md" wrap={wrap} align="baseline">
        {counted}
        <Group gap="sm">{openSwitch || choice}</Group>
        {hasRoom && chips}
        <Group flex={hasRoom ? 'none' : undefined} ml="auto" gap="md" wrap={wrap} style={{ alignSelf: 'center' }}>
          {searches}
          {save}
          {select}
        </Group>
      </Group>
      {!hasRoom && chips}
    </>
  )
}
