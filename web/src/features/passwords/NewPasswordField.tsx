import type { PasswordInputProps } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'

/** A new password, with the password rules under the field. */
export function NewPasswordField(field: PasswordInputProps) {
  const texts = useTexts('passwords')
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      maxLength={1000}
      label={texts.newPassword}
      description={texts.rules}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    />
  )
}
