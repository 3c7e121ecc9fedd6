import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import {
  clearGroup,
  FILTER_GROUPS,
  listActiveGroups,
  type FilterGroup,
  type LotFilter,
} from '@tendertap/domain/lots/filter'
import { Fragment, useState, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { TextButton } from '../../../ui/TextButton.tsx'
import { useGroupValues } from './use-group-values.tsx'
import classes from './FilterChips.module.css'

interface FilterChipsProps {
  filter: LotFilter
  /** called with the whole new filter */
  onFilter(filter: LotFilter): unknown
}

// about three lines of a phone
const MOST_VALUES = 6
const MOST_LETTERS = 180

/** How many values of a group its chip names before «и ещё 2». */
function countNamed(filter: LotFilter, group: FilterGroup): number {
  const values: readonly unknown[] = FILTER_GROUPS[group].map((field) => filter[field]).find(Array.isArray) ?? []
  const letters = values.map((_, index) => values.slice(0, index + 1).join(', ').length)
  return Math.max(1, letters.filter((count, index) => index < MOST_VALUES && count <= MOST_LETTERS).length)
}

/** The filters that are set, each with a button that removes it. Open lots only is a switch beside them. */
export function FilterChips({ filter, onFilter }: FilterChipsProps) {
  const texts = useTexts('lot-filter')
  const listValues = useGroupValues(filter)
  const groups = listActiveGroups(filter).filter((group) => group !== 'open')
  if (groups.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={texts.chosen}>
      {groups.map((group) => (
        <li key={group} className={classes.chip}>
          <ChipText label={texts.groups[group]} values={listValues(group)} named={countNamed(filter, group)} />
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

interface ChipTextProps {
  label: string
  values: readonly ReactNode[]
  /** how many of them are named at first */
  named: number
}

/** All the values; of a long list those that fit, and a button that names the others too. */
function ChipText({ label, values, named }: ChipTextProps) {
  const { andMore } = useTexts('lot-filter')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? values : values.slice(0, named)
  const rest = values.length - shown.length
  return (
    <span className={`${classes.text} ${values.length === 1 ? 'clamp' : ''}`}>
      {label}
      {shown.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- values have no identity but their place
        <Fragment key={index}>
          {index === 0 ? ': ' : ', '}
          {value}
        </Fragment>
      ))}
      {rest > 0 && (
        <>
          {' '}
          <button type="button" className={classes.rest} onClick={() => setWhole(true)}>
            {andMore(rest)}
          </button>
        </>
      )}
    </span>
  )
}
