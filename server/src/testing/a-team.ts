// A team, what happened to its lots, and what the analytics tell of it.
import type { Input, Output } from '@tendertap/contract/calls/index'
import type { LossReason } from '@tendertap/domain/lot-results/results'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { aPerson, aWorkspace, getToken } from './builders.ts'
import type { TestServer } from './server.ts'

export type Team = Output<'analytics/getTeam'>
export type Figure = Input<'analytics/getTeamLots'>['figure']

export interface Step {
  action: string
  at: string
  by: string
}
export interface History {
  matchedAt?: string
  votes?: { at: string; by: string; accepted: boolean }[]
  steps?: Step[]
  offerPrice?: string
  results?: {
    at: string
    decidedAt: string | null
    finalStatus: 'held' | 'cancelled'
    winner: boolean | null
    amount: string | null
    reason?: LossReason | null
    by: string
  }[]
}

export interface TestTeam {
  workspaceId: string
  /** of a controller */
  token: string
  lead: string
  manager: string
  procurement: string
  record(lotId: number, history: History): Promise<void>
  read(input?: Input<'analytics/getTeam'>): Promise<Team>
  /** the ids of the lots behind a figure, in their order */
  listBehind(figure: Figure, input?: Input<'analytics/getTeam'>): Promise<number[]>
}

export const PERIOD = { from: '2026-03', to: '2026-04' }

export async function aTeam(server: TestServer): Promise<TestTeam> {
  const workspaceId = await aWorkspace(server)
  const controller = await aPerson(server, ['controller'], workspaceId)
  const token = await getToken(server, controller)
  const { id: lead } = await aPerson(server, ['lead'], workspaceId)
  const { id: manager } = await aPerson(server, ['manager'], workspaceId)
  const { id: procurement } = await aPerson(server, ['procurement'], workspaceId)
  const read: TestTeam['read'] = async (input = {}) => {
    const { status, body } = await server.call('analytics/getTeam', input, token)
    expect(status).toBe(200)
    return body
  }
  const listBehind: TestTeam['listBehind'] = async (figure, input = {}) => {
    const { status, body } = await server.call('analytics/getTeamLots', { ...input, figure, limit: 50 }, token)
    expect(status).toBe(200)
    expect(body.total).toBe(body.data.length)
    return body.data.map(({ lotId }: { lotId: number }) => lotId).toSorted((one: number, other: number) => one - other)
  }
  const record: TestTeam['record'] = (lotId, history) => recordHistory(server, workspaceId, lotId, history)
  return { workspaceId, token, lead, manager, procurement, record, read, listBehind }
}

/** What happened to a lot, written as it is stored. */
async function recordHistory({ db: { owner } }: TestServer, workspaceId: string, lotId: number, history: History) {
  const { matchedAt, votes = [], steps = [], offerPrice, results = [] } = history
  if (matchedAt)
    await sql`insert into match_notice (workspace_id, lot_id, matched_at) values (${workspaceId}, ${lotId}, ${matchedAt})`.execute(
      owner,
    )
  for (const { by, accepted, at } of votes)
    await sql`insert into lot_vote_log (workspace_id, lot_id, user_id, accepted, voted_at)
      values (${workspaceId}, ${lotId}, ${by}, ${accepted}, ${at})`.execute(owner)
  const [first] = steps
  if (!first) return
  const has = (action: string) => steps.some((step) => step.action === action)
  const status = has('declineLot')
    ? 'declined'
    : has('completeLot')
      ? 'placement_completed'
      : has('lotPlacement')
        ? 'in_placement'
        : 'in_collecting_documents'
  const isPlaced = ['in_placement', 'placement_completed'].includes(status)
  await sql`insert into lot_work (workspace_id, lot_id, status, offer_price, documents_completed_at, completed_at, declined_at, created_at)
    values (${workspaceId}, ${lotId}, ${status}, ${isPlaced ? (offerPrice ?? '100') : null}, ${isPlaced ? first.at : null},
      ${status === 'placement_completed' ? first.at : null}, ${status === 'declined' ? first.at : null}, ${first.at})`.execute(
    owner,
  )
  for (const { action, at, by } of steps)
    await sql`insert into work_log (workspace_id, lot_id, user_id, action, logged_at)
      values (${workspaceId}, ${lotId}, ${by}, ${action}, ${at})`.execute(owner)
  for (const [index, result] of results.entries())
    await sql`insert into lot_result (workspace_id, lot_id, version, final_status, final_amount, results_date, winner_company, winner, loss_reason, filled_by, filled_at)
      values (${workspaceId}, ${lotId}, ${index + 1}, ${result.finalStatus}, ${result.amount}, ${result.decidedAt},
        ${result.finalStatus === 'held' ? 'ТОО «Кто-то»' : null}, ${result.winner}, ${result.reason ?? null}, ${result.by}, ${result.at})`.execute(
      owner,
    )
}
