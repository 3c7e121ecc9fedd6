import { TextInput, type TextInputProps } from '@mantine/core'

interface EmailFieldProps extends TextInputProps {
  /** username: the address somebody signs in with; off: the address of somebody else */
  autoComplete: 'username' | 'email' | 'off'
}

/** An e-mail address: a phone shows the right keys, and corrects nothing. */
export function EmailField(field: EmailFieldProps) {
  return (
    <TextInput type="email" inputMode="email" autoCapitalize="none" spellCheck={false} maxLength={320} {...field} />
  )
}
