import { ActionIcon, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash, type TablerIcon } from '@tabler/icons-react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { Fold } from '../../ui/Fold.tsx'
import type { EditedEntry } from './entries.ts'
import type { EntryPart } from './use-entry-focus.ts'

interface EntryFieldsProps {
  number: number
  entry: EditedEntry
  error: string | null
  /** it gets the focus when the form is sent in vain */
  isFirstWrong: boolean
  onChange(changes: Partial<EditedEntry>): void
  /** null: it is the first or the last */
  onMove: { up: (() => void) | null; down: (() => void) | null }
  onRemove(): void
}

const MAX_LENGTH = 300

/** One document of a template. The other languages are optional, and folded until they are wanted. */
export function EntryFields({ number, entry, error, isFirstWrong, onChange, onMove, onRemove }: EntryFieldsProps) {
  const texts = useTexts('checklists').form
  const name = entry[useLanguage()].trim() || entry.ru.trim() || texts.unnamed
  return (
    <Stack gap="xs" role="group" aria-label={`${number}. ${name}`} data-entry={entry.key}>
      <TextInput
        label={`${number}. ${texts.ru}`}
        value={entry.ru}
        error={error}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        data-part={'name' satisfies EntryPart}
        {...(isFirstWrong && { 'data-path': 'entries' })}
        onChange={(event) => onChange({ ru: event.currentTarget.value })}
      />
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <Checkbox
          label={texts.required}
          checked={entry.required}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
        />
        <Group gap={0} wrap="nowrap">
          <IconAction icon={IconArrowUp} part="up" label={texts.up} name={name} onClick={onMove.up} />
          <IconAction icon={IconArrowDown} part="down" label={texts.down} name={name} onClick={onMove.down} />
          <IconAction icon={IconTrash} part="remove" label={texts.remove} name={name} onClick={onRemove} />
        </Group>
      </Group>
      <Fold title={texts.otherLanguages}>
        <Group gap="sm" align="start">
          <TextInput
            flex="1 1 220px"
            label={texts.kz}
            value={entry.kz}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            onChange={(event) => onChange({ kz: event.currentTarget.value })}
          />
          <TextInput
            flex="1 1 220px"
            label={texts.en}
            value={entry.en}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            onChange={(event) => onChange({ en: event.currentTarget.value })}
          />
        </Group>
      </Fold>
    </Stack>
  )
}

interface IconActionProps {
  icon: TablerIcon
  part: EntryPart
  label: string
  /** of the document: the buttons of all look the same */
  name: string
  onClick: (() => void) | null
}

function IconAction({ icon: Icon, part, label, name, onClick }: IconActionProps) {
  return (
    <ActionIcon
      size="var(--target)"
      title={label}
      aria-label={`${label}: ${name}`}
      data-part={part}
      // an entry that can't move any further has a pale arrow and no box around it
      disabled={onClick === null}
      {...(onClick === null && { bg: 'transparent' })}
      onClick={() => onClick?.()}
    >
      <Icon size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
