import { Button, Stack } from '@mantine/core'
import { readSecondFactorCode } from '@tendertap/domain/second-factor'
import { useTexts } from '../../i18n/texts.ts'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { session } from './current-session.ts'
import type { LoginFields } from './login-form.ts'

interface CodeStepProps {
  credentials: LoginFields
  onSignedIn(): void
  onBack?(): void
}

/** The second factor: the password was right, the code of the authenticator app is missing. */
export function CodeStep({ credentials, onSignedIn, onBack }: CodeStepProps) {
  const texts = useTexts('public').login
  const form = useCallForm({
    initialValues: { code: '' },
    findErrors: ({ code }) => ({ code: readSecondFactorCode(code) === null && texts.codeRequired }),
    send: async ({ code }) => {
      await session.signIn({ ...credentials, code })
      onSignedIn()
    },
    refusedFields: { wrong_second_factor: 'code' },
    leavesPage: true,
  })
  return (
    <Stack gap="lg">
      <Form form={form} submit={texts.submit} failedText={texts.failed} isReasonEnough isFullWidth>
        <CodeField
          {...form.field('code')}
          // the step appears after a click on the previous form, so it takes the focus
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          takesRecoveryCode
          size="md"
          label={texts.code}
          description={texts.codeHint}
        />
      </Form>
      {onBack && (
        <Button variant="subtle" disabled={form.isSending} onClick={onBack}>
          {texts.back}
        </Button>
      )}
    </Stack>
  )
}
