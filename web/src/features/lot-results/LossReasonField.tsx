import { LOSS_REASONS, type LossReason } from '@tendertap/domain/lot-results/results'
import { useTexts } from '../../i18n/texts.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'

interface LossReasonFieldProps {
  value: LossReason | ''
  onChange(reason: LossReason | ''): void
}

export function LossReasonField({ value, onChange }: LossReasonFieldProps) {
  const texts = useTexts('results')
  return (
    <SelectField
      label={texts.form.lossReason}
      value={value}
      choices={[
        { value: '', text: texts.form.noReason },
        ...LOSS_REASONS.map((reason) => ({ value: reason, text: texts.lossReasons[reason] })),
      ]}
      onChange={(chosen) => onChange(LOSS_REASONS.find((reason) => reason === chosen) ?? '')}
    />
  )
}
