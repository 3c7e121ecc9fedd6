import { countCollected } from '@tendertap/domain/lot-work/checklist'
import { getStage, STAGES, type Stage } from '@tendertap/domain/lot-work/stage'
import { formatTenge } from '@tendertap/domain/money'
import { useTexts } from '../../../i18n/texts.ts'
import { Chip } from '../../../ui/Chip.tsx'
import type { LotWork } from '../../lots/lot-facts.ts'
import classes from './WorkCard.module.css'

/** spec 2 §2: the stage banner, which only managers see. */
export function StageBanner({ work }: { work: LotWork }) {
  const texts = useTexts('in-work')
  const current = getStage(work)
  const describe = useStageNote(work)
  return (
    <ol className={classes.stages} aria-label={texts.stagesLabel}>
      {STAGES.map((stage) => (
        <li
          key={stage}
          className={classes.stage}
          data-state={stage === current ? 'current' : stage < current ? 'done' : 'ahead'}
          aria-current={stage === current ? 'step' : undefined}
        >
          <strong>{texts.stage(stage, texts.stages[stage])}</strong>
          <span>{describe(stage)}</span>
        </li>
      ))}
    </ol>
  )
}

/** One word for the stage, for everybody. */
export function StageChip({ work }: { work: LotWork }) {
  const texts = useTexts('in-work')
  const stage = getStage(work)
  return <Chip>{texts.stage(stage, texts.stages[stage])}</Chip>
}

function useStageNote(work: LotWork): (stage: Stage) => string {
  const texts = useTexts('in-work')
  const { collected, total } = countCollected(work.docs)
  const placement = work.documentsCompletedAt === null ? 'ahead' : work.status === 'in_placement' ? 'placed' : 'ready'
  const notes: Record<Stage, string> = {
    1: texts.collected(collected, total),
    2: work.offerPrice === null ? texts.priceWaits : formatTenge(work.offerPrice),
    3: texts.placement[placement],
  }
  return (stage) => notes[stage]
}
