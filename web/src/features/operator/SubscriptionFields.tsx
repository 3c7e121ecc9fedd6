import { TextInput } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { MANUAL_LIMITS } from '@tendertap/domain/subscription/manual'
import { DURATIONS, MANUAL_PLANS } from '@tendertap/domain/subscription/plans'
import { useTexts } from '../../i18n/texts.ts'
import { ChoiceField } from '../../ui/form/ChoiceField.tsx'
import type { CallForm } from '../../ui/form/use-call-form.ts'
import { keepDigits, type SubscriptionValues } from './subscription-form.ts'
import classes from './OperatorPanel.module.css'

interface SubscriptionFieldsProps {
  form: Pick<CallForm<SubscriptionValues>, 'values' | 'setValues' | 'field'>
  /** null when none runs: then there is no choice of the start */
  runsUntil: string | null
}

export function SubscriptionFields({ form, runsUntil }: SubscriptionFieldsProps) {
  const { plans, subscription: texts } = useTexts('operator')
  const { values, setValues, field } = form
  return (
    <>
      <ChoiceField
        label={texts.plan}
        value={values.plan}
        choices={MANUAL_PLANS.map((plan) => ({ value: plan, text: plans[plan] }))}
        onChange={(plan) => setValues({ plan })}
      />
      <ChoiceField
        label={texts.duration}
        value={String(values.months)}
        choices={DURATIONS.map((months) => ({ value: String(months), text: texts.months(months) }))}
        onChange={(chosen) => setValues({ months: DURATIONS.find((months) => String(months) === chosen) ?? 1 })}
      />
      <div className={classes.limits}>
        {MANUAL_LIMITS.map((limit) => (
          <TextInput
            key={limit}
            {...field(limit)}
            inputMode="numeric"
            label={texts[limit]}
            onChange={(event) => field(limit).onChange(keepDigits(event.currentTarget.value))}
          />
        ))}
      </div>
      {runsUntil && (
        <ChoiceField
          label={texts.start}
          value={values.start}
          choices={[
            { value: 'now', text: texts.startNow },
            { value: 'after', text: texts.startAfter(formatDateTime(runsUntil)) },
          ]}
          onChange={(start) => setValues({ start })}
        />
      )}
    </>
  )
}
