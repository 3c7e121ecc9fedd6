// What the operator sees and decides, as the role `operator`. This role reads only what the panel shows: neither the
// people nor the work of a workspace.
import type { EmailHolder } from '@tendertap/domain/workspaces/application'
import { sql } from 'kysely'
import pg from 'pg'
import type { Scope } from '../../db/scope.ts'
import { AppError } from '../../platform/app-error.ts'

export function listApplications({ db }: Scope) {
  return db
    .selectFrom('registration_application as a')
    .innerJoin('workspace as w', 'w.id', 'a.workspace_id')
    .selectAll('w')
    .select(['a.email', 'a.full_name', 'a.phone', 'a.position', 'a.submissions', 'a.submitted_at', 'a.expired'])
    .orderBy('a.submitted_at', 'desc')
    .orderBy('w.id', 'desc')
    .execute()
}

/** What the e-mail of each waiting application already belongs to, by workspace. */
export async function readEmailHolders({ db }: Scope): Promise<Map<string, EmailHolder>> {
  const { rows } = await sql<{ workspaceId: string; isActive: boolean }>`
    select workspace_id as "workspaceId", is_active as "isActive" from known_applicants()`.execute(db)
  return new Map(rows.map(({ workspaceId, isActive }) => [workspaceId, isActive ? 'account' : 'deactivated_member']))
}

export function listWorkspaces({ db }: Scope) {
  return db.selectFrom('workspace').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
}

export async function findWorkspace({ db }: Scope, workspaceId: string) {
  return (await db.selectFrom('workspace').selectAll().where('id', '=', workspaceId).executeTakeFirst()) ?? null
}

/** Latest first. Without a workspace, those of all. */
export function listSubscriptions({ db }: Scope, workspaceId?: string) {
  return db
    .selectFrom('subscription')
    .selectAll()
    .$if(workspaceId !== undefined, (query) => query.where('workspace_id', '=', workspaceId ?? ''))
    .orderBy('ends_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

export interface Usage {
  users: number
  /** interest profiles */
  filters: number
  awaitsPassword: boolean
}

/** Of a workspace without people. */
export const NOTHING_USED: Usage = { users: 0, filters: 0, awaitsPassword: false }

/** Seats and interest profiles in use by workspace; counts only. */
export async function readUsage({ db }: Scope): Promise<Map<string, Usage>> {
  const { rows } = await sql<{
    workspace_id: string
    users: number
    filters: number
    awaits_password: boolean
  }>`select * from workspace_usage()`.execute(db)
  return new Map(
    rows.map(({ workspace_id, users, filters, awaits_password }) => [
      workspace_id,
      { users, filters, awaitsPassword: awaits_password },
    ]),
  )
}

export interface Admin {
  /** null for an applicant, who has no account until the application is accepted */
  userId: string | null
  email: string
  fullName: string | null
  lang: string | null
  hasPassword: boolean
}

export async function listAdmins({ db }: Scope, workspaceId: string): Promise<Admin[]> {
  const { rows } = await sql<Admin>`
    select user_id as "userId", email, full_name as "fullName", lang, has_password as "hasPassword"
    from workspace_admins(${workspaceId})`.execute(db)
  return rows
}

/**
 * Saves the decision on a workspace that still waits for one, else gives false. Of two decisions at once, the second
 * waits for the first and gives false. The database refuses a second decision as well (policy `decision`). Accepting
 * makes the first administrator's account (trigger `workspace_opened`).
 */
export async function saveDecision(
  { db }: Scope,
  workspaceId: string,
  decision: 'activated_at' | 'declined_at',
): Promise<boolean> {
  try {
    const { numUpdatedRows } = await db
      .updateTable('workspace')
      .set({ [decision]: sql<Date>`now()` })
      .where('id', '=', workspaceId)
      .where('activated_at', 'is', null)
      .where('declined_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'app_user_email')
      throw new AppError('applicant_has_account')
    throw error
  }
}

export function listRenewalRequests({ db }: Scope) {
  return (
    db
      .selectFrom('renewal_request as r')
      .innerJoin('workspace as w', 'w.id', 'r.workspace_id')
      .leftJoin('subscription as s', (join) =>
        join
          .onRef('s.workspace_id', '=', 'r.workspace_id')
          .on('s.starts_at', '<=', sql<Date>`now()`)
          .on('s.ends_at', '>', sql<Date>`now()`),
      )
      .select([
        'r.id',
        'r.workspace_id',
        'r.tariff',
        'r.months',
        'r.requested_at',
        'r.closed_at',
        'w.name',
        'w.contact_person',
        'w.contact_email',
        'w.contact_phone',
        's.ends_at',
      ])
      // those that wait first
      .orderBy(sql`r.closed_at is not null`)
      .orderBy('r.requested_at', 'desc')
      .execute()
  )
}
