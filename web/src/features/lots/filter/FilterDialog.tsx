import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { listActiveGroups } from '@tendertap/domain/lots/filter'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Checklist } from './Checklist.tsx'
import { useOptions, type ListGroup } from './filter-options.tsx'
import type { FilterPanelProps } from './filter-props.ts'
import { MoreFilters } from './MoreFilters.tsx'
import classes from './FilterPanel.module.css'

interface FilterDialogProps extends FilterPanelProps {
  onClose(): void
}

/** The whole panel on a phone. Every choice applies at once; the button says how many lots match. */
export function FilterDialog({ filter, onChange, isCatalogue, facets, total, onClear, onClose }: FilterDialogProps) {
  const texts = useTexts('lot-filter')
  const listOptions = useOptions(facets)
  const checklist = (group: ListGroup) => {
    const chosen = filter[group] ?? []
    return (
      <details className={classes.fold} open={chosen.length > 0 || undefined}>
        <summary>
          {texts.groups[group]}
          {chosen.length > 0 && <span className={classes.badge}>{chosen.length}</span>}
          <IconChevronDown size={16} stroke={1.8} aria-hidden />
        </summary>
        <Checklist
          label={texts.groups[group]}
          options={listOptions(group, chosen)}
          chosen={chosen}
          isExact={facets?.exact.includes(group) ?? true}
          onChange={(next) => onChange({ [group]: next })}
        />
      </details>
    )
  }
  return (
    <Dialog title={texts.label} onClose={onClose}>
      <div className={classes.dialog}>
        {isCatalogue && checklist('statuses')}
        {checklist('methods')}
        <MoreFilters
          filter={filter}
          onChange={onChange}
          isCatalogue={isCatalogue}
          lists={
            <div className={classes.folds}>
              {checklist('regions')}
              {checklist('sources')}
            </div>
          }
        />
      </div>
      <div className={classes.foot}>
        <Button variant="default" disabled={listActiveGroups(filter).length === 0} onClick={() => void onClear()}>
          {texts.clear}
        </Button>
        <Button onClick={onClose}>
          {total?.count === 0 ? texts.nothingFound : texts.show(total?.count ?? null, total?.shown ?? '')}
        </Button>
      </div>
    </Dialog>
  )
}
