import { IconChevronDown } from '@tabler/icons-react'
import { Group } from '@mantine/core'
import { Fragment } from 'react'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { MetaLine } from '../../../ui/MetaLine.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { pickLotText } from '../../lots/lot.ts'
import { LotToggle } from '../../lots/row/LotToggle.tsx'
import { PlanNote } from '../../lots/plan/PlanNote.tsx'
import { TenderCode } from '../../lots/row/LotOrigin.tsx'
import { AssigneeChip } from './side/Assignee.tsx'
import { useHasSide } from './side/CardSide.tsx'
import { TurnChip } from './side/Turn.tsx'
import { StageChip } from './Stages.tsx'
import { WorkDeadline } from './WorkDeadline.tsx'
import { toWorkFacts, type WorkedLot } from './work-facts.ts'
import classes from './WorkCard.module.css'

interface CardHeadProps {
  about: WorkedLot
  /** the banner shows the stage already */
  withoutStage: boolean
  detailsId: string
  isOpen: boolean
  onToggle(): void
}

/** What a folded card shows: whose lot, what, how far the work is, whose turn it is, until when, if it is in time. */
export function CardHead({ about, withoutStage, detailsId, isOpen, onToggle }: CardHeadProps) {
  const texts = useTexts('lots')
  const { lot, work } = about
  const isSideShown = useHasSide()
  const customer = pickLotText(lot, 'customer', useLanguage())
  return (
    <header className={classes.head}>
      <div className={classes.names}>
        <MetaLine
          items={[
            customer && <SourceText key="customer" {...customer} />,
            lot.contractNumber !== null && (
              <Fragment key="number">
                {texts.lot} <SourceText text={lot.contractNumber} language={null} />
              </Fragment>
            ),
            <TenderCode key="code" id={lot.TenderId} code={lot.Tender.code} />,
          ]}
        />
        <h2 className={classes.title}>
          <LotToggle {...{ lot, detailsId, isOpen, onToggle }} className={classes.toggle} />
        </h2>
        <PlanNote facts={toWorkFacts(about)} />
      </div>
      <Group gap="sm" className={classes.chips}>
        {!withoutStage && <StageChip work={work} />}
        {!(isOpen && isSideShown) && <TurnChip about={about} />}
        {!isOpen && <AssigneeChip about={about} />}
      </Group>
      <WorkDeadline about={about} />
      <IconChevronDown size={18} stroke={1.8} className={classes.chevron} aria-hidden />
    </header>
  )
}
