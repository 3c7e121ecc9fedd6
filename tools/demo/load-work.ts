// How far the demo's team has brought its lots. The database's owner inserts it, like the votes: most of it happened in
// the past, and over HTTP all of it would be from this minute.
import { CANCELLED, PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import type { Database } from '@tendertap/server/db/database'
import { inWorkspace } from '@tendertap/server/db/scope'
import { addChecklists } from '@tendertap/server/features/lot-work/add-checklists'
import { carryVotes } from '@tendertap/server/features/lot-voting/carry-votes'
import { DEMO_TEMPLATES } from '@tendertap/simulator/world/checklists'
import { DEMO_TRADE } from '@tendertap/simulator/world/people'
import { makeWork, type DemoRecord, type WorkableLot } from '@tendertap/simulator/world/work'
import { sql } from 'kysely'

interface DemoTeam {
  key: string
  workspaceId: string
}

interface Row extends WorkableLot {
  id: number
}

export async function loadWork(db: Database, { key, workspaceId }: DemoTeam, startedAt: Date): Promise<void> {
  const lots = await listWorkable(db, workspaceId, startedAt)
  const records = makeWork(key, lots, startedAt)
  const ids = new Map(lots.map((lot) => [lot.key, lot.id]))
  const users = await db
    .selectFrom('app_user')
    .select(['id', 'email'])
    .where('workspace_id', '=', workspaceId)
    .execute()
  const people = new Map(users.map((user) => [user.email, user.id]))
  const getId = (record: DemoRecord) => ids.get(record.lot) ?? 0
  const added = records.filter(({ isNew }) => isNew)
  const toJson = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`
  await sql`
    insert into lot_work (workspace_id, lot_id, status, created_at)
    select ${workspaceId}, r."lotId", 'in_collecting_documents', r.at
    from json_to_recordset(${toJson(added.map((one) => ({ lotId: getId(one), at: one.steps[0]?.at })))}) as r ("lotId" bigint, at timestamptz)`.execute(
    db,
  )
  await addChecklists({ db, workspaceId }, added.map(getId))
  await saveRecords(db, workspaceId, toJson(records.map((one) => ({ ...one, lotId: getId(one) }))))
  const steps = records.flatMap((one) =>
    one.steps.map((step) => ({ ...step, lotId: getId(one), userId: people.get(step.person) })),
  )
  await saveSteps(db, workspaceId, toJson(steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())))
  const results = records.flatMap((one) => {
    const filledBy = people.get(one.steps.at(-1)?.person ?? '')
    return one.result ? [{ ...one.result, lotId: getId(one), filledBy }] : []
  })
  await saveResults(db, workspaceId, toJson(results))
  await loadTemplates(db, key, workspaceId)
  await voteOnTender(db, workspaceId, startedAt)
  const replaced = lots.filter(({ key: lot, isReplaced }) => isReplaced && records.some((one) => one.lot === lot))
  for (const lot of replaced) await voteOnReplaced(db, workspaceId, lot)
}

/** The leads accepted it before it was announced again. */
async function voteOnReplaced(db: Database, workspaceId: string, { id, publishedAt }: Row): Promise<void> {
  await sql`
    insert into lot_vote (workspace_id, lot_id, user_id, accepted, created_at)
    select r.workspace_id, ${id}, r.user_id, true, ${publishedAt}::timestamptz + interval '1 hour'
    from user_role r where r.workspace_id = ${workspaceId} and r.role = 'lead'`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select n.id from tender n join lot l on l.tender_id = n.supersedes_id where l.id = ${id}`.execute(db)
  for (const later of rows) await inWorkspace(db, workspaceId, (scope) => carryVotes(scope, later.id))
}

/**
 * What the manager has taken; open lots that the leads accepted; lots of the last year in the team's trade, or won by
 * it; lots in its trade that were announced again.
 */
async function listWorkable(db: Database, workspaceId: string, startedAt: Date): Promise<Row[]> {
  const isInTrade = sql`l.ens_tru_code ~ ${DEMO_TRADE.source}`
  const isOpen = sql`(l.status = ${PUBLISHED} and t.application_end_at > ${startedAt})`
  const { rows } = await sql<
    Omit<Row, 'award'> & { award: { winner: string; isOurs: boolean; amount: number | null; at: string } | null }
  >`
    select l.id, l.source || ' ' || l.external_id as key, coalesce(l.amount, t.planned_amount, 500000)::float as amount,
      t.published_at as "publishedAt", coalesce(n.published_at, t.application_end_at) as "endAt", ${isOpen} as "isOpen",
      l.status = ${CANCELLED} as "isCancelled", n.id is not null as "isReplaced", w.created_at as "takenAt",
      (select json_build_object('winner', c.name_ru, 'isOurs', c.bin is not distinct from o.bin, 'amount', a.amount, 'at', a.concluded_at)
        from award a join company c on c.id = a.supplier_id where a.lot_id = l.id and a.concluded_at is not null
        order by a.concluded_at desc limit 1) as award
    from lot l join tender t on t.id = l.tender_id join workspace o on o.id = ${workspaceId}
    left join lot_work w on w.workspace_id = o.id and w.lot_id = l.id
    left join tender n on n.supersedes_id = t.id and n.application_end_at > ${startedAt} and n.lots_count = 1 and ${isInTrade}
      and not exists (select from lot_work x join lot m on m.id = x.lot_id where x.workspace_id = o.id and m.tender_id = n.id)
    where t.published_at < ${startedAt} and t.application_end_at is not null and coalesce(w.status, 'in_collecting_documents') <> 'declined'
      and (w.lot_id is not null or n.id is not null or case when ${isOpen}
        then t.supersedes_id is null and (select bool_and(v.accepted) and count(*) > 1 from lot_vote v where v.workspace_id = o.id and v.lot_id = l.id)
        else ${isInTrade} or exists (
          select from award a join company c on c.id = a.supplier_id where a.lot_id = l.id and c.bin = o.bin) end)`.execute(
    db,
  )
  return rows.map(({ award, ...row }) => ({ ...row, award: award && { ...award, at: new Date(award.at) } }))
}

type Json = ReturnType<typeof sql>

async function saveRecords(db: Database, workspaceId: string, records: Json): Promise<void> {
  await sql`
    update lot_work w set status = r.status, offer_price = r."offerPrice", documents_completed_at = r."documentsCompletedAt",
      completed_at = r."completedAt", declined_at = r."declinedAt"
    from json_to_recordset(${records}) as r ("lotId" bigint, status text, "offerPrice" numeric,
      "documentsCompletedAt" timestamptz, "completedAt" timestamptz, "declinedAt" timestamptz)
    where w.workspace_id = ${workspaceId} and w.lot_id = r."lotId"`.execute(db)
}

async function saveSteps(db: Database, workspaceId: string, steps: Json): Promise<void> {
  const given = sql`json_to_recordset(${steps}) as s ("lotId" bigint, "userId" uuid, action text, document text, at timestamptz)`
  await sql`
    insert into work_log (workspace_id, lot_id, user_id, action, document_key, logged_at)
    select ${workspaceId}, s."lotId", s."userId", s.action, s.document, s.at from ${given} order by s.at`.execute(db)
  await sql`
    update work_document d set collected = true, collected_at = s.at, collected_by = s."userId" from ${given}
    where d.workspace_id = ${workspaceId} and d.lot_id = s."lotId"
      and d.key = case s.action when 'setOfferPrice' then 'price' when 'documentCollected' then s.document end`.execute(
    db,
  )
}

async function saveResults(db: Database, workspaceId: string, results: Json): Promise<void> {
  await sql`
    insert into lot_result (workspace_id, lot_id, version, final_status, final_amount, results_date, winner_company, winner,
      loss_reason, filled_by, filled_at)
    select ${workspaceId}, r."lotId", 1, r."finalStatus", r."finalAmount", r."resultsDate", r."winnerCompany", r.winner,
      r."lossReason", r."filledBy", r."filledAt"
    from json_to_recordset(${results}) as r ("lotId" bigint, "finalStatus" text, "finalAmount" numeric, "resultsDate" timestamptz,
      "winnerCompany" text, winner boolean, "lossReason" text, "filledBy" uuid, "filledAt" timestamptz)`.execute(db)
}

/** After the work: lots in work keep the documents that they had. */
async function loadTemplates(db: Database, key: string, workspaceId: string): Promise<void> {
  for (const { method, entries } of DEMO_TEMPLATES.filter(({ workspace }) => workspace === key))
    await db
      .insertInto('checklist_template')
      .values(
        entries.map((entry, position) => ({
          workspace_id: workspaceId,
          method,
          key: entry.key,
          position: position + 1,
          description_ru: entry.descriptionRu,
          description_kz: entry.descriptionKz,
          description_en: entry.descriptionEn,
          required: entry.required,
        })),
      )
      .execute()
}

/** Of the head of the team, on the open tender with the most matched lots of which none is in work. */
async function voteOnTender(db: Database, workspaceId: string, startedAt: Date): Promise<void> {
  await sql`
    insert into tender_vote (workspace_id, tender_id, user_id, accepted, description, created_at)
    select ${workspaceId}, t.id, u.id, true, 'Берём целиком: поставка одному заказчику, одной машиной.', ${startedAt}::timestamptz - interval '3 hours'
    from lot_score s join lot l on l.id = s.lot_id join tender t on t.id = l.tender_id
    join app_user u on u.workspace_id = s.workspace_id
    where s.workspace_id = ${workspaceId} and l.status = ${PUBLISHED} and t.application_end_at > ${startedAt} and t.lots_count between 2 and 12
      and exists (select from user_role r where r.user_id = u.id and r.role = 'lead') and exists (select from user_role r where r.user_id = u.id and r.role = 'manager')
      and t.published_at < ${startedAt}::timestamptz - interval '3 hours'
      and not exists (select from lot_work w join lot x on x.id = w.lot_id where w.workspace_id = s.workspace_id and x.tender_id = t.id)
    group by t.id, u.id order by count(distinct l.id) desc, t.source, t.external_id limit 1`.execute(db)
}
