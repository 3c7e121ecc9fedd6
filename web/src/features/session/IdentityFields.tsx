import type { PasswordInputProps, TextInputProps } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'

interface IdentityFieldsProps {
  password: PasswordInputProps
  code: TextInputProps
  hasSecondFactor: boolean
  /** what the password is for, under its field */
  reason?: string
  /** the first fields of a dialog get the focus */
  isFirst?: boolean
}

/** The person's own password, and a code where they have a second factor: a session alone is not enough here. */
export function IdentityFields({ password, code, hasSecondFactor, reason, isFirst = false }: IdentityFieldsProps) {
  const texts = useTexts('account').identity
  return (
    <>
      <PasswordField
        {...password}
        autoComplete="current-password"
        label={texts.password}
        {...(isFirst && { 'data-autofocus': true })}
        {...(reason && { description: reason, inputWrapperOrder: ['label', 'input', 'error', 'description'] })}
      />
      {hasSecondFactor && <CodeField {...code} takesRecoveryCode label={texts.code} description={texts.codeHint} />}
    </>
  )
}
