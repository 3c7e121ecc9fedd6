import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { send } from '../../api/client.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { DialogActions } from '../../ui/dialog/DialogActions.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { session } from '../session/current-session.ts'
import { QrCode } from './QrCode.tsx'
import classes from './SecondFactor.module.css'

interface SetUpSecondFactorProps {
  onDone(): void
  /** In a dialog, which can also be left. */
  onCancel?(): void
}

/** Three steps: an app, the secret, its first code. */
export function SetUpSecondFactor({ onDone, onCancel }: SetUpSecondFactorProps) {
  const texts = useTexts('second-factor')
  const narrow = useNarrow()
  const [code, setCode] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // one secret while these steps are shown; it leaves the cache when they are closed
  const attempt = useId()
  const start = useQuery({
    queryKey: ['second-factor', attempt],
    queryFn: () => send('me/startSecondFactor', {}),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  const confirm = useMutation({
    mutationFn: () => send('me/confirmSecondFactor', { code }),
    onSuccess: () => {
      session.update({ hasSecondFactor: true, mustSetUpSecondFactor: false })
      showSnackbar('success', texts.turnedOn)
      onDone()
    },
  })
  const isCode = /^\d{6}$/.test(code.replaceAll(' ', ''))

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!isCode) input.current?.focus()
    else if (!confirm.isPending) confirm.mutate()
  }

  if (start.isError) {
    return (
      <Notice
        tone="bad"
        title={texts.startFailed}
        action={
          <Button variant="default" size="xs" loading={start.isFetching} onClick={() => void start.refetch()}>
            {texts.retry}
          </Button>
        }
      >
        {findErrorText(start.error)}
      </Notice>
    )
  }
  if (!start.isSuccess) return <div className={classes.waiting} />
  const { secret, url } = start.data
  const button = (
    <Button type="submit" size={onCancel ? 'sm' : 'md'} fullWidth={!onCancel} loading={confirm.isPending}>
      {texts.confirm}
    </Button>
  )
  return (
    <form className={classes.steps} onSubmit={submit} noValidate>
      <ol className={classes.list}>
        <li>{texts.steps[0]}</li>
        <li>
          {texts.steps[1]}
          <QrCode text={url} label={texts.picture} className={classes.code} />
          <p className={classes.key}>
            <span>{texts.key}: </span>
            <code data-source>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
          </p>
          {narrow && <a href={url}>{texts.open}</a>}
        </li>
        <li>{texts.steps[2]}</li>
      </ol>
      <TextInput
        ref={input}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={20}
        label={texts.code}
        value={code}
        error={wasSubmitted && !isCode && texts.codeRequired}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          confirm.reset()
        }}
      />
      {confirm.isError && (
        <Notice tone="bad" title={texts.confirmFailed}>
          {findErrorText(confirm.error)}
        </Notice>
      )}
      <p className={classes.keep}>{texts.keep}</p>
      {onCancel ? (
        <DialogActions onCancel={onCancel} isBusy={confirm.isPending}>
          {button}
        </DialogActions>
      ) : (
        button
      )}
    </form>
  )
}
