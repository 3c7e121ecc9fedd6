import type { Output } from '@tendertap/contract/calls/index'
import { getWorkChanges, type StepInput } from '@tendertap/domain/lot-work/apply'
import { transitions, type Transition } from '@tendertap/domain/lot-work/workflow'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { LockedLot } from '../lots/lock-lot.ts'
import { markCollected, saveChanges } from './changes.ts'
import { presentWork } from './present.ts'
import { listWork, type StepOnLots } from './queries.ts'
import { recordOnLots } from './record-on-lots.ts'

export type Work = Output<'lots/activateLot'>

export type StepInWork = Exclude<Transition, 'vote' | 'activate' | 'decline' | 'fillResult' | 'moveWork'>

interface TakenStep<Name> {
  transition: Name
  userId: string
  /** the entry of the checklist that it is about */
  documentKey?: string
}

/** A step that the domain has allowed, on a lot whose lock is held. */
export async function saveStep(
  scope: Scope,
  lot: LockedLot,
  step: TakenStep<StepInWork>,
  input: Omit<StepInput, 'at'> = {},
): Promise<Work> {
  const { id: lotId, at } = lot
  const { docs, ...columns } = getWorkChanges(step.transition, lot.facts.work, { ...input, at })
  if (Object.keys(columns).length > 0) await saveChanges(scope, lotId, columns)
  const keys = docs?.filter(({ collected }) => collected).map(({ key }) => key)
  if (keys) await markCollected(scope, { lotId, keys, userId: step.userId, at })
  return recordStep(scope, lotId, step)
}

/** Logs and announces a step that is saved, and answers the record after it. */
export async function recordStep(
  scope: Scope,
  lotId: number,
  { transition, ...step }: TakenStep<StepInWork | 'moveWork'>,
): Promise<Work> {
  return recordAction(scope, { ...step, lotId, action: transitions[transition].action })
}

/** The same for what is no step of the workflow. */
export async function recordAction(scope: Scope, { lotId, ...step }: StepOnLots & { lotId: number }): Promise<Work> {
  await recordOnLots(scope, [lotId], step)
  return findWork(scope, lotId)
}

export async function findWork(scope: Scope, lotId: number): Promise<Work> {
  const [row] = await listWork(scope, sql`array[${lotId}::bigint]`)
  if (!row) throw new Error('The work that a step was just taken on is not there')
  return presentWork(row)
}
