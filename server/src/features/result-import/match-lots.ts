import { toNumberKey, type GivenRow } from '@tendertap/domain/result-import/rows'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

export interface MatchedLot {
  id: number
  tender_id: number
  number: string
  name_ru: string | null
  customer: string
  amount: string | null
}

interface Candidate extends MatchedLot {
  line: number
  by_number: boolean
  is_tender: boolean
}

/**
 * The lot of the catalogue that each line is about, by the line's number: the one with this number in this tender, else
 * the one with this number, else the one with this name in this tender, else the only lot of this tender. A line that
 * may mean several lots means none.
 */
export async function matchLots({ db }: Scope, rows: readonly GivenRow[]): Promise<Map<number, MatchedLot>> {
  const given = rows.map(({ line, lotNumber, tenderNumber, lotName }) => ({
    line,
    number: lotNumber?.trim() ?? null,
    number_key: toNumberKey(lotNumber) || null,
    tender: tenderNumber?.trim() ?? null,
    tender_key: toNumberKey(tenderNumber) || null,
    name: lotName ?? null,
  }))
  const found = sql`l.id, l.tender_id, l.number, l.name_ru, l.amount`
  const { rows: candidates } = await sql<Candidate>`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(given)}::json)
        as g (line integer, number text, number_key text, tender text, tender_key text, name text)),
    found as (
      select g.line, true as by_number, coalesce(t.code in (g.tender, g.tender_key), false) as is_tender, l.customer_id, ${found}
      from given g join lot l on l.number in (g.number, g.number_key) join tender t on t.id = l.tender_id
      union all
      select g.line, false, true, l.customer_id, ${found}
      from given g join tender t on t.code in (g.tender, g.tender_key) join lot l on l.tender_id = t.id
      where lower(g.name) in (lower(l.name_ru), lower(l.name_kz)) or (g.number is null and t.lots_count = 1))
    select f.*, c.name_ru as customer from found f join company c on c.id = f.customer_id`.execute(db)
  const byLine = Map.groupBy(candidates, ({ line }) => line)
  const matched = new Map<number, MatchedLot>()
  for (const [line, all] of byLine) {
    const lot = chooseLot(
      all,
      given.find((row) => row.line === line),
    )
    if (lot) matched.set(line, lot)
  }
  return matched
}

const PLAIN_NUMBER = /^\d+$/

function chooseLot(
  all: readonly Candidate[],
  given: { number: string | null; tender: string | null } | undefined,
): Candidate | undefined {
  const numbered = all.filter(({ by_number }) => by_number)
  const named = all.filter(({ by_number }) => !by_number)
  const ofTender = numbered.filter(({ is_tender }) => is_tender)
  // digits alone may be a number of another portal: where the line names a tender, the lot must be of it
  const isCertain = !given?.tender || !PLAIN_NUMBER.test(given.number ?? '')
  const choices = [ofTender, ...(isCertain ? [numbered] : []), named]
  return choices.find((choice) => choice.length === 1)?.[0]
}
