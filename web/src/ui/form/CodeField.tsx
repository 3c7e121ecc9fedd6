import { TextInput, type TextInputProps } from '@mantine/core'

interface CodeFieldProps extends TextInputProps {
  /** a recovery code is taken as well, so a phone shows letters too */
  takesRecoveryCode?: boolean
}

/** The six digits of an authenticator app. Some people type a space between them. */
export function CodeField({ takesRecoveryCode = false, ...field }: CodeFieldProps) {
  return (
    <TextInput
      autoComplete="one-time-code"
      inputMode={takesRecoveryCode ? 'text' : 'numeric'}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...field}
    />
  )
}
