import { IconChevronDown } from '@tabler/icons-react'
import classes from './Select.module.css'

interface SelectProps {
  label: string
  value: string
  /** isSource: the text is not ours, such as a person's name */
  choices: readonly { value: string; text: string; isSource?: boolean }[]
  /** takes the room that is left in its line */
  isWide?: boolean
  onChange(value: string): void
}

/** The browser's own select with our styles: it works with the keyboard and as phones usually show it. */
export function Select({ label, value, choices, isWide = false, onChange }: SelectProps) {
  return (
    <span className={classes.frame} data-wide={isWide || undefined}>
      <select
        className={classes.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} data-source={choice.isSource || undefined}>
            {choice.text}
          </option>
        ))}
      </select>
      <IconChevronDown size={15} stroke={1.8} className={classes.arrow} aria-hidden />
    </span>
  )
}
