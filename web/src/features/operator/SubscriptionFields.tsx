import { TextInput } from '@mantine/core'
import { MANUAL_LIMITS, type ManualForm, type ManualLimit } from '@tendertap/domain/subscription/manual'
import { DURATIONS, MANUAL_MINIMA, MANUAL_PLANS } from '@tendertap/domain/subscription/plans'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx'
import { Choice } from './Choice.tsx'
import classes from './SubscriptionDialog.module.css'

interface SubscriptionFieldsProps {
  form: ManualForm
  problems: readonly ManualLimit[]
  onChange(form: ManualForm): void
}

export function SubscriptionFields({ form, problems, onChange }: SubscriptionFieldsProps) {
  const { plans, subscription: texts } = useTexts('operator')
  // as typed: an empty field is no number, and stays empty
  const [typed, setTyped] = useState<Partial<Record<ManualLimit, string>>>({})
  const type = (limit: ManualLimit, text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, 5)
    setTyped({ ...typed, [limit]: digits })
    onChange({ ...form, [limit]: digits === '' ? Number.NaN : Number(digits) })
  }
  return (
    <>
      <Choice label={texts.plan}>
        <ChoiceButtons
          label={texts.plan}
          value={form.plan}
          choices={MANUAL_PLANS.map((plan) => ({ value: plan, text: plans[plan] }))}
          onChange={(plan) => onChange({ ...form, plan })}
        />
      </Choice>
      <Choice label={texts.duration}>
        <ChoiceButtons
          label={texts.duration}
          value={String(form.months)}
          choices={DURATIONS.map((months) => ({ value: String(months), text: texts.months(months) }))}
          onChange={(chosen) =>
            onChange({ ...form, months: DURATIONS.find((months) => String(months) === chosen) ?? form.months })
          }
        />
      </Choice>
      <div className={classes.limits}>
        {MANUAL_LIMITS.map((limit) => (
          <TextInput
            key={limit}
            inputMode="numeric"
            label={texts[limit]}
            value={typed[limit] ?? String(form[limit])}
            error={problems.includes(limit) && texts.atLeast(MANUAL_MINIMA[limit])}
            onChange={(event) => type(limit, event.currentTarget.value)}
          />
        ))}
      </div>
    </>
  )
}
