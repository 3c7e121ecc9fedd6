import { Button, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import classes from './FilterPanel.module.css'

interface FilterButtonProps {
  label: string
  /** what is chosen, value by value */
  values: readonly ReactNode[]
  /** a list may be long and scrolls; a calendar of a range would be cut off there */
  isList: boolean
  onOpen(): void
  /** the fields */
  children: ReactNode
}

/** A filter of the bar: the button shows the choice, and what can be chosen drops down from it. */
export function FilterButton({ label, values: [first, ...rest], isList, onOpen, children }: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      onOpen={onOpen}
      position="bottom-start"
      width={isList ? 'max-content' : 340}
      // a calendar inside closes first
      closeOnEscape={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          className={classes.button}
          px="md"
          variant={first ? 'light' : 'default'}
          rightSection={<IconChevronDown size={15} stroke={1.8} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={first ? 'visually-hidden' : 'one-line'}>{first ? `${label}: ` : label}</span>
          {first && <span className="one-line">{first}</span>}
          {rest.length > 0 && <span className={classes.rest}>+{rest.length}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        className={isList ? classes.list : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false)
        }}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
