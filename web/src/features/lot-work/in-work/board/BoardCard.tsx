import { Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getTurnFacts } from '@tendertap/domain/lot-work/turn-facts'
import { formatTenge } from '@tendertap/domain/money'
import { useLanguage, useTexts } from '../../../../i18n/texts.ts'
import { MetaLine } from '../../../../ui/MetaLine.tsx'
import { SourceText } from '../../../../ui/SourceText.tsx'
import { pickLotText } from '../../../lots/lot.ts'
import { PlanWarning } from '../../../lots/plan/PlanNote.tsx'
import { LotName } from '../../../lots/marks/LotName.tsx'
import { AssigneeChip } from '../side/Assignee.tsx'
import { TurnChip } from '../side/Turn.tsx'
import { WorkDeadline } from '../WorkDeadline.tsx'
import { toHash } from '@tendertap/domain/lot-work/hash'
import { toWorkFacts, type WorkedLot } from '../work-facts.ts'
import { NextStep } from './NextStep.tsx'
import classes from './WorkBoard.module.css'

/** What a lot is about, until when and whose turn it is. Its name opens the card of the list. */
export function BoardCard({ about }: { about: WorkedLot }) {
  const texts = useTexts('in-work').board
  const { lot, work } = about
  const facts = toWorkFacts(about)
  const customer = pickLotText(lot, 'customer', useLanguage())
  return (
    <article className={classes.card} data-lot={lot.id}>
      <div>
        <MetaLine items={[customer && <SourceText key="customer" {...customer} />]} isOneLine />
        <h3 className={classes.name}>
          <Link to="/lots-in-work" hash={toHash({ ...lot, tenderCode: lot.Tender.code })} className={classes.link}>
            <LotName lot={lot} />
          </Link>
        </h3>
      </div>
      <div className={classes.line}>
        <WorkDeadline about={about} />
        {work.offerPrice !== null && (
          <Text span fw={600}>
            <span className="visually-hidden">{texts.price} </span>
            {formatTenge(work.offerPrice)}
          </Text>
        )}
      </div>
      <PlanWarning facts={{ ...facts, work: facts.work && getTurnFacts(facts.work) }} />
      <div className={classes.line}>
        <Group gap="sm">
          <TurnChip about={about} />
          <AssigneeChip about={about} />
        </Group>
        <NextStep about={about} />
      </div>
    </article>
  )
}
