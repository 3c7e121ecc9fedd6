import { Text } from '@mantine/core'
import type { Output } from '@tendertap/contract/calls/index'
import { readSecondFactorCode } from '@tendertap/domain/second-factor'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { session } from '../session/current-session.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import classes from './SetUpSecondFactor.module.css'

type Secret = Output<'me/startSecondFactor'>

interface SetUpSecondFactorProps {
  onDone(): void
  /** in a dialog, which can also be left */
  onCancel?(): void
}

/** The password; an app, the secret and its first code; the recovery codes. */
export function SetUpSecondFactor({ onDone, onCancel }: SetUpSecondFactorProps) {
  const texts = useTexts('second-factor')
  const { passwordRequired } = useTexts('public').login
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const size = onCancel ? 'sm' : 'md'
  const frame = { isFullWidth: !onCancel, onCancel }

  const start = useCallForm({
    initialValues: { password: '' },
    findErrors: ({ password }) => ({ password: password === '' && passwordRequired }),
    send: async (values) => setSecret(await send('me/startSecondFactor', values)),
    refusedFields: { wrong_password: 'password' },
  })
  const confirm = useCallForm({
    initialValues: { code: '' },
    findErrors: ({ code }) => ({ code: readSecondFactorCode(code)?.kind !== 'app' && texts.codeRequired }),
    send: async (values) => setCodes((await send('me/confirmSecondFactor', values)).recoveryCodes),
    refusedFields: { wrong_second_factor: 'code' },
  })
  // only now: a page that was opened because there was no second factor would close at once
  const finish = () => {
    session.update({ hasSecondFactor: true, mustSetUpSecondFactor: false, recoveryCodesLeft: codes?.length ?? 0 })
    showSnackbar('success', texts.turnedOn)
    onDone()
  }

  const content = codes ? (
    <RecoveryCodes codes={codes} onDone={finish} />
  ) : secret ? (
    <Form form={confirm} submit={texts.confirm} failedText={texts.confirmFailed} {...frame}>
      <Steps {...secret} />
      {/* the step appears after a click on the previous form, so it takes the focus */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <CodeField {...confirm.field('code')} autoFocus size={size} label={texts.code} />
      <Text c="dimmed">{texts.keep}</Text>
    </Form>
  ) : (
    <Form form={start} submit={texts.start} failedText={texts.startFailed} {...frame}>
      <p>{texts.startText}</p>
      <PasswordField
        {...start.field('password')}
        autoComplete="current-password"
        data-autofocus
        size={size}
        label={texts.currentPassword}
      />
    </Form>
  )
  if (!onCancel) return content
  return (
    <Dialog
      title={codes ? texts.recovery.title : texts.title}
      onClose={codes ? finish : onCancel}
      isBusy={start.isSending || confirm.isSending}
    >
      {content}
    </Dialog>
  )
}

function Steps({ secret, url }: Secret) {
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
