// A step on a whole tender: which of its lots it is taken on, and the answer.
import type { Output } from '@tendertap/contract/calls/index'
import {
  decideOnTender,
  findTenderRefusal,
  type TenderDecision,
  type TenderStep,
} from '@tendertap/domain/tender-work/decide'
import type { Role } from '@tendertap/domain/roles'
import { AppError } from '../../platform/app-error.ts'
import type { LockedLot } from './lock-lot.ts'

/** Refuses the step if the domain allows it on none of the lots. */
export function demandStepOnTender(
  step: TenderStep,
  lots: readonly LockedLot[],
  roles: readonly Role[],
): TenderDecision<LockedLot> {
  // all of them were read at one moment
  const at = lots[0]?.at ?? new Date()
  const decision = decideOnTender(step, lots, roles, at)
  const refusal = findTenderRefusal(decision)
  if (refusal) throw new AppError(refusal)
  return decision
}

/** `lotIds`: the lots on which the step was taken. */
export function presentStepOnTender(
  lotIds: readonly number[],
  refused: TenderDecision<LockedLot>['refused'],
): Output<'tenders/activateTender'> {
  return {
    lotIds: [...lotIds],
    refused: refused.map(({ lot, refusal }) => ({ lotId: lot.id, contractNumber: lot.number, refusal })),
  }
}
