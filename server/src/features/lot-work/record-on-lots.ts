// Logs, announces and tells a step that is saved.
import { getOutcome } from '@tendertap/domain/lot-results/outcome'
import type { LotResult } from '@tendertap/domain/lot-results/results'
import type { LotAction } from '@tendertap/domain/lot-work/actions'
import { NOTICES_OF_ACTIONS, type NoticeKind } from '@tendertap/domain/notifications/notices'
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
  const told = <F>(facts: (lotId: number) => F) =>
    logged.map(({ seq, lotId }) => ({ lotId, key: String(seq), facts: facts(lotId) }))
  const kind = findKind(action)
  if (kind === null) return
  if (kind === 'price_set') {
    const prices = await listPrices(scope, logged)
    await tellAboutLots(
      scope,
      kind,
      told((lotId) => ({ price: prices.get(lotId) ?? '0' })),
      { causedBy },
    )
  } else if (kind === 'result_filled') {
    const outcomes = await listOutcomes(scope, logged)
    const facts = (lotId: number) => ({ outcome: outcomes.get(lotId) ?? ('cancelled' as const) })
    await tellAboutLots(scope, kind, told(facts), { causedBy })
  } else if (kind === 'lot_assigned') {
    const named = assigneeId ? [assigneeId] : []
    const assigned = told(() => ({})).map((lot) => ({ ...lot, named }))
    await tellAboutLots(scope, kind, assigned, { causedBy })
  } else
    await tellAboutLots(
      scope,
      kind,
      told(() => ({})),
      { causedBy },
    )
}

function findKind(action: LotAction) {
  const kinds: Partial<Record<LotAction, NoticeKind>> = NOTICES_OF_ACTIONS
  return (kinds[action] ?? null) as (typeof NOTICES_OF_ACTIONS)[keyof typeof NOTICES_OF_ACTIONS] | null
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
