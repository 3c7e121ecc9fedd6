import { formatDateTime } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import type { ManualForm } from '@tendertap/domain/subscription/manual'
import { MANUAL_MINIMA } from '@tendertap/domain/subscription/plans'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { findPeriods } from './panel-order.ts'
import { useRefreshPanel, type Workspace } from './panel-queries.ts'
import { findLimitErrors, toFormValues, toSubscription, type SubscriptionValues } from './subscription-form.ts'
import { SubscriptionDates } from './SubscriptionDates.tsx'
import { SubscriptionFields } from './SubscriptionFields.tsx'

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
  const findStart = ({ start }: SubscriptionValues, moment: Date) =>
    start === 'after' && running ? new Date(running.endDate) : moment

  const form = useCallForm<SubscriptionValues>({
    initialValues: toFormValues(initial, isRenewal && running ? 'after' : 'now'),
    findErrors: (values) => findLimitErrors(values, (limit) => texts.atLeast(MANUAL_MINIMA[limit])),
    send: async (values) => {
      const subscription = await send('superadmin/setManualSubscription', {
        workspaceId: workspace.id,
        ...toSubscription(values, findStart(values, new Date())),
      })
      void refresh()
      showSnackbar(
        'success',
        texts.assigned(formatDateTime(subscription.startDate), formatDateTime(subscription.endDate)),
      )
      onClose()
    },
  })

  const title = (
    <>
      {texts.title} <SourceText text={workspace.name} language={guessLanguage(workspace.name)} />
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} isBusy={form.isSending} size={560}>
      <Form form={form} submit={texts.submit} failedText={texts.failed} onCancel={onClose}>
        {isAccepted && <p>{texts.accepted}</p>}
        <SubscriptionFields form={form} runsUntil={running?.endDate ?? null} />
        <SubscriptionDates
          months={form.values.months}
          startsAt={findStart(form.values, now)}
          endsRunning={form.values.start === 'now' && running ? running.endDate : null}
        />
      </Form>
    </Dialog>
  )
}
