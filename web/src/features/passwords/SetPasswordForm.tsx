import { Text } from '@mantine/core'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { CodeStep } from '../session/CodeStep.tsx'
import { session } from '../session/current-session.ts'
import { dropLinkToken } from './link-token.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useNewPasswordError } from './use-new-password-error.ts'

interface SetPasswordFormProps {
  token: string
  onExpired(): void
  onSignedIn(): void
}

/** Sets a password by the link of a letter, and signs the person in with it at once. */
export function SetPasswordForm({ token, onExpired, onSignedIn }: SetPasswordFormProps) {
  const texts = useTexts('passwords').byLink
  const findNewPasswordError = useNewPasswordError()
  /** the password is saved; the person still has to sign in with this e-mail */
  const [savedFor, setSavedFor] = useState<string | null>(null)
  const [asksCode, setAsksCode] = useState(false)

  async function save(password: string): Promise<string> {
    const { email } = await send('auth/resetPassword', { token, password })
    dropLinkToken()
    setSavedFor(email)
    return email
  }

  const form = useCallForm({
    initialValues: { password: '' },
    findErrors: ({ password }) => ({ password: findNewPasswordError(password) }),
    send: async ({ password }) => {
      const email = savedFor ?? (await save(password))
      await session.signIn({ email, password })
      onSignedIn()
    },
    refusedFields: { password_too_short: 'password', password_common: 'password' },
    onRefusal: ({ code }) => {
      if (code === 'link_expired') onExpired()
      else if (code === 'second_factor_required') setAsksCode(true)
      else return false
      return true
    },
    leavesPage: true,
  })

  if (asksCode && savedFor !== null) {
    return (
      <>
        <p role="status">{texts.saved}</p>
        <CodeStep credentials={{ email: savedFor, password: form.values.password }} onSignedIn={onSignedIn} />
      </>
    )
  }
  const isSaved = savedFor !== null
  return (
    // once the password is saved, only the sign-in can fail
    <Form form={form} submit={texts.submit} failedText={texts.failed} isReasonEnough={isSaved} isFullWidth>
      <Text c="dimmed">{isSaved ? texts.saved : texts.text}</Text>
      {!isSaved && <NewPasswordField {...form.field('password')} size="md" />}
    </Form>
  )
}
