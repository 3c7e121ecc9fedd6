import { Input } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'

interface SelectFieldProps {
  label: string
  value: string
  choices: readonly { value: string; text: string; isSource?: boolean }[]
  onChange(value: string): void
}

/** The browser's own select under a visible label: it works with the keyboard and as phones usually show it. */
export function SelectField({ label, value, choices, onChange }: SelectFieldProps) {
  const id = useId()
  return (
    <Input.Wrapper label={label} labelElement="label" id={id}>
      <Input
        id={id}
        component="select"
        pointer
        value={value}
        rightSection={<IconChevronDown size={15} stroke={1.8} aria-hidden />}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} data-source={choice.isSource || undefined}>
            {choice.text}
          </option>
        ))}
      </Input>
    </Input.Wrapper>
  )
}
