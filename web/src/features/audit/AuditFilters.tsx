import { Button, TextInput } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { isFiltered, NO_FILTER, OUTCOMES, type AuditParams } from './audit-search-params.ts'
import type { AuditList } from './use-entries.ts'
import { FilterSelect } from './FilterSelect.tsx'
import classes from './AuditPage.module.css'

interface AuditFiltersProps {
  params: AuditParams
  people: AuditList['people']
  onChange(changes: Partial<AuditParams>): Promise<void>
}

export function AuditFilters({ params, people, onChange }: AuditFiltersProps) {
  const all = useTexts('audit')
  const texts = all.filters
  const actions = Object.entries(all.actions).toSorted(([, one], [, other]) => one.localeCompare(other))
  const object = useDraft<string>({
    value: params.object,
    show: (value) => value,
    read: (text) => text.trim(),
    commit: (typed) => onChange({ object: typed }),
  })

  return (
    <search className={classes.filters} aria-label={texts.label}>
      <FilterSelect
        label={texts.person}
        value={params.userId}
        empty={texts.anyone}
        choices={people.map(({ id, fullName }) => ({
          value: id,
          text: fullName ?? all.noName,
          isSource: fullName !== null,
        }))}
        onChange={(userId) => void onChange({ userId })}
      />
      <FilterSelect
        label={texts.action}
        value={params.action}
        empty={texts.anyAction}
        choices={actions.map(([value, text]) => ({ value, text, isSource: false }))}
        onChange={(action) => void onChange({ action })}
      />
      <FilterSelect
        label={texts.outcome}
        value={params.outcome}
        empty={texts.anyOutcome}
        choices={OUTCOMES.map((value) => ({ value, text: texts.outcomes[value], isSource: false }))}
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
      <TextInput
        type="date"
        label={texts.from}
        value={params.from}
        max={params.to || undefined}
        onChange={(event) => void onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={texts.to}
        value={params.to}
        min={params.from || undefined}
        onChange={(event) => void onChange({ to: event.currentTarget.value })}
      />
      {isFiltered(params) && (
        <Button variant="subtle" className={classes.reset} onClick={() => void onChange(NO_FILTER)}>
          {texts.reset}
        </Button>
      )}
    </search>
  )
}
