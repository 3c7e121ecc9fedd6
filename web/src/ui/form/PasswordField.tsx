import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'

function ToggleIcon({ reveal }: { reveal: boolean }) {
  const Icon = reveal ? IconEyeOff : IconEye
  return <Icon size={18} stroke={1.7} aria-hidden />
}

interface PasswordFieldProps extends PasswordInputProps {
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a show/hide toggle (spec 1 §2). */
export function PasswordField(field: PasswordFieldProps) {
  const texts = useTexts('public').login
  const [isShown, setShown] = useState(false)
  return (
    <PasswordInput
      {...field}
      aria-invalid={Boolean(field.error)}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleIcon={ToggleIcon}
      visibilityToggleFocusable
      // The name says what a press will do, so the button must not announce a state as well.
      visibilityToggleButtonProps={{
        'aria-label': isShown ? texts.hidePassword : texts.showPassword,
        'aria-pressed': undefined,
      }}
    />
  )
}
