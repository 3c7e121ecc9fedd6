import { Button, TextInput } from '@mantine/core'
import { toKazakhstanDay } from '@tendertap/domain/clock'
import { useTexts } from '../../i18n/texts.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useNow } from '../../lib/use-now.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { isFiltered, NO_FILTER, OUTCOMES, type AuditParams } from './audit-search-params.ts'
import type { AuditList } from './use-entries.ts'
import classes from './AuditPage.module.css'

interface AuditFiltersProps {
  params: AuditParams
  people: AuditList['people']
  onChange(changes: Partial<AuditParams>): Promise<void>
}

export function AuditFilters({ params, people, onChange }: AuditFiltersProps) {
  const all = useTexts('audit')
  const texts = all.filters
  const today = toKazakhstanDay(useNow())
  const actions = Object.entries(all.actions).toSorted(([, one], [, other]) => one.localeCompare(other))
  const object = useDraft<string>({
    value: params.object,
    show: (value) => value,
    read: (text) => text.trim(),
    commit: (typed) => onChange({ object: typed }),
  })

  return (
    <search className={classes.filters} aria-label={texts.label}>
      <SelectField
        label={texts.person}
        value={params.userId}
        choices={[
          { value: '', text: texts.anyone },
          ...people.map(({ id, fullName }) => ({
            value: id,
            text: fullName ?? all.noName,
            isSource: fullName !== null,
          })),
        ]}
        onChange={(userId) => void onChange({ userId })}
      />
      <SelectField
        label={texts.action}
        value={params.action}
        choices={[{ value: '', text: texts.anyAction }, ...actions.map(([value, text]) => ({ value, text }))]}
        onChange={(action) => void onChange({ action })}
      />
      <SelectField
        label={texts.outcome}
        value={params.outcome}
        choices={[
          { value: '', text: texts.anyOutcome },
          ...OUTCOMES.map((value) => ({ value, text: texts.outcomes[value] })),
        ]}
        onChange={(outcome) => void onChange({ outcome: OUTCOMES.find((known) => known === outcome) ?? '' })}
      />
      <TextInput
        className={classes.object}
        label={texts.object}
        value={object.text}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => object.type(event.currentTarget.value)}
        onBlur={object.leave}
      />
      <DateField
        label={texts.from}
        presets="past"
        value={params.from || null}
        max={params.to || today}
        onChange={(day) => void onChange({ from: day ?? '' })}
      />
      <DateField
        label={texts.to}
        presets="past"
        value={params.to || null}
        min={params.from || undefined}
        max={today}
        onChange={(day) => void onChange({ to: day ?? '' })}
      />
      {isFiltered(params) && (
        <Button variant="subtle" className={classes.reset} onClick={() => void onChange(NO_FILTER)}>
          {texts.reset}
        </Button>
      )}
    </search>
  )
}
