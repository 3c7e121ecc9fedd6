// Letters of the operator to the people of one workspace.
import type { ParsedInput } from '@tendertap/contract/calls/index'
import { chooseLanguage } from '@tendertap/domain/languages'
import { filterLimit, userLimit } from '@tendertap/domain/subscription/limits'
import type { Scope } from '../../db/scope.ts'
import { makeLink } from '../../messages/links.ts'
import { sendMessage } from '../../messages/send.ts'
import { adminsOf, type Admin } from './queries.ts'

// RESOLUTIONS §4: the link to set the first password works for 7 days.
const INVITATION_HOURS = 7 * 24

interface Named {
  id: string
  name: string
}

const addressed = ({ fullName, email, lang }: Admin) => ({
  to: { name: fullName, address: email },
  language: chooseLanguage(lang, null),
})

/** To every administrator who has no password yet; false when there is none. */
export async function invite(scope: Scope, workspace: Named): Promise<boolean> {
  const invited = (await adminsOf(scope, workspace.id)).filter(({ hasPassword }) => !hasPassword)
  for (const admin of invited) {
    const linkId = await makeLink(scope, {
      userId: admin.userId,
      workspaceId: workspace.id,
      purpose: 'set_password',
      hours: INVITATION_HOURS,
    })
    await sendMessage(scope, {
      ...addressed(admin),
      kind: 'application_accepted',
      facts: { workspace: workspace.name },
      linkId,
    })
  }
  return invited.length > 0
}

export async function tellDecline(scope: Scope, workspace: Named): Promise<void> {
  for (const admin of await adminsOf(scope, workspace.id)) {
    await sendMessage(scope, {
      ...addressed(admin),
      kind: 'application_declined',
      facts: { workspace: workspace.name },
    })
  }
}

export async function tellSubscription(
  scope: Scope,
  workspace: Named,
  given: ParsedInput<'superadmin/setManualSubscription'>,
): Promise<void> {
  const { plan, startDate, endDate } = given
  const facts = {
    workspace: workspace.name,
    plan,
    startDate,
    endDate,
    users: userLimit(given),
    filters: filterLimit(given),
  }
  for (const admin of await adminsOf(scope, workspace.id)) {
    await sendMessage(scope, { ...addressed(admin), kind: 'subscription_assigned', facts })
  }
}
