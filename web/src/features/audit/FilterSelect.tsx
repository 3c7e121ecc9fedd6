import { Input } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './AuditPage.module.css'

interface FilterSelectProps {
  label: string
  value: string
  /** the label of the choice "not filtered" */
  empty: string
  choices: readonly { value: string; text: string; isSource: boolean }[]
  onChange(value: string): void
}

/** The browser's own select under a visible label, as tall as the fields beside it. */
export function FilterSelect({ label, value, empty, choices, onChange }: FilterSelectProps) {
  const id = useId()
  return (
    <Input.Wrapper label={label} labelElement="label" id={id}>
      <Input
        id={id}
        component="select"
        pointer
        value={value}
        className={classes.select}
        rightSection={<IconChevronDown size={15} stroke={1.8} aria-hidden />}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{empty}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} data-source={choice.isSource || undefined}>
            {choice.text}
          </option>
        ))}
      </Input>
    </Input.Wrapper>
  )
}
