// The scores of lots that are over. In the product they are from the time when the lots were open; the demo's lots have
// just come.
import type { Database } from '@tendertap/server/db/database'
import { readLotsToScore } from '@tendertap/server/features/matching/lots'
import type { ModelStore } from '@tendertap/server/features/matching/model/model-store'
import { createPercolator } from '@tendertap/server/features/matching/profiles/percolator'
import { saveScores } from '@tendertap/server/features/matching/save-scores'
import { sql } from 'kysely'

/** enough to learn from and to show */
const DAYS = 90

/** Of these days, and not older than the workspace. `db` is the role `background`. */
export async function scorePastLots(
  db: Database,
  models: ModelStore,
  startedAt: Date,
  workspaceSince: (workspaceId: string) => Date,
): Promise<void> {
  const since = new Date(startedAt.getTime() - DAYS * 86_400_000)
  await db.transaction().execute(async (transaction) => {
    const percolator = createPercolator(models)
    if (!(await percolator.sync(transaction))) throw new Error('There is no scoring model yet')
    const { rows } = await sql<{ id: number; published_at: Date }>`
      select l.id, t.published_at from lot l join tender t on t.id = l.tender_id
      where t.published_at >= ${since} and t.application_end_at < ${startedAt}`.execute(transaction)
    const published = new Map(rows.map((row) => [row.id, row.published_at]))
    const lots = await readLotsToScore(transaction, [...published.keys()], startedAt)
    const pairs = lots.flatMap((lot) =>
      percolator.match(lot).filter(({ profile, score }) => {
        const at = published.get(lot.id) ?? since
        return score.percent >= profile.minScore && at >= workspaceSince(profile.workspaceId)
      }),
    )
    await saveScores(transaction, pairs, percolator.model?.number ?? 0)
  })
}
