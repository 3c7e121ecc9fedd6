// The demo's registration applications. The database's owner inserts them: over HTTP all of them would be
// from this minute.
import type { Database } from '@tendertap/server/db/database'
import type { DemoApplication } from '@tendertap/simulator/world/applications'

export async function loadApplications(db: Database, applications: readonly DemoApplication[]): Promise<void> {
  for (const {
    companyName,
    bin,
    type,
    fullName,
    email,
    phone,
    lang,
    createdAt,
    submittedAt,
    submissions,
    declineDate,
  } of applications) {
    const { id: workspaceId } = await db
      .insertInto('workspace')
      .values({
        name: companyName ?? fullName,
        company_name: companyName,
        bin,
        type,
        contact_person: fullName,
        contact_email: email,
        contact_phone: phone,
        created_at: createdAt,
        declined_at: declineDate,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('registration_application')
      .values({
        workspace_id: workspaceId,
        email,
        full_name: fullName,
        phone,
        lang,
        submissions,
        submitted_at: submittedAt,
      })
      .execute()
  }
}
