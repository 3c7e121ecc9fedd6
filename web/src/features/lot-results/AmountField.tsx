import { TextInput, type TextInputProps } from '@mantine/core'
import { formatTenge, isPositive } from '@tendertap/domain/money'
import { useTexts } from '../../i18n/texts.ts'
import { readPrice } from '../lots/filter/field-values.ts'

interface AmountFieldProps extends TextInputProps {
  value: string
  /** false: a cancelled purchase has no amount */
  isApplicable: boolean
}

/** An amount, and under it the same amount as it is read. */
export function AmountField({ value, isApplicable, ...input }: AmountFieldProps) {
  const texts = useTexts('results').form
  const amount = readPrice(value)
  return (
    <TextInput
      {...input}
      value={isApplicable ? value : ''}
      inputMode="decimal"
      autoComplete="off"
      required={isApplicable}
      disabled={!isApplicable}
      {...(!isApplicable && { placeholder: texts.notApplicable })}
      description={isApplicable && isPositive(amount) ? formatTenge(amount) : null}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}
