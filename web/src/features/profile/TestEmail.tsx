import { Stack, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { isSameEmail } from '@tendertap/domain/workspaces/registration'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ButtonWithReason } from '../../ui/ButtonWithReason.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface TestEmailProps {
  /** as it stands in the form */
  email: string
  savedEmail: string
}

/**
 * spec 1 §5: with an empty e-mail it says 'Не указан Email'. Test letters go only to the saved address, so the button
 * waits while another is typed.
 */
export function TestEmail({ email, savedEmail }: TestEmailProps) {
  const texts = useTexts('profile').dialog
  const [isMissing, setMissing] = useState(false)
  const test = useMutation({ mutationFn: (address: string) => send('settings/testEmail', { email: address }) })

  const address = email.trim()
  const isEdited = address !== '' && !isSameEmail(address, savedEmail)
  const press = () => {
    setMissing(address === '')
    if (address === '') test.reset()
    else test.mutate(address)
  }
  return (
    <Stack gap="sm" align="flex-start">
      <ButtonWithReason
        variant="default"
        leftSection={<IconMail size={16} stroke={1.7} aria-hidden />}
        loading={test.isPending}
        reason={isEdited ? texts.testWaits : null}
        onClick={press}
      >
        {texts.testEmail}
      </ButtonWithReason>
      {isMissing && !isEdited && <Notice tone="bad">{texts.emailMissing}</Notice>}
      {test.isError && (
        <Notice tone="bad" title={texts.testFailed}>
          {findErrorText(test.error)}
        </Notice>
      )}
      {test.isSuccess && (
        <Text role="status" c="var(--good)">
          {texts.testSent(test.variables)}
        </Text>
      )}
    </Stack>
  )
}
