import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { session } from '../session/current-session.ts'
import { isCode } from './is-code.ts'
import classes from './SetUpSecondFactor.module.css'

interface SetUpSecondFactorProps {
  onDone(): void
  /** in a dialog, which can also be left */
  onCancel?(): void
}

/** Three steps: an app, the secret, its first code. */
export function SetUpSecondFactor({ onDone, onCancel }: SetUpSecondFactorProps) {
  const texts = useTexts('second-factor')
  // one secret while these steps are shown; it leaves the cache when they are closed
  const attempt = useId()
  const start = useQuery({
    queryKey: ['second-factor', attempt],
    queryFn: () => send('me/startSecondFactor', {}),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  const form = useCallForm({
    initialValues: { code: '' },
    findErrors: ({ code }) => ({ code: !isCode(code) && texts.codeRequired }),
    send: async (values) => {
      await send('me/confirmSecondFactor', values)
      session.update({ hasSecondFactor: true, mustSetUpSecondFactor: false })
      showSnackbar('success', texts.turnedOn)
      onDone()
    },
    refusedFields: { wrong_second_factor: 'code' },
  })

  const content = start.isError ? (
    <ErrorState title={texts.startFailed} query={start} />
  ) : !start.isSuccess ? (
    <Stack mih={420} />
  ) : (
    <Form
      form={form}
      submit={texts.confirm}
      failedText={texts.confirmFailed}
      isFullWidth={!onCancel}
      onCancel={onCancel}
    >
      <Steps {...start.data} />
      <CodeField {...form.field('code')} size={onCancel ? 'sm' : 'md'} label={texts.code} />
      <Text c="dimmed">{texts.keep}</Text>
    </Form>
  )
  if (!onCancel) return content
  return (
    <Dialog title={texts.title} onClose={onCancel} isBusy={form.isSending}>
      {content}
    </Dialog>
  )
}

function Steps({ secret, url }: { secret: string; url: string }) {
  const texts = useTexts('second-factor')
  const narrow = useNarrow()
  return (
    <ol className={classes.steps}>
      <li>{texts.steps[0]}</li>
      <li>
        {texts.steps[1]}
        <QrCode text={url} label={texts.picture} className={classes.picture} />
        <p>
          <span>{texts.key}: </span>
          <code data-source>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
        </p>
        {narrow && <a href={url}>{texts.open}</a>}
      </li>
      <li>{texts.steps[2]}</li>
    </ol>
  )
}
