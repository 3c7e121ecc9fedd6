// Something that writes, who can do it, and what it answers to whoever has lost a right.
import { findAccessRefusal } from '@tendertap/contract/access'
import type { StandIn } from '@tendertap/contract/examples/stand-ins'
import { MEMBER_ROLES } from '@tendertap/domain/roles'
import type { HalfSentCall } from '@tendertap/server/testing/half-sent'
import type { Caller, Company } from './company.ts'
import type { Remaining, Revocation, Rule } from './revocations.ts'

export interface Write extends Rule {
  /** as the audit names it */
  action: string
  /** the objects it names */
  standIns: readonly StandIn[]
  /** Makes what it needs to succeed; gives what sends its first half. */
  prepare(company: Company): Promise<() => HalfSentCall>
}

export function listCallers({ access }: Rule): Caller[] {
  const callers: Caller[] = []
  if (findAccessRefusal(access, { workspaceId: 'some', roles: MEMBER_ROLES }) === null) callers.push('member')
  if (findAccessRefusal(access, { workspaceId: null, roles: ['superadmin'] }) === null) callers.push('superadmin')
  return callers
}

/** The refusal that must be the answer after the revocation; null when it must still be done. */
export function predictRefusal(
  write: Write,
  { person }: { person: Pick<Company['person'], 'workspaceId' | 'roles'> },
  revocation: Revocation,
): string | null {
  const { access, needsSubscription, standIns } = write
  if (access === 'anyone') return findCredentialRefusal(standIns, revocation)
  const before: Remaining = { workspaceId: person.workspaceId, roles: person.roles, isSubscribed: true }
  const after = revocation.after(write, before)
  const refusal = findAccessRefusal(access, after)
  if (refusal) return refusal
  return needsSubscription && after?.workspaceId && !after.isSubscribed ? 'subscription_required' : null
}

/** Calls that anyone may make know the person by a password or a link, if at all. */
function findCredentialRefusal(
  standIns: readonly StandIn[],
  { endsCredentials, endsCancelLink }: Revocation,
): string | null {
  if (standIns.includes('cancelEmailChangeToken')) return endsCancelLink ? 'link_expired' : null
  if (!endsCredentials) return null
  if (standIns.includes('password')) return 'wrong_credentials'
  return standIns.some(isLinkToken) ? 'link_expired' : null
}

export const isLinkToken = (standIn: StandIn): boolean => standIn.endsWith('Token')
