import { TextInput } from '@mantine/core'
import { readGroup } from '@tendertap/domain/analytics/groups'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useDraft } from '../../lib/use-draft.ts'

interface GroupFieldProps {
  /** six digits, or '' */
  value: string
  onChange(group: string): unknown
}

/** A group of goods by its ENS TRU code, which may be written in full. */
export function GroupField({ value, onChange }: GroupFieldProps) {
  const texts = useTexts('analytics').filters
  // nobody is told that a code is too short who is still typing it
  const [isTyping, setTyping] = useState(false)
  const code = useDraft<string>({
    value,
    show: (group) => group,
    read: (text) => readGroup(text) ?? undefined,
    commit: onChange,
  })
  return (
    <TextInput
      label={texts.code}
      placeholder={texts.codeHint}
      inputMode="decimal"
      maxLength={40}
      autoComplete="off"
      // the fields beside it stay in line with it
      inputWrapperOrder={['label', 'error', 'input']}
      error={!isTyping && code.isInvalid && texts.codeInvalid}
      value={code.text}
      onChange={(event) => {
        setTyping(true)
        code.type(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        setTyping(false)
        code.settle()
      }}
      onBlur={() => {
        setTyping(false)
        code.leave()
      }}
    />
  )
}
