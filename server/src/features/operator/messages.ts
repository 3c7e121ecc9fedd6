// Messages of the operator to the people of one workspace.
import type { ParsedInput } from '@tendertap/contract/calls/index'
import { chooseLanguage } from '@tendertap/domain/languages'
import { getFilterLimit, getUserLimit } from '@tendertap/domain/subscription/limits'
import type { Scope } from '../../db/scope.ts'
import { makeLink } from '../../messages/links.ts'
import { sendMessage, type Recipient } from '../../messages/send.ts'
import { listAdmins, type Admin } from './queries.ts'

// RESOLUTIONS §4: the link to set the first password works for 7 days.
const INVITATION_HOURS = 7 * 24

interface NamedWorkspace {
  id: string
  name: string
}

const toRecipient = ({ userId, fullName, email, lang }: Admin): Recipient => ({
  ...(userId && { userId }),
  name: fullName,
  address: email,
  language: chooseLanguage(lang, null),
})

/** To every administrator who has no password yet; false when there is none. */
export async function sendInvitation(scope: Scope, workspace: NamedWorkspace): Promise<boolean> {
  const invited = (await listAdmins(scope, workspace.id)).flatMap(({ userId, ...admin }) =>
    userId !== null && !admin.hasPassword ? [{ ...admin, userId }] : [],
  )
  const to: Recipient[] = []
  for (const admin of invited) {
    const linkId = await makeLink(scope, {
      userId: admin.userId,
      workspaceId: workspace.id,
      purpose: 'set_password',
      hours: INVITATION_HOURS,
    })
    to.push({ ...toRecipient(admin), linkId })
  }
  await sendMessage(scope, { kind: 'application_accepted', facts: { workspace: workspace.name }, to })
  return invited.length > 0
}

export async function sendDecline(scope: Scope, workspace: NamedWorkspace): Promise<void> {
  const to = (await listAdmins(scope, workspace.id)).map(toRecipient)
  await sendMessage(scope, { kind: 'application_declined', facts: { workspace: workspace.name }, to })
}

export async function sendSubscriptionNotice(
  scope: Scope,
  workspace: NamedWorkspace,
  given: ParsedInput<'superadmin/setManualSubscription'>,
): Promise<void> {
  const { plan, startDate, endDate } = given
  const facts = {
    workspace: workspace.name,
    plan,
    startDate,
    endDate,
    users: getUserLimit(given),
    filters: getFilterLimit(given),
  }
  const to = (await listAdmins(scope, workspace.id)).map(toRecipient)
  await sendMessage(scope, { kind: 'subscription_assigned', facts, to })
}
