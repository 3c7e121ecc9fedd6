import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { clearGroup, listActiveGroups, type LotFilter } from '@tendertap/domain/lots/filter'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { TextButton } from '../../../ui/TextButton.tsx'
import { useGroupValues } from './use-group-values.tsx'
import classes from './FilterChips.module.css'

interface FilterChipsProps {
  filter: LotFilter
  /** called with the whole new filter */
  onFilter(filter: LotFilter): unknown
}

/** The filters that are set, each with a button that removes it. */
export function FilterChips({ filter, onFilter }: FilterChipsProps) {
  const texts = useTexts('lot-filter')
  const listValues = useGroupValues(filter)
  const groups = listActiveGroups(filter)
  if (groups.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={texts.chosen}>
      {groups.map((group) => (
        <li key={group} className={classes.chip}>
          <ChipText label={texts.groups[group]} values={listValues(group)} />
          <ActionIcon
            className={classes.cross}
            size={28}
            radius="xl"
            color="accent"
            aria-label={texts.remove(texts.groups[group])}
            onClick={() => void onFilter(clearGroup(filter, group))}
          >
            <IconX size={14} stroke={2} aria-hidden />
          </ActionIcon>
        </li>
      ))}
      <li>
        <TextButton onClick={() => void onFilter({})}>{texts.clear}</TextButton>
      </li>
    </ul>
  )
}

/** The first value in full, as far as it fits; the others as a number. */
function ChipText({ label, values: [first, ...rest] }: { label: string; values: readonly ReactNode[] }) {
  const { andMore } = useTexts('lot-filter')
  return (
    <>
      <span className="clamp">
        {label}
        {first !== undefined && <>: {first}</>}
      </span>
      {rest.length > 0 && <span className={classes.rest}>{andMore(rest.length)}</span>}
    </>
  )
}
