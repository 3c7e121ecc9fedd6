import type { Database } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { PortalHealth } from '../../../portals/connector.ts'

export async function saveHealth(
  db: Database,
  source: Source,
  { ok, problem, tokenExpiresAt }: PortalHealth,
  now: Date,
): Promise<void> {
  const facts = { checked_at: now, ok, problem, token_expires_at: tokenExpiresAt }
  await db
    .insertInto('source_health')
    .values({ source, ...facts })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(facts))
    .execute()
}
