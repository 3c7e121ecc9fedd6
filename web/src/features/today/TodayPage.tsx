import { Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { listTurnsFor } from '@tendertap/domain/lot-work/turn-facts'
import { mayOversee } from '@tendertap/domain/navigation'
import { hasAnyRole } from '@tendertap/domain/roles'
import { useTexts } from '../../i18n/texts.ts'
import { Page } from '../../ui/page/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { useMe } from '../session/current-session.ts'
import type { Me } from '../session/session.ts'
import { BurningItem, ChangedItem, MentionItem, WaitingItem } from './DayItem.tsx'
import { ControllerPanels, LogPanel } from './ControllerPanels.tsx'
import { DayGroup } from './DayGroup.tsx'
import { OverdueGroup } from './OverdueGroup.tsx'
import { useDay, type Day } from './use-day.ts'
import classes from './TodayPage.module.css'

/** What needs this person now; each line leads to where it is done. */
export function TodayPage() {
  const me = useMe()
  return me && <PersonalDay me={me} />
}

function PersonalDay({ me }: { me: Me }) {
  const title = useTexts('account').today
  const texts = useTexts('today')
  const day = useDay(me.id)
  return (
    <Page title={title}>
      <RefreshBanner query={day} />
      {day.data ? (
        <Groups me={me} day={day.data} />
      ) : (
        <Panel isFlush>
          {day.isError ? <ErrorState title={texts.failed} query={day} /> : <SkeletonRows count={6} height={64} />}
        </Panel>
      )}
    </Page>
  )
}

function Groups({ me, day }: { me: Me; day: Day }) {
  const texts = useTexts('today')
  const isLead = me.roles.includes('lead')
  const oversees = mayOversee(me.roles)
  // nothing ever waits for somebody who only oversees the work
  const hasTurns = !oversees || isLead || listTurnsFor(me.roles).length > 0
  const waiting = hasTurns && (
    <DayGroup
      texts={texts.waiting}
      group={day.waiting}
      isUrgent
      foot={
        isLead && (
          <Button variant="default" renderRoot={(props) => <Link to="/rate-lots" {...props} />}>
            {texts.waiting.rate}
          </Button>
        )
      }
    >
      {(line) => <WaitingItem line={line} myId={me.id} />}
    </DayGroup>
  )
  return (
    <div className={classes.groups}>
      <Stack gap="md">
        {waiting}
        {oversees && <OverdueGroup />}
      </Stack>
      {hasAnyRole(me.roles, WORK_READERS) && (
        <Stack gap="md">
          <DayGroup texts={texts.burning} group={day.burning}>
            {(line) => <BurningItem line={line} />}
          </DayGroup>
          {oversees && <LogPanel />}
        </Stack>
      )}
      <Stack gap="md">
        {day.mentions.total > 0 && (
          <DayGroup texts={texts.mentions} group={day.mentions} isUrgent>
            {(line) => <MentionItem line={line} />}
          </DayGroup>
        )}
        {oversees && <ControllerPanels />}
        <DayGroup texts={texts.changed} group={day.changed}>
          {(line) => <ChangedItem line={line} />}
        </DayGroup>
      </Stack>
    </div>
  )
}
