import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { formatDateTime } from '@tendertap/domain/clock'
import { getFilterLimit, getUserLimit } from '@tendertap/domain/subscription/limits'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { findPeriods } from './panel-order.ts'
import type { Workspace } from './panel-queries.ts'
import { Contact, PanelRow } from './PanelRow.tsx'

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
          <MetaLine items={[texts.type[type], bin && texts.bin(bin)]} />
          <MetaLine items={[texts.workspaces.opened(formatDateTime(activateDate))]} />
        </>
      }
      contact={
        <>
          <Contact person={contactPerson} phone={contactPhone} email={contactEmail} />
          {workspace.awaitsPassword && <MetaLine items={[texts.workspaces.awaitsPassword]} />}
        </>
      }
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
  const title = running
    ? texts.until(plans[running.plan], formatDateTime(running.endDate))
    : last
      ? texts.ended(plans[last.plan], formatDateTime(last.endDate))
      : texts.noSubscription
  return (
    <>
      <Text fw={550} {...(!running && { c: 'var(--bad)' })}>
        {title}
      </Text>
      {next && (
        <MetaLine
          items={[texts.later(plans[next.plan], formatDateTime(next.startDate), formatDateTime(next.endDate))]}
        />
      )}
      {shown && (
        <>
          <MetaLine items={[texts.users(shown.currentUsers, getUserLimit(shown))]} />
          <MetaLine items={[texts.filters(shown.currentFilters, getFilterLimit(shown))]} />
        </>
      )}
    </>
  )
}

/** Sends the letter with the link again, in case it was lost. */
function ResendInvitation({ workspaceId }: { workspaceId: string }) {
  const texts = useTexts('operator').workspaces
  const resend = useMutation({
    mutationFn: () => send('superadmin/resendInvitation', { workspaceId }),
    onSuccess: () => showSnackbar('success', texts.resent),
    onError: (error) => showFailure(texts.resendFailed, error),
  })
  return (
    <Button variant="subtle" loading={resend.isPending} onClick={() => resend.mutate()}>
      {texts.resend}
    </Button>
  )
}
