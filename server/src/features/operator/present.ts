import type { Output } from '@tendertap/contract/calls/index'
import type { Duration, Tariff } from '@tendertap/domain/subscription/plans'
import type { EmailHolder } from '@tendertap/domain/workspaces/application'
import type { WorkspaceType } from '@tendertap/domain/workspaces/registration'
import { presentSubscription } from '../session/present-subscription.ts'
import { toInstantText } from '../../platform/instant-text.ts'
import {
  NOTHING_USED,
  type listApplications,
  type listRenewalRequests,
  type listSubscriptions,
  type listWorkspaces,
  type Usage,
} from './queries.ts'

type WorkspaceRow = Awaited<ReturnType<typeof listWorkspaces>>[number]
type ApplicationRow = Awaited<ReturnType<typeof listApplications>>[number]
type SubscriptionRow = Awaited<ReturnType<typeof listSubscriptions>>[number]
type RenewalRow = Awaited<ReturnType<typeof listRenewalRequests>>[number]

const presentDecision = (row: { activated_at: Date | null; declined_at: Date | null }) => ({
  activateDate: toInstantText(row.activated_at),
  declineDate: toInstantText(row.declined_at),
})

export function presentWorkspace(
  row: WorkspaceRow,
  subscriptions: readonly SubscriptionRow[],
  usage: Usage | undefined,
): Output<'superadmin/activateWorkspace'> {
  return {
    id: row.id,
    name: row.name,
    companyName: row.company_name,
    bin: row.bin,
    type: row.type as WorkspaceType,
    contactPerson: row.contact_person,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    createdAt: row.created_at.toISOString(),
    ...presentDecision(row),
    SubscriptionOfWorkspace: subscriptions.map((one) => presentSubscription(one, usage ?? NOTHING_USED)),
    awaitsPassword: usage?.awaitsPassword ?? false,
  }
}

/** `sameBin`: the other workspaces that gave this BIN. */
export function presentApplication(
  row: ApplicationRow,
  emailHolder: EmailHolder | null,
  sameBin: readonly WorkspaceRow[],
): Output<'superadmin/getRegistrationApplications'>[number] {
  return {
    email: row.email,
    fullName: row.full_name,
    phone: row.phone,
    position: row.position,
    companyName: row.company_name,
    bin: row.bin,
    contactPerson: row.contact_person,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    type: row.type as WorkspaceType,
    workspaceId: row.id,
    createdAt: row.created_at.toISOString(),
    ...presentDecision(row),
    submittedAt: row.submitted_at.toISOString(),
    submissions: row.submissions,
    expired: row.expired,
    emailHolder,
    sameBin: sameBin.map((other) => ({ workspaceId: other.id, name: other.name, ...presentDecision(other) })),
  }
}

export function presentRenewal(row: RenewalRow): Output<'superadmin/getRenewalRequests'>[number] {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    workspaceName: row.name,
    contactPerson: row.contact_person,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    tariff: row.tariff as Tariff | null,
    months: row.months as Duration | null,
    requestedAt: row.requested_at.toISOString(),
    closedAt: toInstantText(row.closed_at),
    subscriptionEndDate: toInstantText(row.ends_at),
  }
}
