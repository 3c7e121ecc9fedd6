import type { LossReason } from '@tendertap/domain/lot-results/results'
import type { PastOutcome } from '@tendertap/domain/result-import/cells'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

export interface DocumentRow {
  type: string
  original_file_name: string
  sha256: string | null
  size: number | null
  stored_at: Date | null
}

/** What the portal lists now: the documents of the lot, then those of its whole tender. */
export async function listHashedDocuments(
  { db }: Scope,
  { lotId, tenderId }: { lotId: number; tenderId: number },
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select d.type, d.original_file_name, encode(d.sha256, 'hex') as sha256, d.size, d.stored_at from document d
    where d.tender_id = ${tenderId} and (d.lot_id = ${lotId} or d.lot_id is null) and d.removed_at is null
    order by d.lot_id nulls last, d.id`.execute(db)
  return rows
}

/** The hashes of our own files on the documents of a lot, hexadecimal, by the ids of the files. */
export async function findFileHashes({ db, owns }: Scope, lotId: number): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; sha256: string }>`
    select distinct f.id, encode(f.sha256, 'hex') as sha256
    from work_file a
      left join company_document p on p.workspace_id = a.workspace_id and p.id = a.company_document_id and ${owns('p.workspace_id')}
      join own_file f on f.workspace_id = a.workspace_id and f.id = coalesce(a.file_id, p.file_id) and ${owns('f.workspace_id')}
    where a.lot_id = ${lotId} and ${owns('a.workspace_id')}`.execute(db)
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]))
}

export interface Award {
  supplier: string
  amount: string | null
  concludedAt: Date | null
}

/** The contracts that the portal has published for a lot, the newest first. */
export async function listAwards({ db }: Scope, lotId: number): Promise<Award[]> {
  const { rows } = await sql<Award>`
    select s.name_ru as supplier, a.amount, a.concluded_at as "concludedAt"
    from award a join company s on s.id = a.supplier_id where a.lot_id = ${lotId} and a.withdrawn_at is null
    order by a.concluded_at desc nulls last, a.id desc`.execute(db)
  return rows
}

/** How a lot ended before the team used the product. */
export interface PastResult {
  outcome: PastOutcome
  offerPrice: string | null
  finalAmount: string | null
  winnerCompany: string | null
  lossReason: LossReason | null
  /** a day */
  decidedOn: string
  importedAt: Date
  /** full name */
  importedBy: string | null
}

export async function findPastResult({ db, owns }: Scope, lotId: number): Promise<PastResult | undefined> {
  const { rows } = await sql<PastResult>`
    select p.outcome, p.offer_price as "offerPrice", p.final_amount as "finalAmount", p.winner_company as "winnerCompany",
      p.loss_reason as "lossReason", p.decided_on::text as "decidedOn", p.imported_at as "importedAt", u.full_name as "importedBy"
    from past_result p join app_user u on u.workspace_id = p.workspace_id and u.id = p.imported_by and ${owns('u.workspace_id')}
    where p.lot_id = ${lotId} and ${owns('p.workspace_id')}`.execute(db)
  return rows[0]
}

export interface Maker {
  fullName: string | null
  lang: string | null
  company: string
  at: Date
}

/** The person who asks for a dossier, and the database's time. */
export async function findMaker({ db, owns }: Scope, userId: string): Promise<Maker | undefined> {
  const { rows } = await sql<Maker>`
    select u.full_name as "fullName", u.lang, coalesce(w.company_name, w.name) as company, clock_timestamp() as at
    from app_user u join workspace w on w.id = u.workspace_id
    where u.id = ${userId} and ${owns('u.workspace_id')} and ${owns('w.id')}`.execute(db)
  return rows[0]
}
