import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { useDraft } from '../../lib/use-draft.ts'

interface SearchFieldProps {
  value: string
  onChange(search: string): unknown
}

/** A company by a part of its name, or by its BIN. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const texts = useTexts('analytics').filters
  const search = useDraft<string>({
    value,
    show: (text) => text,
    read: (text) => text.trim(),
    commit: onChange,
  })
  return (
    <TextInput
      type="search"
      label={texts.search}
      maxLength={200}
      autoComplete="off"
      leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
      value={search.text}
      onChange={(event) => search.type(event.currentTarget.value)}
      onBlur={search.leave}
    />
  )
}
