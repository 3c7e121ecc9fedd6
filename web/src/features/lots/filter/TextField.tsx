import { TextInput } from '@mantine/core'
import { useDraft } from '../../../lib/use-draft.ts'

interface TextFieldProps {
  label: string
  placeholder: string
  maxLength: number
  value: string
  onChange(value: string): unknown
}

export function TextField({ label, placeholder, maxLength, value, onChange }: TextFieldProps) {
  const draft = useDraft<string>({ value, show: (text) => text, read: (text) => text.trim(), commit: onChange })
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete="off"
      value={draft.text}
      onChange={(event) => draft.type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') draft.settle()
      }}
      onBlur={draft.leave}
    />
  )
}
