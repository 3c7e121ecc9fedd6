import type { Database } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { PortalHealth } from '../../../portals/connector.ts'

/** How far clocks are ahead of the database's; negative when they are behind. */
export interface ClockErrors {
  ownAheadMs: number
  /** null: the portal does not tell its time */
  portalAheadMs: number | null
}

export async function saveHealth(
  db: Database,
  source: Source,
  { ok, problem, tokenExpiresAt }: PortalHealth,
  clocks: ClockErrors,
  now: Date,
): Promise<void> {
  const facts = {
    checked_at: now,
    ok,
    problem,
    token_expires_at: tokenExpiresAt,
    own_clock_ahead_seconds: Math.round(clocks.ownAheadMs / 1000),
    portal_clock_ahead_seconds: clocks.portalAheadMs === null ? null : Math.round(clocks.portalAheadMs / 1000),
  }
  await db
    .insertInto('source_health')
    .values({ source, ...facts })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(facts))
    .execute()
}
