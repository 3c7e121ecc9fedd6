import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { isFiltered, NO_FILTER, OUTCOMES, type AuditAddress } from './audit-address.ts'
import type { AuditList } from './use-entries.ts'
import { FilterSelect } from './FilterSelect.tsx'
import classes from './AuditPage.module.css'

interface AuditFiltersProps {
  address: AuditAddress
  people: AuditList['people']
  onChange(changes: Partial<AuditAddress>): Promise<void>
}

const TYPING_MS = 350

export function AuditFilters({ address, people, onChange }: AuditFiltersProps) {
  const all = useTexts('audit')
  const texts = all.filters
  const actions = Object.entries(all.actions).toSorted(([, one], [, other]) => one.localeCompare(other))
  // what is being typed, until it stands in the address
  const [draft, setDraft] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (object: string) => {
    setDraft(object)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void onChange({ object: object.trim() }).then(() => setDraft((typed) => (typed === object ? null : typed)))
    }, TYPING_MS)
  }

  return (
    <search className={classes.filters} aria-label={texts.label}>
      <FilterSelect
        label={texts.person}
        value={address.userId}
        empty={texts.anyone}
        choices={people.map(({ id, fullName }) => ({ value: id, text: fullName ?? all.noName, isSource: fullName !== null }))}
        onChange={(userId) => void onChange({ userId })}
      />
      <FilterSelect
        label={texts.action}
        value={address.action}
        empty={texts.anyAction}
        choices={actions.map(([value, text]) => ({ value, text, isSource: false }))}
        onChange={(action) => void onChange({ action })}
      />
      <FilterSelect
        label={texts.outcome}
        value={address.outcome}
        empty={texts.anyOutcome}
        choices={OUTCOMES.map((value) => ({ value, text: texts.outcomes[value], isSource: false }))}
        onChange={(outcome) => void onChange({ outcome: OUTCOMES.find((known) => known === outcome) ?? '' })}
      />
      <TextInput
        className={classes.object}
        label={texts.object}
        value={draft ?? address.object}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={texts.from}
        value={address.from}
        max={address.to || undefined}
        onChange={(event) => void onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={texts.to}
        value={address.to}
        min={address.from || undefined}
        onChange={(event) => void onChange({ to: event.currentTarget.value })}
      />
      {isFiltered(address) && (
        <Button variant="subtle" className={classes.reset} onClick={() => void onChange(NO_FILTER)}>
          {texts.reset}
        </Button>
      )}
    </search>
  )
}
