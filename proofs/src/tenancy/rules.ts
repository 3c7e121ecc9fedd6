// Who may do what, written a second time, independent of the code under test.
import type { Access } from '@tendertap/contract/access'
import type { Call } from '@tendertap/contract/call'
import { api, type Path } from '@tendertap/contract/calls/index'
import { documents } from '@tendertap/contract/documents'
import { EVENTS_ACCESS } from '@tendertap/contract/events'
import { ownFiles, upload } from '@tendertap/contract/own-files'
import type { Answer } from '../guards/requests.ts'
import type { Principal } from '../guards/tenants.ts'

export interface Rule {
  access: Access
  needsSubscription: boolean
}

export type CallRule = Rule & {
  path: Path
  writes: boolean
  /** for some of its objects */
  mayNeedSubscription: boolean
}

// copied before a planted fault changes the contract
export const RULES: readonly CallRule[] = (Object.entries(api) as [Path, Call][]).map(
  ([path, { access, needsSubscription, writes, refusals }]) => ({
    path,
    access,
    needsSubscription,
    writes,
    mayNeedSubscription: refusals.includes('subscription_required'),
  }),
)
export const DOCUMENT_RULE: Rule = { access: documents.access, needsSubscription: false }
export const OWN_FILE_RULE: Rule = { access: ownFiles.access, needsSubscription: false }
export const UPLOAD_RULE: Rule = { access: upload.access, needsSubscription: false }
export const EVENTS_RULE: Rule = { access: EVENTS_ACCESS, needsSubscription: false }

export function predictRefusal(
  { access, needsSubscription }: Rule,
  person: Principal | null,
  subscribed: boolean,
): string | null {
  if (access === 'anyone') return null
  if (!person) return 'unauthorized'
  const isMember = person.workspaceId !== null
  const isSuperadmin = person.roles.includes('superadmin')
  const allowed =
    access === 'signed in' ||
    (access === 'member' && isMember) ||
    (access === 'member or superadmin' && (isMember || isSuperadmin)) ||
    (Array.isArray(access) && access.some((role) => person.roles.includes(role)))
  if (!allowed) return 'forbidden'
  return needsSubscription && isMember && !subscribed ? 'subscription_required' : null
}

const RULE_REFUSALS = new Set(['unauthorized', 'forbidden', 'subscription_required'])

/** The code of the answer, if it is a refusal by one of these rules. */
export function findRefusal({ code }: Answer): string | null {
  return code !== null && RULE_REFUSALS.has(code) ? code : null
}
