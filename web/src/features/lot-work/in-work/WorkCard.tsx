import { Box, Button, Group, Stack } from '@mantine/core'
import { decide, findNotice } from '@tendertap/domain/lot-work/workflow'
import { useId } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { QuietNotice } from '../../../ui/QuietNotice.tsx'
import { Documentation } from '../../lots/decision/Documentation.tsx'
import { NewTabButton } from '../../lots/details/NewTabButton.tsx'
import { getPortalUrl } from '../../lots/lot.ts'
import { LotSlot } from '../../lots/slots/LotSlot.tsx'
import { useMe } from '../../session/current-session.ts'
import { Announcements } from './Announcements.tsx'
import { CalledOff } from './CalledOff.tsx'
import { CardFacts } from './CardFacts.tsx'
import { CardHead } from './CardHead.tsx'
import { ChangesInWork } from './ChangesInWork.tsx'
import { Checklist } from './checklist/Checklist.tsx'
import { OfferPrice } from './OfferPrice.tsx'
import { Placing } from './Placing.tsx'
import { CardSide, useHasSide } from './side/CardSide.tsx'
import { WhoseTurn } from './side/Turn.tsx'
import { StageBanner } from './Stages.tsx'
import { useAsk } from './steps/ask-context.ts'
import { toWorkFacts, type WorkedLot } from './work-facts.ts'
import classes from './WorkCard.module.css'

interface WorkCardProps {
  about: WorkedLot
  isOpen: boolean
  /** the address names this lot: its documents are shown too */
  isNamed: boolean
  /** the same, half a second later */
  isMarked: boolean
  onToggle(): void
}

/** spec 2 §2, the card of lots in work. Folded it says whose turn it is; open it is where the work is done. */
export function WorkCard({ about, isOpen, isNamed, isMarked, onToggle }: WorkCardProps) {
  const detailsId = useId()
  const isManager = useMe()?.roles.includes('manager') ?? false
  const isSideShown = useHasSide()
  const { lot, work } = about
  return (
    <article
      className={classes.card}
      data-lot={lot.id}
      data-open={isOpen || undefined}
      data-marked={isMarked || undefined}
    >
      <CardHead {...{ about, detailsId, isOpen, onToggle }} withoutStage={isOpen && isManager} />
      {isOpen && (
        <div id={detailsId} className={classes.body}>
          <Stack gap="lg" miw={0}>
            {isManager && <StageBanner work={work} />}
            <CalledOff about={about} />
            <Announcements about={about} />
            <ChangesInWork work={work} />
            {!isSideShown && <WhoseTurn about={about} />}
            <div>
              <CardFacts lot={lot} />
              <LotSlot name="security" lot={lot} />
            </div>
            <div className={classes.columns}>
              <Checklist about={about} />
              <Stack gap="lg" miw={0}>
                <OfferPrice about={about} />
                <Placing about={about} />
              </Stack>
            </div>
            <Documentation lot={lot} startsOpen={isNamed} />
            <CardFoot about={about} />
          </Stack>
          <aside className={classes.side}>
            <CardSide about={about} />
          </aside>
        </div>
      )}
    </article>
  )
}

/** Ways to the tender and to the portal, and the way out of the work. */
function CardFoot({ about }: { about: WorkedLot }) {
  const texts = useTexts('lots')
  const { deactivate } = useTexts('in-work')
  const roles = useMe()?.roles ?? []
  const errors = useTexts('errors')
  const facts = toWorkFacts(about)
  const now = useNow()
  const notice = findNotice('deactivate', facts, roles, now)
  const { ask } = useAsk()
  const { lot } = about
  const url = getPortalUrl(lot)
  return (
    <Group gap="sm">
      <NewTabButton href={`/tender/${lot.TenderId}`}>{texts.openTender}</NewTabButton>
      {url && (
        <NewTabButton href={url} isOutside note={texts.sourceNames[lot.source]}>
          {texts.openOnPortal}
        </NewTabButton>
      )}
      {notice && (
        <Box ml="auto" fz="sm">
          <QuietNotice>{errors[notice]}</QuietNotice>
        </Box>
      )}
      {decide('deactivate', facts, roles, now).allowed && (
        <Button variant="default" c="var(--bad)" size="xs" ml="auto" onClick={() => ask({ step: 'deactivate', about })}>
          {deactivate}
        </Button>
      )}
    </Group>
  )
}
