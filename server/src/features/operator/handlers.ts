import type { operator } from '@tendertap/contract/calls/operator'
import type { Database } from '../../db/database.ts'
import { withinLimit, type Limit } from '../../db/rate-limit.ts'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { assignSubscription } from './assign.ts'
import { invite, tellDecline, tellSubscription } from './messages.ts'
import { presentSubscription } from '../session/present-subscription.ts'
import { presentApplication, presentRenewal, presentWorkspace } from './present.ts'
import {
  allApplications,
  allWorkspaces,
  decide,
  renewalRequests,
  subscriptionsOf,
  usage,
  workspaceById,
} from './queries.ts'

// An impatient finger must not fill an applicant's mailbox.
const INVITATIONS: Limit = { name: 'invitation', attempts: 5, perSeconds: 3_600 }

export function operatorHandlers(db: Database): Handlers<keyof typeof operator> {
  return {
    'superadmin/getRegistrationApplications': (context) =>
      context.inScope(async (scope) => {
        const byBin = Map.groupBy(
          (await allWorkspaces(scope)).filter(({ bin }) => bin !== null),
          ({ bin }) => bin,
        )
        return (await allApplications(scope)).map((row) =>
          presentApplication(
            row,
            (byBin.get(row.bin) ?? []).filter(({ id }) => id !== row.id),
          ),
        )
      }),

    'superadmin/activateWorkspace': (context, { workspaceId }) =>
      context.inScope(async (scope) => {
        const workspace = await decided(scope, workspaceId, 'activated_at')
        await invite(scope, workspace)
        return oneWorkspace(scope, workspaceId)
      }),

    'superadmin/declineWorkspace': (context, { workspaceId }) =>
      context.inScope(async (scope) => {
        const workspace = await decided(scope, workspaceId, 'declined_at')
        await tellDecline(scope, workspace)
        return oneWorkspace(scope, workspaceId)
      }),

    'superadmin/resendInvitation': async (context, { workspaceId }) => {
      if (!(await withinLimit(db, INVITATIONS, workspaceId))) throw new AppError('too_many_requests')
      return context.inScope(async (scope) => {
        const isSent = await invite(scope, await openWorkspace(scope, workspaceId))
        if (!isSent) throw new AppError('password_already_set')
        return {}
      })
    },

    'superadmin/getWorkspaces': (context) =>
      context.inScope(async (scope) => {
        const subscriptions = Map.groupBy(await subscriptionsOf(scope), (row) => row.workspace_id)
        const used = await usage(scope)
        return (await allWorkspaces(scope)).map((row) =>
          presentWorkspace(row, subscriptions.get(row.id) ?? [], used.get(row.id)),
        )
      }),

    'superadmin/setManualSubscription': (context, input) =>
      context.inScope(async (scope) => {
        const workspace = await openWorkspace(scope, input.workspaceId)
        const row = await assignSubscription(scope, input)
        await tellSubscription(scope, workspace, input)
        return presentSubscription(row, (await usage(scope)).get(workspace.id)?.users ?? 0)
      }),

    'superadmin/getRenewalRequests': (context) =>
      context.inScope(async (scope) => (await renewalRequests(scope)).map(presentRenewal)),
  }
}

/** One winner: whoever comes second finds it decided. */
async function decided(scope: Scope, workspaceId: string, decision: 'activated_at' | 'declined_at') {
  const isWinner = await decide(scope, workspaceId, decision)
  const workspace = await workspaceById(scope, workspaceId)
  if (!workspace) throw new AppError('not_found')
  if (!isWinner) throw new AppError('application_decided')
  return workspace
}

async function openWorkspace(scope: Scope, workspaceId: string) {
  const workspace = await workspaceById(scope, workspaceId)
  if (!workspace) throw new AppError('not_found')
  if (workspace.activated_at === null) throw new AppError('workspace_not_active')
  return workspace
}

async function oneWorkspace(scope: Scope, workspaceId: string) {
  const row = await workspaceById(scope, workspaceId)
  if (!row) throw new AppError('not_found')
  return presentWorkspace(row, await subscriptionsOf(scope, workspaceId), (await usage(scope)).get(workspaceId))
}
