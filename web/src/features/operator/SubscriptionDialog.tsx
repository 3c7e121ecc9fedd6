import { Button } from '@mantine/core'
import { formatDate } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { toAssignment, findInvalidLimits, type ManualForm } from '@tendertap/domain/subscription/manual'
import { useState, type SubmitEvent } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogActions } from '../../ui/dialog/DialogActions.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { findPeriods } from './panel-order.ts'
import { reportFailure, useRefreshPanel, type Workspace } from './panel-queries.ts'
import { SubscriptionFields } from './SubscriptionFields.tsx'
import { SubscriptionDates } from './SubscriptionDates.tsx'
import classes from './SubscriptionDialog.module.css'

interface SubscriptionDialogProps {
  workspace: Pick<Workspace, 'id' | 'name' | 'SubscriptionOfWorkspace'>
  initial: ManualForm
  /** the application has just been accepted */
  isAccepted?: boolean
  /** a renewal starts where the running subscription ends, unless the operator chooses otherwise */
  isRenewal?: boolean
  onClose(): void
}

/** spec 1 §2: plan, duration, limits. It begins now, or (ours) when the running one ends. */
export function SubscriptionDialog({
  workspace,
  initial,
  isAccepted = false,
  isRenewal = false,
  onClose,
}: SubscriptionDialogProps) {
  const texts = useTexts('operator').subscription
  const refresh = useRefreshPanel()
  const now = useNow()
  const { running } = findPeriods(workspace.SubscriptionOfWorkspace)
  const [form, setForm] = useState<ManualForm>(initial)
  const [start, setStart] = useState<'now' | 'after'>(isRenewal && running ? 'after' : 'now')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const problems = findInvalidLimits(form)
  const startsAt = (moment: Date) => (start === 'after' && running ? new Date(running.endDate) : moment)

  async function submit(): Promise<void> {
    setSending(true)
    setFailure(null)
    try {
      const subscription = await send('superadmin/setManualSubscription', {
        workspaceId: workspace.id,
        ...toAssignment(form, startsAt(new Date())),
      })
      void refresh()
      showSnackbar('success', texts.assigned(formatDate(subscription.startDate), formatDate(subscription.endDate)))
      onClose()
    } catch (error) {
      setFailure({ error })
      setSending(false)
    }
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSending && problems.length === 0) void submit()
  }

  const title = (
    <>
      {texts.title} <SourceText text={workspace.name} language={guessLanguage(workspace.name)} />
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} isBusy={isSending} size={560}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        {isAccepted && <p>{texts.accepted}</p>}
        <SubscriptionFields form={form} problems={problems} onChange={setForm} />
        <SubscriptionDates
          form={form}
          startsAt={startsAt(now)}
          runsUntil={running?.endDate ?? null}
          start={start}
          onStart={setStart}
        />
        {failure && <Notice tone="bad">{reportFailure(texts.failed, failure.error)}</Notice>}
        <DialogActions onCancel={onClose} isBusy={isSending}>
          <Button type="submit" loading={isSending} disabled={problems.length > 0}>
            {texts.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
