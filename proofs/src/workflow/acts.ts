// What people do to lots and tenders: a call with its input, sent by one of them.
import type { Input } from '@tendertap/contract/calls/index'
import type { Role } from '@tendertap/domain/roles'

export const STEP_CALLS = [
  'lots/voteLot',
  'lots/activateLot',
  'lots/declineLot',
  'lots/setOfferPrice',
  'lots/documentCollected',
  'lots/confirmDocument',
  'lots/addDocument',
  'lots/completeCollectingLotDocuments',
  'lots/lotPlacement',
  'lots/deactivateLot',
  'lots/updateResultInfo',
  'lots/moveWork',
  'tenders/voteTender',
  'tenders/activateTender',
  'tenders/declineTender',
  'tenders/updateResultInfo',
] as const
export type StepCall = (typeof STEP_CALLS)[number]

export type Act = { [P in StepCall]: { path: P; input: Input<P> } }[StepCall]

export interface Person {
  userId: string
  fullName: string
  roles: readonly Role[]
  workspaceId: string
  token: string
}

export interface Request {
  person: Person
  act: Act
}

export function describeRequest({ person, act }: Request): string {
  return `${person.roles.join('+')}: ${act.path} ${JSON.stringify(act.input)}`
}
