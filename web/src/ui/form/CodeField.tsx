import { TextInput, type TextInputProps } from '@mantine/core'

/** The six digits of an authenticator app. Some people type a space between them. */
export function CodeField(field: TextInputProps) {
  return <TextInput autoComplete="one-time-code" inputMode="numeric" maxLength={20} {...field} />
}
