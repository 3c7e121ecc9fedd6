// The card of a customer: what it buys, when and how fast it decides.
import type { PurchaseSums } from '@tendertap/domain/analytics/figures'
import type { Period } from '@tendertap/domain/analytics/months'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { CARD_LINES, splitTotal } from './companies.ts'
import { ALL, purchaseSumsOfFacts, purchaseSumsOfRollups } from './facts/sums.ts'
import { isInPeriod } from './market.ts'

export async function sumMonthsOfCustomer({ db }: Scope, customerId: number, period: Period) {
  const { rows } = await sql<PurchaseSums & { month: string | null }>`
    select to_char(r.month, 'YYYY-MM') as month, ${purchaseSumsOfRollups} from customer_rollup r
    where r.source = ${ALL} and r.division = ${ALL} and r.customer_id = ${customerId} and ${isInPeriod('r.month', period)}
    group by grouping sets ((), (r.month)) order by r.month`.execute(db)
  return splitTotal(rows)
}

/** By class of goods, the largest ones, or by method; the largest planned sums first. */
export async function sumPurchasesOf<K extends 'group' | 'method'>(
  { db }: Scope,
  key: K,
  customerId: number,
  period: Period,
): Promise<(PurchaseSums & Record<K, string>)[]> {
  const column = sql.ref(key === 'group' ? 'f.ens_group' : 'f.method')
  const { rows } = await sql<PurchaseSums & Record<K, string>>`
    select ${column} as ${sql.ref(key)}, ${purchaseSumsOfFacts} from purchase_fact f
    where f.customer_id = ${customerId} and ${isInPeriod('f.month', period)}
    group by 1 order by sum(f.planned) desc nulls last, 1 limit ${key === 'group' ? CARD_LINES : null}`.execute(db)
  return rows
}

/** Days from the end of applications to the contract, half of the purchases took longer. */
export async function findMedianDays({ db }: Scope, customerId: number, period: Period): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select percentile_cont(0.5) within group (order by f.days) as days from purchase_fact f
    where f.customer_id = ${customerId} and ${isInPeriod('f.month', period)}`.execute(db)
  return rows[0]?.days ?? null
}
