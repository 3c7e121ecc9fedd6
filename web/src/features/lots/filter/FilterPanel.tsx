import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react'
import { listActiveGroups, type FilterGroup } from '@tendertap/domain/lots/filter'
import { useId, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { createStoredValue } from '../../../lib/storage.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { ChecklistButton } from './ChecklistButton.tsx'
import type { FilterPanelProps } from './filter-props.ts'
import { FilterDialog } from './FilterDialog.tsx'
import { useOptions, type ListGroup } from './filter-options.tsx'
import { MoreFilters } from './MoreFilters.tsx'
import { SearchField } from './SearchField.tsx'
import classes from './FilterPanel.module.css'

// This tab remembers whether the panel is open.
const storedState = createStoredValue('lot-filters', () => sessionStorage)
const OPEN = 'open'
const ALWAYS_VISIBLE: readonly FilterGroup[] = ['id', 'search', 'statuses', 'methods']

/** spec 2 §2, shared filter panel: search, status, purchase type, and an expandable section. A dialog on a phone. */
export function FilterPanel(props: FilterPanelProps) {
  const narrow = useNarrow()
  const texts = useTexts('lot-filter')
  // kept here, so that the dialog stays open when the phone is rotated
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <search className={classes.panel} aria-label={texts.label}>
      {narrow ? <NarrowPanel {...props} onOpen={() => setDialogOpen(true)} /> : <WidePanel {...props} />}
      {isDialogOpen && <FilterDialog {...props} onClose={() => setDialogOpen(false)} />}
    </search>
  )
}

function WidePanel({ filter, onChange, isCatalogue, facets, onOpenChoices, children }: FilterPanelProps) {
  const texts = useTexts('lot-filter')
  const listOptions = useOptions(facets)
  const moreId = useId()
  const [isOpen, setOpen] = useState(() => storedState.read() === OPEN)
  const hidden = listActiveGroups(filter).filter((group) => !ALWAYS_VISIBLE.includes(group)).length
  const toggle = () => {
    if (isOpen) storedState.clear()
    else storedState.write(OPEN)
    setOpen(!isOpen)
  }
  const checklist = (group: ListGroup, isField: boolean) => {
    const chosen = filter[group] ?? []
    return (
      <ChecklistButton
        label={texts.groups[group]}
        options={listOptions(group, chosen)}
        chosen={chosen}
        isExact={facets?.exact.includes(group) ?? true}
        isField={isField}
        onOpen={onOpenChoices}
        onChange={(next) => onChange({ [group]: next })}
      />
    )
  }
  const field = (group: ListGroup) => (
    <div className={classes.field}>
      <span className={classes.legend} aria-hidden>
        {texts.groups[group]}
      </span>
      {checklist(group, true)}
    </div>
  )
  return (
    <>
      <div className={classes.bar}>
        <SearchField filter={filter} onChange={onChange} />
        {isCatalogue && checklist('statuses', false)}
        {checklist('methods', false)}
        <button
          type="button"
          className={classes.button}
          aria-expanded={isOpen}
          aria-controls={moreId}
          data-set={hidden > 0 || undefined}
          onClick={toggle}
        >
          {texts.more}
          {hidden > 0 && <Badge count={hidden} />}
          <IconChevronDown size={15} stroke={1.8} className={classes.chevron} aria-hidden />
        </button>
        <div className={classes.end}>{children}</div>
      </div>
      <div id={moreId}>
        {isOpen && (
          <MoreFilters
            filter={filter}
            onChange={onChange}
            isCatalogue={isCatalogue}
            lists={
              <>
                {field('regions')}
                {field('sources')}
              </>
            }
          />
        )}
      </div>
    </>
  )
}

function NarrowPanel({ filter, onChange, onOpenChoices, onOpen }: FilterPanelProps & { onOpen(): void }) {
  const texts = useTexts('lot-filter')
  const count = listActiveGroups(filter).filter((group) => group !== 'search' && group !== 'id').length
  const open = () => {
    onOpenChoices()
    onOpen()
  }
  return (
    <div className={classes.bar}>
      <SearchField filter={filter} onChange={onChange} />
      <button
        type="button"
        className={classes.button}
        data-set={count > 0 || undefined}
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden />
        {texts.all}
        {count > 0 && <Badge count={count} />}
      </button>
    </div>
  )
}

function Badge({ count }: { count: number }) {
  const { set } = useTexts('lot-filter')
  return (
    <span className={classes.badge}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">({set(count)})</span>
    </span>
  )
}
