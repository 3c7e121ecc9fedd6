import { Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Checklist, type ChecklistProps } from './Checklist.tsx'
import classes from './FilterPanel.module.css'

interface ChecklistButtonProps extends ChecklistProps {
  /** as wide as the field around it */
  isField?: boolean
  onOpen(): void
}

/** A checklist that drops down from a button; the button shows the choice. */
export function ChecklistButton({ isField = false, onOpen, ...list }: ChecklistButtonProps) {
  const texts = useTexts('lot-filter')
  const [isOpen, setOpen] = useState(false)
  const { label, options, chosen } = list
  const first = options.find(({ value }) => value === chosen[0])
  const rest = chosen.length - 1
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      onOpen={onOpen}
      position="bottom-start"
      offset={6}
      shadow="md"
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.button}
          data-field={isField || undefined}
          data-set={first ? true : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.chosen}>
            {!isField && (first ? `${label}: ` : label)}
            {first?.text}
            {isField && !first && <span className={classes.placeholder}>{texts.any}</span>}
          </span>
          {rest > 0 && <span className={classes.rest}>+{rest}</span>}
          <IconChevronDown size={15} stroke={1.8} aria-hidden />
          {isField && <span className="visually-hidden">{label}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={label}>
        <Checklist {...list} />
      </Popover.Dropdown>
    </Popover>
  )
}
