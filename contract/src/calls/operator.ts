import { z } from 'zod'
import { MANUAL_MINIMA, MANUAL_PLANS } from '@tendertap/domain/subscription/plans'
import { call } from '../call.ts'
import { registrationApplication } from '../entities/registration-application.ts'
import { renewalRequest } from '../entities/renewal-request.ts'
import { subscription } from '../entities/subscription.ts'
import { workspace } from '../entities/workspace.ts'
import { instantInput, nothing, uuid } from '../fields/fields.ts'

const SUPERADMIN = ['superadmin'] as const
const MAX_SEATS = 100_000

const count = (min: number) => z.number().int().min(min).max(MAX_SEATS)

export const operator = {
  'superadmin/getRegistrationApplications': call({
    summary: 'Lists the registration applications of all companies, pending and decided.',
    access: SUPERADMIN,
    writes: false,
    input: z.object({}),
    output: z.array(registrationApplication),
  }),
  'superadmin/activateWorkspace': call({
    summary: 'Accepts a pending application: the workspace opens and its administrator gets a letter.',
    access: SUPERADMIN,
    writes: true,
    input: z.object({ workspaceId: uuid }),
    output: workspace,
    refusals: ['not_found', 'application_decided', 'applicant_has_account'],
  }),
  'superadmin/declineWorkspace': call({
    summary: 'Rejects a pending application; the applicant gets a letter and may apply again.',
    access: SUPERADMIN,
    writes: true,
    input: z.object({ workspaceId: uuid }),
    output: workspace,
    refusals: ['not_found', 'application_decided'],
  }),
  'superadmin/resendInvitation': call({
    summary: 'Sends the letter with the link to set the first password again; the earlier link stops working.',
    access: SUPERADMIN,
    writes: true,
    ours: true,
    input: z.object({ workspaceId: uuid }),
    output: nothing,
    refusals: ['not_found', 'workspace_not_active', 'password_already_set', 'too_many_requests'],
  }),
  'superadmin/getWorkspaces': call({
    summary: 'Lists all workspaces with their subscriptions.',
    access: SUPERADMIN,
    writes: false,
    input: z.object({}),
    output: z.array(workspace),
  }),
  'superadmin/setManualSubscription': call({
    summary: 'Gives a workspace a subscription from one date to another and ends the running one.',
    access: SUPERADMIN,
    writes: true,
    input: z.object({
      workspaceId: uuid,
      plan: z.enum(MANUAL_PLANS),
      startDate: instantInput,
      endDate: instantInput,
      maxUsers: count(MANUAL_MINIMA.maxUsers),
      additionalUsers: count(MANUAL_MINIMA.additionalUsers),
      maxFilters: count(MANUAL_MINIMA.maxFilters),
      additionalFilters: count(MANUAL_MINIMA.additionalFilters),
    }),
    output: subscription,
    refusals: ['not_found', 'workspace_not_active', 'subscription_period', 'subscription_in_past'],
  }),
  'superadmin/getRenewalRequests': call({
    summary: 'Lists the requests to renew a subscription, waiting and answered.',
    access: SUPERADMIN,
    writes: false,
    ours: true,
    input: z.object({}),
    output: z.array(renewalRequest),
  }),
}
