import { Button, Stack, Switch } from '@mantine/core'
import { listActiveGroups } from '@tendertap/domain/lots/filter'
import { useTexts } from '../../../i18n/texts.ts'
import { CountBadge } from '../../../ui/CountBadge.tsx'
import { SideSheet } from '../../../ui/dialog/SideSheet.tsx'
import { Fold } from '../../../ui/Fold.tsx'
import { useHasProfiles } from '../use-has-profiles.ts'
import { Checklist } from './Checklist.tsx'
import { CompanyPicker } from './CompanyPicker.tsx'
import { DayRange } from './DayRange.tsx'
import { useChecklists, type ListGroup } from './filter-options.tsx'
import type { FilterPanelProps } from './filter-props.ts'
import { NumberRange } from './NumberRange.tsx'
import { TextField } from './TextField.tsx'
import classes from './FilterSheet.module.css'

interface FilterSheetProps extends FilterPanelProps {
  onClose(): void
}

/** Every filter but the search. A choice applies at once, and the button says how many lots match. */
export function FilterSheet({ isCatalogue, facets, total, onClear, onClose, ...props }: FilterSheetProps) {
  const { filter, onChange } = props
  const texts = useTexts('lot-filter')
  const getChecklist = useChecklists({ filter, onChange, facets, needsInterests: true })
  const matchLists: ListGroup[] = useHasProfiles() ? ['interests', 'matchLevels'] : []
  const lists: ListGroup[] = [
    ...matchLists,
    ...(isCatalogue ? ['statuses' as const] : []),
    'methods',
    'regions',
    'sources',
  ]
  return (
    <SideSheet title={texts.label} onClose={onClose}>
      <Stack gap="lg">
        <div className={classes.folds}>
          {lists.map(getChecklist).map((list) => (
            <Fold
              key={list.label}
              title={list.label}
              note={
                list.chosen.length > 0 && (
                  <CountBadge count={list.chosen.length} meaning={texts.set(list.chosen.length)} isUrgent />
                )
              }
            >
              <Checklist {...list} />
            </Fold>
          ))}
        </div>
        <NumberRange group="price" filter={filter} onChange={onChange} />
        <DayRange group="end" filter={filter} onChange={onChange} />
        <DayRange group="start" filter={filter} onChange={onChange} />
        {isCatalogue && (
          <Switch
            label={texts.groups.todayOnly}
            checked={filter.todayOnly ?? false}
            onChange={(event) => void onChange({ todayOnly: event.currentTarget.checked })}
          />
        )}
        <NumberRange group="lotsCount" filter={filter} onChange={onChange} />
        <TextField
          label={texts.groups.code}
          placeholder={texts.codeHint}
          maxLength={300}
          value={filter.code ?? ''}
          onChange={(code) => onChange({ code }, true)}
        />
        <TextField
          label={texts.groups.ensTru}
          placeholder={texts.ensTruHint}
          maxLength={40}
          value={filter.ensTru ?? ''}
          onChange={(ensTru) => onChange({ ensTru }, true)}
        />
        <CompanyPicker filter={filter} onChange={onChange} />
      </Stack>
      <div className={classes.foot}>
        <Button variant="default" disabled={listActiveGroups(filter).length === 0} onClick={() => void onClear()}>
          {texts.clear}
        </Button>
        <Button onClick={onClose}>
          {total?.count === 0 ? texts.nothingFound : texts.show(total?.count ?? null, total?.shown ?? '')}
        </Button>
      </div>
    </SideSheet>
  )
}
