import { FINAL_STATUSES, type FinalStatus } from '@tendertap/domain/lot-results/results'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { ChoiceField } from '../../ui/form/ChoiceField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'

interface FinalValues {
  finalStatus: FinalStatus
  resultsDate: string | null
}

interface FinalFieldsProps {
  form: {
    values: FinalValues
    setValues(values: Partial<FinalValues>): void
    field(name: 'resultsDate'): { error?: ReactNode }
  }
}

/** Was the purchase held, and when was that known? Both forms begin with it. */
export function FinalFields({ form: { values, setValues, field } }: FinalFieldsProps) {
  const texts = useTexts('results').form
  return (
    <>
      <ChoiceField
        label={texts.status}
        value={values.finalStatus}
        choices={FINAL_STATUSES.map((status) => ({ value: status, text: texts.statuses[status] }))}
        onChange={(finalStatus) => setValues({ finalStatus })}
      />
      <DateField
        name="resultsDate"
        data-path="resultsDate"
        label={texts.date}
        required
        value={values.resultsDate}
        onChange={(resultsDate) => setValues({ resultsDate })}
        error={field('resultsDate').error}
      />
    </>
  )
}
