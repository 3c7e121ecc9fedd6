import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { listActiveGroups, type FilterGroup } from '@tendertap/domain/lots/filter'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { CountBadge } from '../../../ui/CountBadge.tsx'
import { useHasProfiles } from '../use-has-profiles.ts'
import { Checklist } from './Checklist.tsx'
import { DayRange } from './DayRange.tsx'
import { FilterButton } from './FilterButton.tsx'
import { useChecklists } from './filter-options.tsx'
import type { FilterPanelProps } from './filter-props.ts'
import { FilterSheet } from './FilterSheet.tsx'
import { NumberRange } from './NumberRange.tsx'
import { SearchField } from './SearchField.tsx'
import { useGroupValues } from './use-group-values.tsx'
import classes from './FilterPanel.module.css'

type BarGroup = 'interests' | 'statuses' | 'methods' | 'regions' | 'price' | 'end'

// set elsewhere than in the sheet
const NO_BUTTON: readonly FilterGroup[] = ['id', 'search', 'open']

/** The filters for which the bar has room; the sheet has all of them. */
function useBarGroups(isCatalogue: boolean): BarGroup[] {
  const hasProfiles = useHasProfiles()
  const narrow = useNarrow()
  const medium = useMedia('(min-width: 900px)')
  const wide = useMedia('(min-width: 1160px)')
  const widest = useMedia('(min-width: 1360px)')
  return [
    ...(hasProfiles && widest ? ['interests' as const] : []),
    ...(isCatalogue && !narrow ? ['statuses' as const] : []),
    ...(medium ? ['methods' as const, 'regions' as const] : []),
    ...(wide ? ['price' as const, 'end' as const] : []),
  ]
}

/** spec 2 §2, shared filter panel: search, status, purchase type, and an expandable section. */
export function FilterPanel(props: FilterPanelProps) {
  const { filter, onChange, isCatalogue, facets, onOpenChoices, children } = props
  const texts = useTexts('lot-filter')
  const narrow = useNarrow()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const listValues = useGroupValues(filter)
  const [needsInterests, setNeedsInterests] = useState(false)
  const getChecklist = useChecklists({ filter, onChange, facets, needsInterests })
  const groups = useBarGroups(isCatalogue)
  const visible: readonly FilterGroup[] = [...NO_BUTTON, ...groups]
  const hidden = listActiveGroups(filter).filter((group) => !visible.includes(group)).length

  const renderFields = (group: BarGroup) => {
    if (group === 'price') return <NumberRange group={group} filter={filter} onChange={onChange} />
    if (group === 'end') return <DayRange group={group} filter={filter} onChange={onChange} />
    return <Checklist {...getChecklist(group)} />
  }
  return (
    <search className={classes.panel} aria-label={texts.label}>
      <SearchField filter={filter} onChange={onChange} />
      {groups.map((group) => (
        <FilterButton
          key={group}
          label={group === 'end' ? texts.deadline : group === 'interests' ? texts.interestsShort : texts.groups[group]}
          values={listValues(group)}
          isList={group !== 'price' && group !== 'end'}
          onOpen={group === 'interests' ? () => setNeedsInterests(true) : onOpenChoices}
        >
          {renderFields(group)}
        </FilterButton>
      ))}
      <Button
        className={classes.more}
        px="md"
        variant={hidden > 0 ? 'light' : 'default'}
        leftSection={<IconAdjustmentsHorizontal size={17} stroke={1.7} aria-hidden />}
        rightSection={hidden > 0 && <CountBadge count={hidden} meaning={`(${texts.set(hidden)})`} isUrgent />}
        aria-haspopup="dialog"
        onClick={() => {
          onOpenChoices()
          setSheetOpen(true)
        }}
      >
        {narrow ? texts.all : texts.more}
      </Button>
      {!narrow && <div className={classes.end}>{children}</div>}
      {isSheetOpen && <FilterSheet {...props} onClose={() => setSheetOpen(false)} />}
    </search>
  )
}
