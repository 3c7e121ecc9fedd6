import { decide, getRule } from '@tendertap/domain/lot-work/workflow'
import { useTexts } from '../../../../i18n/texts.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { ButtonWithReason } from '../../../../ui/ButtonWithReason.tsx'
import { QuietNotice } from '../../../../ui/QuietNotice.tsx'
import { useMe } from '../../../session/current-session.ts'
import { toWorkFacts, type WorkedLot } from '../work-facts.ts'
import { useAsk, type ConfirmedStep } from './ask-context.ts'

interface StepButtonProps {
  about: WorkedLot
  step: ConfirmedStep
  children: string
}

/** The button of a step; a notice for people whose step it is not; the reason while it is not possible yet. */
export function StepButton({ about, step, children }: StepButtonProps) {
  const errors = useTexts('errors')
  const roles = useMe()?.roles ?? []
  const decision = decide(step, toWorkFacts(about), roles, useNow())
  const { ask } = useAsk()
  const refusal = decision.allowed ? null : decision.refusal
  if (refusal === getRule(step).notice) return <QuietNotice>{errors[refusal]}</QuietNotice>
  return (
    <ButtonWithReason reason={refusal && errors[refusal]} onClick={() => ask({ step, about })}>
      {children}
    </ButtonWithReason>
  )
}
