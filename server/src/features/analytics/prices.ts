// Comparable purchases: one supplier, planned and final amount known, the newest first.
import {
  calculateCorridor,
  CORRIDOR_BASES,
  MAX_OBSERVATIONS,
  type Corridor,
  type CorridorBasis,
} from '@tendertap/domain/analytics/corridor'
import type { Period } from '@tendertap/domain/analytics/months'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'

/** Of the row of purchase_fact under this alias; as the partial indexes of migration 0048 say it. */
export function isComparable(alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`${column('suppliers')} = 1 and ${column('final')} > 0 and ${column('planned')} > 0
    and ${column('decided_on')} is not null`
}

export interface PriceFilter {
  /** of the contract; null: any */
  period: Period | null
  division: string | null
  group: string | null
  method: string | null
  customerId: number | null
}

export function matchPrices({ period, division, group, method, customerId }: PriceFilter): RawBuilder<boolean> {
  const conditions = [
    division === null ? null : sql<boolean>`f.division = ${division}`,
    group === null ? null : sql<boolean>`f.ens_group = ${group}`,
    method === null ? null : sql<boolean>`f.method = ${method}`,
    customerId === null ? null : sql<boolean>`f.customer_id = ${customerId}`,
    period === null
      ? null
      : sql<boolean>`f.decided_on >= ${`${period.from}-01`}::date and f.decided_on < ${`${period.to}-01`}::date + interval '1 month'`,
  ].filter((condition) => condition !== null)
  return sql.join([isComparable('f'), ...conditions], sql` and `)
}

export interface Price {
  lotId: number
  share: number
  group: string
  /** the day of the contract */
  decidedOn: string
}

export async function listPrices({ db }: Scope, condition: RawBuilder<boolean>, limit: number): Promise<Price[]> {
  const { rows } = await sql<Price>`
    select f.lot_id as "lotId", f.final::float8 / f.planned as share, f.ens_group as "group",
      f.decided_on::text as "decidedOn" from purchase_fact f
    where ${condition} order by f.decided_on desc, f.lot_id desc limit ${limit}`.execute(db)
  return rows
}

/** What decides with which purchases a lot is compared. */
export interface PricedLot {
  tenderId: number
  customerId: number
  group: string
  division: string
  method: string
  planned: number | null
}

/** A lot that was published just now has no facts yet: it is compared with nothing for a few seconds. */
export async function findPricedLot({ db }: Scope, lotId: number): Promise<PricedLot | null> {
  const { rows } = await sql<PricedLot>`
    select l.tender_id as "tenderId", l.customer_id as "customerId", coalesce(f.ens_group, '') as "group",
      coalesce(f.division, '') as division, coalesce(f.method, '') as method, l.amount::float8 as planned
    from lot l left join purchase_fact f on f.lot_id = l.id where l.id = ${lotId}`.execute(db)
  return rows[0] ?? null
}

/** Null when the lot lacks what the comparison needs. A lot is compared with other tenders, never with itself. */
export function matchBasis(basis: CorridorBasis, lot: PricedLot): RawBuilder<boolean> | null {
  const { group, division, method, customerId } = lot
  const all: PriceFilter = { period: null, division: null, group: null, method: null, customerId: null }
  const filters: Record<CorridorBasis, PriceFilter | null> = {
    customerGroup: group ? { ...all, group, customerId } : null,
    groupMethod: group && method ? { ...all, group, method } : null,
    group: group ? { ...all, group } : null,
    divisionMethod: division && method ? { ...all, division, method } : null,
  }
  const filter = filters[basis]
  return filter && sql<boolean>`${matchPrices(filter)} and f.tender_id <> ${lot.tenderId}`
}

export interface LotCorridor {
  corridor: Corridor | null
  /** the comparison that it is made of; without a corridor, the one with the most observations; null: none has any */
  basis: CorridorBasis | null
  observations: number
}

/** By the closest comparison with enough observations. */
export async function findCorridor(scope: Scope, lot: PricedLot): Promise<LotCorridor> {
  let found: LotCorridor = { corridor: null, basis: null, observations: 0 }
  for (const basis of CORRIDOR_BASES) {
    const condition = matchBasis(basis, lot)
    const prices = condition ? await listPrices(scope, condition, MAX_OBSERVATIONS) : []
    const corridor = calculateCorridor(prices.map(({ share }) => share))
    if (corridor) return { corridor, basis, observations: prices.length }
    if (prices.length > found.observations) found = { corridor, basis, observations: prices.length }
  }
  return found
}

/** Of each class its newest prices. */
export async function listPricesOfGroups(
  { db }: Scope,
  groups: readonly string[],
  filter: PriceFilter,
  limit: number,
): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ group: string; shares: number[] }>`
    select g.code as "group", array_agg(p.share) as shares from unnest(${groups}::text[]) as g (code)
    cross join lateral (
      select f.final::float8 / f.planned as share from purchase_fact f
      where ${matchPrices(filter)} and f.ens_group = g.code order by f.decided_on desc, f.lot_id desc limit ${limit}) p
    group by 1`.execute(db)
  return new Map(rows.map(({ group, shares }) => [group, shares]))
}

/** The names of classes by six digits of ENS TRU. */
export async function nameGroups(
  { db }: Scope,
  codes: readonly string[],
): Promise<Map<string, { nameRu: string | null; nameKz: string | null }>> {
  const { rows } = await sql<{ code: string; nameRu: string | null; nameKz: string | null }>`
    select code, name_ru as "nameRu", name_kz as "nameKz" from ens_tru_class where code = any(${codes})`.execute(db)
  return new Map(rows.map(({ code, ...names }) => [code, names]))
}
