import type { operator } from '@tendertap/contract/calls/operator'
import type { Database } from '../../db/database.ts'
import { withinLimit, type Limit } from '../../db/rate-limit.ts'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { assignSubscription } from './assign.ts'
import { sendInvitation, sendDecline, sendSubscriptionNotice } from './messages.ts'
import { presentSubscription } from '../session/present-subscription.ts'
import { presentApplication, presentRenewal, presentWorkspace } from './present.ts'
import {
  listApplications,
  listWorkspaces,
  saveDecision,
  listRenewalRequests,
  listSubscriptions,
  readUsage,
  NOTHING_USED,
  findWorkspace,
  readEmailHolders,
} from './queries.ts'

// Repeated clicks must not fill an applicant's mailbox.
const INVITATIONS: Limit = { name: 'invitation', attempts: 5, perSeconds: 3_600 }

export function operatorHandlers(db: Database): Handlers<keyof typeof operator> {
  return {
    'superadmin/getRegistrationApplications': (context) =>
      context.inScope(async (scope) => {
        const byBin = Map.groupBy(
          (await listWorkspaces(scope)).filter(({ bin }) => bin !== null),
          ({ bin }) => bin,
        )
        const holders = await readEmailHolders(scope)
        return (await listApplications(scope)).map((row) =>
          presentApplication(
            row,
            holders.get(row.id) ?? null,
            (byBin.get(row.bin) ?? []).filter(({ id }) => id !== row.id),
          ),
        )
      }),

    'superadmin/activateWorkspace': (context, { workspaceId }) =>
      context.inScope(async (scope) => {
        const workspace = await decideApplication(scope, workspaceId, 'activated_at')
        await sendInvitation(scope, workspace)
        return presentWorkspaceById(scope, workspaceId)
      }),

    'superadmin/declineWorkspace': (context, { workspaceId }) =>
      context.inScope(async (scope) => {
        const workspace = await decideApplication(scope, workspaceId, 'declined_at')
        await sendDecline(scope, workspace)
        return presentWorkspaceById(scope, workspaceId)
      }),

    'superadmin/resendInvitation': async (context, { workspaceId }) => {
      if (!(await withinLimit(db, INVITATIONS, workspaceId))) throw new AppError('too_many_requests')
      return context.inScope(async (scope) => {
        const isSent = await sendInvitation(scope, await findActiveWorkspace(scope, workspaceId))
        if (!isSent) throw new AppError('password_already_set')
        return {}
      })
    },

    'superadmin/getWorkspaces': (context) =>
      context.inScope(async (scope) => {
        const subscriptions = Map.groupBy(await listSubscriptions(scope), (row) => row.workspace_id)
        const used = await readUsage(scope)
        return (await listWorkspaces(scope)).map((row) =>
          presentWorkspace(row, subscriptions.get(row.id) ?? [], used.get(row.id)),
        )
      }),

    'superadmin/setManualSubscription': (context, input) =>
      context.inScope(async (scope) => {
        const workspace = await findActiveWorkspace(scope, input.workspaceId)
        const row = await assignSubscription(scope, input)
        await sendSubscriptionNotice(scope, workspace, input)
        return presentSubscription(row, (await readUsage(scope)).get(workspace.id) ?? NOTHING_USED)
      }),

    'superadmin/getRenewalRequests': (context) =>
      context.inScope(async (scope) => (await listRenewalRequests(scope)).map(presentRenewal)),
  }
}

/** Of two decisions at once the first wins; the second is refused. */
async function decideApplication(scope: Scope, workspaceId: string, decision: 'activated_at' | 'declined_at') {
  const isWinner = await saveDecision(scope, workspaceId, decision)
  const workspace = await findWorkspace(scope, workspaceId)
  if (!workspace) throw new AppError('not_found')
  if (!isWinner) throw new AppError('application_decided')
  return workspace
}

async function findActiveWorkspace(scope: Scope, workspaceId: string) {
  const workspace = await findWorkspace(scope, workspaceId)
  if (!workspace) throw new AppError('not_found')
  if (workspace.activated_at === null) throw new AppError('workspace_not_active')
  return workspace
}

async function presentWorkspaceById(scope: Scope, workspaceId: string) {
  const row = await findWorkspace(scope, workspaceId)
  if (!row) throw new AppError('not_found')
  return presentWorkspace(row, await listSubscriptions(scope, workspaceId), (await readUsage(scope)).get(workspaceId))
}
