// The demo's workspaces and people. The database's owner inserts them: registration over HTTP would need the operator's
// approval.
import type { Database } from '@tendertap/server/db/database'
import { hashPassword } from '@tendertap/server/platform/passwords'
import { DEMO_PASSWORD, type DemoPerson, type DemoWorkspace } from '@tendertap/simulator/world/people'

export async function loadPeople(
  db: Database,
  workspaces: readonly DemoWorkspace[],
  people: readonly DemoPerson[],
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const workspaceIds = new Map<string | null, string>()
  for (const workspace of workspaces) workspaceIds.set(workspace.key, await loadWorkspace(db, workspace))
  for (const person of people) {
    const workspaceId = workspaceIds.get(person.workspace) ?? null
    const { id } = await db
      .insertInto('app_user')
      .values({
        workspace_id: workspaceId,
        email: person.email,
        full_name: person.fullName,
        position: person.position,
        phone: person.phone,
        lang: person.lang,
        password_hash: passwordHash,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('user_role')
      .values(person.roles.map((role) => ({ workspace_id: workspaceId, user_id: id, role })))
      .execute()
  }
}

async function loadWorkspace(db: Database, workspace: DemoWorkspace): Promise<string> {
  const { id } = await db
    .insertInto('workspace')
    .values({
      name: workspace.name,
      company_name: workspace.companyName,
      bin: workspace.bin,
      type: workspace.type,
      contact_person: workspace.contactPerson,
      contact_email: workspace.contactEmail,
      contact_phone: workspace.contactPhone,
      created_at: workspace.createdAt,
      activated_at: workspace.activateDate,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (workspace.newCompaniesReset)
    await db
      .insertInto('new_companies_reset')
      .values({ workspace_id: id, reset_at: workspace.newCompaniesReset })
      .execute()
  const { subscription } = workspace
  await db
    .insertInto('subscription')
    .values({
      workspace_id: id,
      plan: subscription.plan,
      starts_at: subscription.startDate,
      ends_at: subscription.endDate,
      max_users: subscription.maxUsers,
      additional_users: subscription.additionalUsers,
      max_filters: subscription.maxFilters,
      additional_filters: subscription.additionalFilters,
    })
    .execute()
  return id
}
