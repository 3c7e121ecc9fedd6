import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { hasRoom, getUserLimit } from '@tendertap/domain/subscription/limits'
import { isLastAdmin } from '@tendertap/domain/team/teams'
import { useState } from 'react'
import { findErrorText } from '../../i18n/error-text.ts'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ListMessage } from '../../ui/list/ListMessage.tsx'
import { useMe } from '../session/current-session.ts'
import { ConfirmAction } from './ConfirmAction.tsx'
import type { MemberAction } from './member-action.ts'
import { MemberDialog } from './MemberDialog.tsx'
import { groupIntoPanels } from './panels.ts'
import { TeamPanel } from './TeamPanel.tsx'
import { useTeam } from './use-team.ts'
import classes from './TeamsPage.module.css'

/** spec 1 §2, administration: teams tab. */
export function TeamsPage() {
  const texts = useTexts('team')
  const errors = useTexts('errors')
  const me = useMe()
  const narrow = useNarrow()
  const team = useTeam()
  const [openAction, setOpenAction] = useState<MemberAction | { kind: 'add' } | null>(null)
  usePageTitle(texts.title)
  if (!me) return null

  const members = team.data ?? []
  const seatsTaken = members.filter(({ active }) => active).length
  const subscription = me.subscription?.status === 'active' ? me.subscription : null
  const limit = subscription && getUserLimit(subscription)
  const isFull = limit !== null && !hasRoom(seatsTaken, limit)
  const lastAdmin = members.find(({ id }) => isLastAdmin(id, members))
  const close = () => setOpenAction(null)

  // a failed refresh leaves the screen as it is, so that an open dialog stays
  if (team.isLoadingError) {
    return (
      <div className={classes.failed}>
        <ListMessage
          isError
          title={texts.loadFailed}
          text={findErrorText(team.error)}
          action={
            <Button variant="default" loading={team.isFetching} onClick={() => void team.refetch()}>
              {texts.retry}
            </Button>
          }
        />
      </div>
    )
  }
  return (
    <div className={classes.page}>
      <div className={classes.summary}>
        <p className={classes.seats} role="status">
          {!team.data
            ? '\u00A0'
            : limit === null
              ? texts.seatsWithoutLimit(formatNumber(seatsTaken))
              : texts.seats(formatNumber(seatsTaken), formatNumber(limit))}
        </p>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={!team.data || limit === null || isFull}
          onClick={() => setOpenAction({ kind: 'add' })}
        >
          {texts.actions.add}
        </Button>
      </div>
      {team.data && (isFull || limit === null) && (
        <p className={classes.reason}>{isFull ? texts.noSeatsLeft : errors.subscription_required}</p>
      )}
      {team.data
        ? groupIntoPanels(members).map((panel) => (
            <TeamPanel
              key={panel.name}
              panel={panel}
              narrow={narrow}
              selfId={me.id}
              lastAdminId={lastAdmin?.id ?? null}
              onAction={setOpenAction}
            />
          ))
        : [1, 2, 3, 4, 5].map((number) => <Skeleton key={number} height={112} radius="md" />)}
      {openAction?.kind === 'add' && <MemberDialog member={null} onClose={close} />}
      {openAction?.kind === 'edit' && <MemberDialog member={openAction.member} onClose={close} />}
      {openAction && openAction.kind !== 'add' && openAction.kind !== 'edit' && (
        <ConfirmAction action={openAction} isSelf={openAction.member.id === me.id} onClose={close} />
      )}
    </div>
  )
}
