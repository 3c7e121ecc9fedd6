import { useLanguage, useTexts } from '../../../../i18n/texts.ts'
import { SourceText } from '../../../../ui/SourceText.tsx'
import { pickLotName } from '../../../lots/lot.ts'
import { useOpenInWork } from '../../../lots/use-open-in-work.ts'
import { FilledText } from '../../../../ui/FilledText.tsx'
import { toHash } from '@tendertap/domain/lot-work/hash'
import type { WorkedLot } from '../work-facts.ts'
import type { ConfirmedStep } from './ask-context.ts'
import { StepDialog } from './StepDialog.tsx'
import { takeStep } from './take-step.ts'

interface ConfirmStepDialogProps {
  about: WorkedLot
  step: ConfirmedStep
  onClose(): void
}

/** Names the lot and says what can't be undone. */
export function ConfirmStepDialog({ about, step, onClose }: ConfirmStepDialogProps) {
  const texts = useTexts('in-work').dialogs[step]
  const language = useLanguage()
  const openInWork = useOpenInWork()
  const { successor } = about.work
  const run = async () => {
    const { isStillHere, open } = openInWork()
    const isTaken = await takeStep(step, about)
    if (isTaken && step === 'moveWork' && successor && isStillHere()) open(toHash(successor))
  }
  return (
    <StepDialog {...{ about, step, texts, run, onClose }} isDangerous={step === 'deactivate'}>
      <p>
        <FilledText text={texts.text}>
          <SourceText {...pickLotName(about.lot, language)} />
        </FilledText>
      </p>
    </StepDialog>
  )
}
