// The team around the demo's lots in work. What the portals changed is written to the feed as ingestion does it, and
// applied as the worker does it; the files of the library are in the documents' store.
import { listNamed } from '@tendertap/domain/lot-comments/mentions'
import { ACTIVE_STATUSES } from '@tendertap/domain/lot-work/statuses'
import type { Database } from '@tendertap/server/db/database'
import { inWorkspace } from '@tendertap/server/db/scope'
import { openStore } from '@tendertap/server/documents/open-store'
import { addDocument } from '@tendertap/server/features/company-documents/queries'
import { applyChanges } from '@tendertap/server/features/lot-work/apply-changes'
import { addWorkFile } from '@tendertap/server/features/lot-work/file-queries'
import { addFile } from '@tendertap/server/features/own-files/queries'
import { receiveFile } from '@tendertap/server/features/own-files/receive'
import { writeChanges } from '@tendertap/server/feed/write-changes'
import { writePdf } from '@tendertap/simulator/portals/documents/pdf'
import { makeCompanyDocuments } from '@tendertap/simulator/world/company-documents'
import {
  findLotAfterCertificate,
  makeTeamwork,
  type DemoChange,
  type LotInWork,
  type Teamwork,
} from '@tendertap/simulator/world/teamwork'
import { sql } from 'kysely'
import { Readable } from 'node:stream'

interface Person {
  id: string
  email: string
  fullName: string
}

interface Team {
  workspaceId: string
  people: readonly Person[]
}

interface Databases {
  owner: Database
  background: Database
}

/** `documents`: the address of the documents' store. */
export async function loadTeamwork(
  { owner, background }: Databases,
  workspaceId: string,
  documents: string,
  startedAt: Date,
): Promise<void> {
  const { rows: people } = await sql<Person>`
    select id, email, full_name as "fullName" from app_user where workspace_id = ${workspaceId}`.execute(owner)
  const team = { workspaceId, people }
  // the work came to these lots when they were taken
  await sql`update lot_work set on_lot_since = created_at where workspace_id = ${workspaceId}`.execute(owner)
  const lots = await listInWork(owner, workspaceId)
  const readAt = new Date()
  const teamwork = makeTeamwork(lots, startedAt, readAt)
  await saveAssignees(owner, team, teamwork.assignees)
  await loadLibrary(owner, team, documents, findLotAfterCertificate(lots, startedAt), startedAt)
  await changePortals({ owner, background }, workspaceId, teamwork.changes, readAt)
  await saveComments(owner, team, teamwork.comments)
}

const findId = ({ people }: Team, email: string) => {
  const found = people.find((person) => person.email === email)
  if (!found) throw new Error(`The demo has no ${email}`)
  return found.id
}

async function listInWork(db: Database, workspaceId: string): Promise<LotInWork[]> {
  const { rows } = await sql<LotInWork>`
    select l.id, l.tender_id as "tenderId", l.source || ' ' || l.external_id as key, w.created_at as "takenAt",
      t.application_end_at as "endAt", w.documents_completed_at is not null as "isComplete",
      array(select d.key from work_document d
        where d.workspace_id = w.workspace_id and d.lot_id = l.id and d.collected) as collected,
      (select coalesce(json_agg(json_build_object('isOfLot', d.lot_id is not null, 'type', d.type, 'name', d.original_file_name)
          order by d.lot_id is null, d.id), '[]')
        from document d where d.tender_id = t.id and (d.lot_id = l.id or d.lot_id is null)) as documents
    from lot_work w join lot l on l.id = w.lot_id join tender t on t.id = l.tender_id
    where w.workspace_id = ${workspaceId} and w.status = any(${[...ACTIVE_STATUSES]})
      and t.application_end_at is not null and l.withdrawn_at is null`.execute(db)
  return rows
}

async function saveAssignees(db: Database, team: Team, assignees: Teamwork['assignees']): Promise<void> {
  for (const { lot, person, by, at } of assignees) {
    const assigneeId = findId(team, person)
    await sql`
      update lot_work set assignee_id = ${assigneeId}
      where workspace_id = ${team.workspaceId} and lot_id = ${lot.id}`.execute(db)
    await sql`
      insert into work_log (workspace_id, lot_id, user_id, action, assignee_id, logged_at)
      values (${team.workspaceId}, ${lot.id}, ${findId(team, by)}, 'assignLot', ${assigneeId}, ${at})`.execute(db)
  }
}

const ATTACHED_BEFORE_MS = 4.5 * 3_600_000

/** The lot uses those that its list asks for. */
async function loadLibrary(
  db: Database,
  team: Team,
  documents: string,
  lot: LotInWork | null,
  startedAt: Date,
): Promise<void> {
  const store = openStore(documents)
  const userId = findId(team, 'procurement@altyn-kerege.example')
  // between the comments about the certificate
  const attachedAt = new Date(Math.max(startedAt.getTime() - ATTACHED_BEFORE_MS, lot?.takenAt.getTime() ?? 0))
  for (const document of makeCompanyDocuments(lot?.endAt ?? startedAt, startedAt)) {
    const received = await receiveFile(store, Readable.from([writePdf(document.lines)]), document.fileName)
    await inWorkspace(db, team.workspaceId, async (scope) => {
      const fileId = await addFile(scope, userId, received)
      const companyDocumentId = await addDocument(scope, userId, { ...document, fileId })
      if (!lot || document.usedFor === null) return
      await addWorkFile(scope, {
        lotId: lot.id,
        documentKey: document.usedFor,
        userId,
        fileId: null,
        companyDocumentId,
      })
      await sql`
        insert into work_log (workspace_id, lot_id, user_id, action, document_key, file_name, logged_at)
        values (${team.workspaceId}, ${lot.id}, ${userId}, 'attachFile', ${document.usedFor}, ${received.name}, ${attachedAt})`.execute(
        scope.db,
      )
    })
  }
}

async function changePortals(
  { owner, background }: Databases,
  workspaceId: string,
  changes: readonly DemoChange[],
  readAt: Date,
): Promise<void> {
  const written = changes.map(({ lot, isOfLot, change }) => ({
    tenderId: lot.tenderId,
    lotId: isOfLot ? lot.id : null,
    change,
  }))
  await owner.transaction().execute((db) => writeChanges(db, written, readAt))
  for (const { tenderId } of written)
    await inWorkspace(background, workspaceId, (scope) => applyChanges(scope, tenderId))
}

async function saveComments(db: Database, team: Team, comments: Teamwork['comments']): Promise<void> {
  for (const { lot, person, text, at } of comments) {
    const named = listNamed(text, team.people).map(({ id }) => id)
    await sql`
      with saved as (
        insert into lot_comment (workspace_id, lot_id, user_id, text, created_at)
        values (${team.workspaceId}, ${lot.id}, ${findId(team, person)}, ${text}, ${at}) returning id)
      insert into lot_comment_mention (workspace_id, comment_id, user_id)
      select ${team.workspaceId}, s.id, m.id from saved s, unnest(${named}::uuid[]) as m (id)`.execute(db)
  }
}
