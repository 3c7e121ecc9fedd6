import { Button } from '@mantine/core'
import { formatDate } from '@tendertap/domain/clock'
import { getFilterLimit, getUserLimit } from '@tendertap/domain/subscription/limits'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { findPeriods } from './panel-order.ts'
import { reportFailure, type Workspace } from './panel-queries.ts'
import { Contact, PanelRow } from './PanelRow.tsx'
import classes from './OperatorPanel.module.css'

interface WorkspaceRowProps {
  workspace: Workspace
  onAssign(): void
}

export function WorkspaceRow({ workspace, onAssign }: WorkspaceRowProps) {
  const texts = useTexts('operator')
  const { name, companyName, type, bin, activateDate, contactPerson, contactPhone, contactEmail } = workspace
  return (
    <PanelRow
      title={companyName ?? name}
      meta={
        <>
          <p className={classes.meta}>
            {texts.type[type]}
            {bin && ` · ${texts.bin(bin)}`}
          </p>
          <p className={classes.meta}>{texts.workspaces.opened(formatDate(activateDate))}</p>
        </>
      }
      contact={<Contact person={contactPerson} phone={contactPhone} email={contactEmail} />}
      state={<Subscriptions workspace={workspace} />}
      actions={
        <>
          <Button variant="default" onClick={onAssign}>
            {texts.workspaces.assign}
          </Button>
          {workspace.awaitsPassword && <ResendInvitation workspaceId={workspace.id} />}
        </>
      }
    />
  )
}

function Subscriptions({ workspace: { SubscriptionOfWorkspace: all } }: Pick<WorkspaceRowProps, 'workspace'>) {
  const { plans, workspaces: texts } = useTexts('operator')
  const { running, last, next } = findPeriods(all)
  const shown = running ?? last
  return (
    <>
      {running && <p className={classes.strong}>{texts.until(plans[running.plan], formatDate(running.endDate))}</p>}
      {last && <p className={classes.bad}>{texts.ended(plans[last.plan], formatDate(last.endDate))}</p>}
      {!shown && <p className={classes.bad}>{texts.noSubscription}</p>}
      {next && (
        <p className={classes.meta}>
          {texts.later(plans[next.plan].toLowerCase(), formatDate(next.startDate), formatDate(next.endDate))}
        </p>
      )}
      {shown && (
        <p className={classes.meta}>
          {texts.users(shown.currentUsers, getUserLimit(shown))}
          <br />
          {texts.filters(shown.currentFilters, getFilterLimit(shown))}
        </p>
      )}
    </>
  )
}

/** Sends the letter with the link again, in case it was lost. */
function ResendInvitation({ workspaceId }: { workspaceId: string }) {
  const texts = useTexts('operator').workspaces
  const [isSending, setSending] = useState(false)
  async function resend(): Promise<void> {
    setSending(true)
    try {
      await send('superadmin/resendInvitation', { workspaceId })
      showSnackbar('success', texts.resent)
    } catch (error) {
      showSnackbar('error', reportFailure(texts.resendFailed, error))
    } finally {
      setSending(false)
    }
  }
  return (
    <div className={classes.resend}>
      <p className={classes.meta}>{texts.awaitsPassword}</p>
      <Button variant="subtle" size="compact-sm" loading={isSending} onClick={() => void resend()}>
        {texts.resend}
      </Button>
    </div>
  )
}
