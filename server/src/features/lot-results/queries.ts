import type { LotResult, OwnCompany } from '@tendertap/domain/lot-results/results'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { OWN_COMPANY } from '../lots/own-company.ts'

export async function findOwnCompany({ db, owns }: Scope): Promise<OwnCompany> {
  const { rows } = await sql<{ own: OwnCompany }>`
    select ${OWN_COMPANY} as own from workspace o where ${owns('o.id')}`.execute(db)
  return rows[0]?.own ?? { names: [], bin: null }
}

export interface ResultOfLot {
  lotId: number
  result: LotResult
}

/** Each as the next version of the lot's result. Call it under the lots' lock. */
export async function saveResults(scope: Scope, results: readonly ResultOfLot[], userId: string): Promise<void> {
  const rows = JSON.stringify(results.map(({ lotId, result }) => ({ lotId, ...result })))
  await sql`
    insert into lot_result (workspace_id, lot_id, version, final_status, final_amount, results_date, winner_company, winner,
      loss_reason, filled_by, filled_at)
    select ${scope.workspaceId}, r."lotId",
      1 + coalesce((select max(v.version) from lot_result v where v.lot_id = r."lotId" and ${scope.owns('v.workspace_id')}), 0),
      r."finalStatus", r."finalAmount", r."resultsDate", r."winnerCompany", r.winner, r."lossReason", ${userId}, clock_timestamp()
    from json_to_recordset(${rows}::json) as r ("lotId" bigint, "finalStatus" text, "finalAmount" numeric, "resultsDate" timestamptz,
      "winnerCompany" text, winner boolean, "lossReason" text)`.execute(scope.db)
}
