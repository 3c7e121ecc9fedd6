import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type Ref } from 'react'
import { useTexts } from '../../i18n/texts.ts'

function ToggleIcon({ reveal }: { reveal: boolean }) {
  const Icon = reveal ? IconEyeOff : IconEye
  return <Icon size={18} stroke={1.7} aria-hidden />
}

interface PasswordFieldProps extends Omit<PasswordInputProps, 'onChange' | 'ref'> {
  ref?: Ref<HTMLInputElement>
  autoComplete: 'current-password' | 'new-password'
  onChange(value: string): void
}

/** A password with a show/hide toggle (spec 1 §2). */
export function PasswordField({ onChange, ...field }: PasswordFieldProps) {
  const texts = useTexts('public').login
  const [isShown, setShown] = useState(false)
  return (
    <PasswordInput
      size="md"
      {...field}
      onChange={(event) => onChange(event.currentTarget.value)}
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
