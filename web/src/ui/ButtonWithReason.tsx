import { Button, Stack, Text, type ButtonProps } from '@mantine/core'
import { useId, type ReactNode } from 'react'

interface ButtonWithReasonProps extends ButtonProps {
  /** why it cannot be pressed; null: it can */
  reason: string | null
  onClick(): void
  children: ReactNode
}

/**
 * A button that says why it cannot be pressed. Tab still reaches it, so that the reason is read aloud too; it stays the
 * same button when the reason goes away, and keeps the focus.
 */
export function ButtonWithReason({ reason, onClick, ...button }: ButtonWithReasonProps) {
  const id = useId()
  return (
    <Stack gap="xs" align="start">
      <Button
        {...button}
        {...(reason === null ? { onClick } : { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': id })}
      />
      {reason !== null && (
        <Text id={id} size="sm" c="dimmed">
          {reason}
        </Text>
      )}
    </Stack>
  )
}
