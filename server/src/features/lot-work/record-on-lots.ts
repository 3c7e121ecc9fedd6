// Logs, announces and tells a step that is saved.
import { getOutcome } from '@tendertap/domain/lot-results/outcome'
import type { LotResult } from '@tendertap/domain/lot-results/results'
import type { LotAction } from '@tendertap/domain/lot-work/actions'
import { NOTICES_OF_ACTIONS } from '@tendertap/domain/notifications/notices'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { announceEach } from '../../events/announce.ts'
import { tellAboutLots } from '../lots/tell-about-lots.ts'
import { logStepOnLots, type LoggedStep, type StepOnLots } from './queries.ts'

/** The same step on each of the lots. Call it under their lock. */
export async function recordOnLots(scope: Scope, lotIds: readonly number[], step: StepOnLots): Promise<void> {
  const logged = await logStepOnLots(scope, lotIds, step)
  await announceEach(scope, lotIds, { kind: 'lotWork' })
  await tell(scope, logged, step)
}

async function tell(
  scope: Scope,
  logged: readonly LoggedStep[],
  { action, userId: causedBy, assigneeId }: StepOnLots,
): Promise<void> {
  const kind = (NOTICES_OF_ACTIONS as Partial<Record<LotAction, ToldKind>>)[action]
  if (!kind) return
  const readFacts = await prepareFacts(scope, kind, logged)
  const named = assigneeId ? [assigneeId] : []
  const told = logged.map(({ seq, lotId }) => ({ lotId, key: String(seq), facts: readFacts(lotId), named }))
  await tellAboutLots(scope, kind, told, { causedBy })
}

type ToldKind = (typeof NOTICES_OF_ACTIONS)[keyof typeof NOTICES_OF_ACTIONS]

/** What a notice of the kind says besides the lot and the person. */
async function prepareFacts(scope: Scope, kind: ToldKind, logged: readonly LoggedStep[]) {
  if (kind === 'price_set') {
    const prices = await listPrices(scope, logged)
    return (lotId: number) => ({ price: prices.get(lotId) ?? '0' })
  }
  if (kind === 'result_filled') {
    const outcomes = await listOutcomes(scope, logged)
    return (lotId: number) => ({ outcome: outcomes.get(lotId) ?? ('cancelled' as const) })
  }
  return () => ({})
}

async function listPrices({ db, owns }: Scope, logged: readonly LoggedStep[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ lotId: number; price: string }>`
    select w.lot_id as "lotId", w.offer_price::text as price from lot_work w
    where w.lot_id = any(${logged.map(({ lotId }) => lotId)}::bigint[]) and ${owns('w.workspace_id')}`.execute(db)
  return new Map(rows.map(({ lotId, price }) => [lotId, price]))
}

/** Of the latest version of each result. */
async function listOutcomes({ db, owns }: Scope, logged: readonly LoggedStep[]) {
  const { rows } = await sql<Pick<LotResult, 'finalStatus' | 'winner'> & { lotId: number }>`
    select distinct on (r.lot_id) r.lot_id as "lotId", r.final_status as "finalStatus", r.winner from lot_result r
    where r.lot_id = any(${logged.map(({ lotId }) => lotId)}::bigint[]) and ${owns('r.workspace_id')}
    order by r.lot_id, r.version desc`.execute(db)
  return new Map(rows.map(({ lotId, ...result }) => [lotId, getOutcome(result)]))
}
