import { useTexts } from '../../i18n/texts.ts'
import { ChoiceField } from '../../ui/form/ChoiceField.tsx'

interface WinnerFieldProps {
  /** null: nobody is named yet */
  isOurs: boolean | null
  onChange(isOurs: boolean): void
}

/** Did we win? */
export function WinnerField({ isOurs, onChange }: WinnerFieldProps) {
  const texts = useTexts('results').form
  return (
    <ChoiceField
      label={texts.who}
      value={isOurs === null ? '' : isOurs ? 'us' : 'other'}
      choices={[
        { value: 'us', text: texts.us },
        { value: 'other', text: texts.other },
      ]}
      onChange={(chosen) => onChange(chosen === 'us')}
    />
  )
}
