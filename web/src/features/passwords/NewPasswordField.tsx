import type { PasswordProblem } from '@tendertap/domain/passwords'
import type { Ref } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { PasswordField } from '../session/PasswordField.tsx'

interface NewPasswordFieldProps {
  ref?: Ref<HTMLInputElement>
  value: string
  problem: 'required' | PasswordProblem | null
  onChange(password: string): void
}

/** A new password, with the password rules under the field. */
export function NewPasswordField({ ref, value, problem, onChange }: NewPasswordFieldProps) {
  const texts = useTexts('passwords')
  const errors = useTexts('errors')
  return (
    <PasswordField
      {...(ref && { ref })}
      name="password"
      autoComplete="new-password"
      maxLength={1000}
      label={texts.newPassword}
      description={texts.rules}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={value}
      error={problem && (problem === 'required' ? texts.required : errors[problem])}
      onChange={onChange}
    />
  )
}
