import { Group, Input, Loader, Stack, Switch, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { ClassChecklist } from './ClassChecklist.tsx'
import { ClassName } from './ClassName.tsx'
import type { EnsTruClass } from './interest-form.ts'
import { RemovableChip } from './RemovableChip.tsx'

interface ClassFieldProps {
  classes: readonly EnsTruClass[]
  isOnly: boolean
  onChange(changes: { classes?: EnsTruClass[]; onlyClasses?: boolean }): void
}

/** The ENS TRU classes that the profile means: those chosen, and a search for more. */
export function ClassField({ classes, isOnly, onChange }: ClassFieldProps) {
  const texts = useTexts('interests').form
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const found = useQuery({
    queryKey: ['interests/findClasses', search],
    queryFn: ({ signal }) => send('interests/findClasses', { search }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap="sm">
      <Input.Wrapper label={texts.classes} description={texts.classesHint} labelProps={{ htmlFor: id }}>
        <TextInput
          id={id}
          type="search"
          placeholder={texts.classSearch}
          autoComplete="off"
          leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
          rightSection={found.isFetching && <Loader size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // the form is not sent by a search
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </Input.Wrapper>
      {search !== '' &&
        (found.isLoadingError ? (
          <ErrorState title={texts.classesFailed} query={found} />
        ) : found.data?.length === 0 ? (
          <Text size="sm" c="dimmed" role="status">
            {texts.noClasses}
          </Text>
        ) : (
          <ClassChecklist
            label={texts.foundClasses}
            classes={found.data ?? []}
            chosen={classes}
            onChange={(chosen) => onChange({ classes: chosen })}
          />
        ))}
      {classes.length > 0 && (
        <Group component="ul" gap="sm" aria-label={texts.classes}>
          {classes.map((one) => (
            <li key={one.code}>
              <RemovableChip
                name={one.code}
                onRemove={() => onChange({ classes: classes.filter(({ code }) => code !== one.code) })}
              >
                <ClassName ensTruClass={one} />
              </RemovableChip>
            </li>
          ))}
        </Group>
      )}
      {classes.length > 0 && (
        <Switch
          label={texts.onlyClasses}
          checked={isOnly}
          onChange={(event) => onChange({ onlyClasses: event.currentTarget.checked })}
        />
      )}
    </Stack>
  )
}
