// Tells the people concerned what has happened to lots, in the transaction in which it happens.
import { listTold } from '@tendertap/domain/notifications/audience'
import type { LotNotice, NoticeFacts, NoticeLot } from '@tendertap/domain/notifications/facts'
import { NOTICES, type Audience, type NoticeKind } from '@tendertap/domain/notifications/notices'
import { isActive } from '@tendertap/domain/lot-work/statuses'
import { listTurns, type Turn } from '@tendertap/domain/lot-work/turn'
import type { Role } from '@tendertap/domain/roles'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { addNotices, type NewNotice } from '../../notices/add-notices.ts'
import { readLotsAsTheyAre } from './lock-lot.ts'

/** Who was told, by the key of what happened. */
type Told = ReadonlyMap<string, readonly string[]>

/** The kinds that are about a lot. */
export type LotNoticeKind = { [K in NoticeKind]: NoticeFacts[K] extends LotNotice ? K : never }[NoticeKind]

/** What is not read here: everything but the lot, and the name of whoever caused it. */
type OwnFacts<K extends LotNoticeKind> = Omit<NoticeFacts[K], 'lot' | 'by'>

export interface ToldLot<K extends LotNoticeKind> {
  lotId: number
  /** of what happened to it, within the kind */
  key: string
  facts: OwnFacts<K>
  /** the persons concerned, of a kind that names them */
  named?: readonly string[]
  /** who hears of it by another notice */
  except?: readonly string[]
  /** not now, but then */
  dueAt?: Date
}

interface Cause {
  /** null: the portal or the clock */
  causedBy: string | null
}

export async function tellAboutLots<K extends LotNoticeKind>(
  scope: Scope,
  kind: K,
  told: readonly ToldLot<K>[],
  { causedBy }: Cause,
): Promise<Told> {
  if (told.length === 0) return new Map()
  const audience: Audience = NOTICES[kind].to
  const members = await listMembers(scope)
  const lotIds = [...new Set(told.map(({ lotId }) => lotId))]
  const lots = await listLots(scope, lotIds)
  const turns = await listTurnsFor(scope, audience, lots)
  const by = members.find(({ id }) => id === causedBy)?.fullName ?? null
  const notices = told.flatMap(({ lotId, key, facts, named, except = [], dueAt }): NewNotice[] => {
    const lot = lots.get(lotId)
    if (!lot) return []
    const to = listTold(audience, {
      ...toAudienceFacts(members, lot, turns),
      ...(named && { named }),
      causedBy,
    })
    const all = { ...facts, lot: lot.about, by } as unknown as NoticeFacts[K]
    const others = to.filter((id) => !except.includes(id))
    return [{ kind, key, facts: all, lotId, tenderId: lot.about.tenderId, to: others, ...(dueAt && { dueAt }) }]
  })
  await addNotices(scope, notices)
  return new Map(notices.map(({ key, to }) => [key, to]))
}

/** Everybody who voted for one of the lots or works on it. */
export async function listConcerned(scope: Scope, lotIds: readonly number[]): Promise<string[]> {
  if (lotIds.length === 0) return []
  const members = await listMembers(scope)
  const lots = await listLots(scope, lotIds)
  const turns = await listTurnsFor(scope, 'concerned', lots)
  return [...lots.values()].flatMap((lot) => listTold('concerned', toAudienceFacts(members, lot, turns)))
}

const toAudienceFacts = (
  members: readonly MemberRow[],
  { about, assigneeId, voterIds }: LotOfNotice,
  turns: TurnsOfLots,
) => ({ members, workStatus: about.workStatus, turns: turns.get(about.id) ?? [], assigneeId, voterIds })

interface MemberRow {
  id: string
  fullName: string | null
  roles: Role[]
}

/** Everybody who has not left. */
async function listMembers({ db, owns }: Scope): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select u.id, u.full_name as "fullName", array(select r.role from user_role r where r.user_id = u.id and ${owns('r.workspace_id')}) as roles
    from app_user u where u.deactivated_at is null and ${owns('u.workspace_id')} order by u.id`.execute(db)
  return rows
}

interface LotOfNotice {
  about: NoticeLot
  assigneeId: string | null
  voterIds: string[]
}

async function listLots({ db, owns }: Scope, lotIds: readonly number[]): Promise<Map<number, LotOfNotice>> {
  const { rows } = await sql<LotOfNotice>`
    select json_build_object('id', l.id, 'name', json_build_object('ru', l.name_ru, 'kz', l.name_kz, 'en', l.name_en),
        'tenderId', t.id, 'tenderCode', t.code, 'contractNumber', l.number, 'workStatus', coalesce(w.status, 'not_processed'), 'amount', l.amount::text, 'applicationEndAt', t.application_end_at,
        'customer', json_build_object('ru', c.name_ru, 'kz', c.name_kz, 'en', c.name_en)) as about,
      w.assignee_id as "assigneeId",
      array(select v.user_id from vote_on_lot v where v.lot_id = l.id and v.accepted and ${owns('v.workspace_id')}) as "voterIds"
    from lot l join tender t on t.id = l.tender_id left join company c on c.id = l.customer_id
    left join lot_work w on w.lot_id = l.id and ${owns('w.workspace_id')}
    where l.id = any(${lotIds}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.about.id, row]))
}

type TurnsOfLots = ReadonlyMap<number, readonly Turn[]>

/** After the event: whose turn it is now, where the audience depends on it. */
async function listTurnsFor(
  scope: Scope,
  audience: Audience,
  lots: ReadonlyMap<number, LotOfNotice>,
): Promise<TurnsOfLots> {
  if (audience !== 'turn' && audience !== 'concerned') return new Map()
  const inWork = [...lots.values()].flatMap(({ about: { id, workStatus } }) => (isActive(workStatus) ? [id] : []))
  if (inWork.length === 0) return new Map()
  const facts = await readLotsAsTheyAre(scope, inWork)
  return new Map(facts.map(({ id, facts: ofLot, at }) => [id, listTurns(ofLot, at)]))
}
