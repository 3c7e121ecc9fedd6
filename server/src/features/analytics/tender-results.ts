// Who won the lots of a tender, and what its customer has paid for the same kinds before.
import { MAX_OBSERVATIONS } from '@tendertap/domain/analytics/corridor'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { namedCompany, type Company } from '../lots/named-company.ts'
import { isComparable } from './prices.ts'

export interface LotAwards {
  lotId: number
  plannedAmount: number | null
  awards: { company: Company; amount: number | null; concludedAt: string | null; participants: number | null }[]
}

export async function listAwards({ db }: Scope, tenderId: number): Promise<LotAwards[]> {
  const { rows } = await sql<LotAwards>`
    select l.id as "lotId", l.amount::float8 as "plannedAmount", json_agg(json_build_object('company', ${namedCompany('c')},
      'amount', a.amount, 'concludedAt', to_char(a.concluded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'participants', a.participants) order by a.amount desc nulls last, a.id) as awards
    from lot l join award a on a.lot_id = l.id and a.withdrawn_at is null join company c on c.id = a.supplier_id
    where l.tender_id = ${tenderId} and l.withdrawn_at is null group by l.id order by l.id`.execute(db)
  return rows
}

export interface LotMemory {
  lotId: number
  shares: number[]
  supplier: Company & { wins: number }
}

/** of a tender with more kinds, the first lots are told */
const MAX_LOTS = 50

/** What the customer of each lot paid for the same class in other tenders, as shares of the planned amounts. */
export async function listMemory({ db }: Scope, tenderId: number): Promise<LotMemory[]> {
  const before = sql`purchase_fact b where b.customer_id = f.customer_id and b.ens_group = f.ens_group
    and b.tender_id <> f.tender_id and ${isComparable('b')}`
  const { rows } = await sql<LotMemory>`
    select f.lot_id as "lotId", paid.shares, usual.supplier
    from (select * from purchase_fact f where f.tender_id = ${tenderId} and f.ens_group <> '' order by f.lot_id limit ${MAX_LOTS}) f
    cross join lateral (
      select array_agg(p.share) as shares from (
        select b.final::float8 / b.planned as share from ${before}
        order by b.decided_on desc, b.lot_id desc limit ${MAX_OBSERVATIONS}) p) paid
    cross join lateral (
      select (${namedCompany('c')})::jsonb || jsonb_build_object('wins', w.wins) as supplier from (
        select b.supplier_id, count(*) as wins from ${before} group by 1 order by 2 desc, 1 limit 1) w
      join company c on c.id = w.supplier_id) usual
    order by f.lot_id`.execute(db)
  return rows
}

export async function hasTender({ db }: Scope, tenderId: number): Promise<boolean> {
  const { rows } = await sql`select from tender where id = ${tenderId}`.execute(db)
  return rows.length > 0
}
