// A page of the tenders that have lots in a large set. Reading the whole set would take longer than a person should
// wait, so tenders are looked at in the order of the list, each with its lots, until the page is full; the total is
// estimated from the tenders of every hundredth lot.
import type { SortField } from '@tendertap/domain/lots/filter'
import { sql, type RawBuilder } from 'kysely'
import { SAMPLE_OF } from '../lots/indexing/numbers.ts'
import { joinByAnd, type Condition } from '../lots/search/condition.ts'
import { MIN_TENTH, selectMembers } from '../lots/search/large-set-page.ts'
import { isClosed, isNotPublished, isPublished } from '../lots/search/openness.ts'
import type { PageRange, SearchPlan } from '../lots/search/plan.ts'
import type { EndedSet, SetOfLot } from '../lots/search/relation.ts'
import { hasWords } from '../lots/search/select-matches.ts'

/** lots that are passed before the set is read instead: about as quick */
const MAX_SCANNED = 6_000

export interface ListedTender {
  id: number
  /** how many of its lots are in the list */
  lots: number
}

export interface TenderOrder {
  field: SortField
  isDescending: boolean
}

export interface TenderScan {
  /** common table expressions that the rest reads */
  reads: RawBuilder<unknown>
  /** the lots s whose tenders are looked at, in the order of the key */
  looksAt: Condition
  key: 'application_end_at' | 'published_at'
  direction: RawBuilder<unknown>
  /** the ids of tenders that have no such lot, and may stand in the list down to this key */
  selectOthers?(lastKey: RawBuilder<unknown>): RawBuilder<unknown>
  /** the lots of a tender that are in the list: rows s */
  selectLots(tenderId: RawBuilder<unknown>): RawBuilder<unknown>
  /** lots of the set and perhaps others: at least every lot of the set whose id is a multiple of SAMPLE_OF */
  sample: RawBuilder<unknown>
}

/** Null where the list has another order than its own, or words. */
export function chooseScan(plan: SearchPlan, { field, isDescending }: TenderOrder): TenderScan | null {
  const { ofLot, ended } = plan.set ?? {}
  if (hasWords(plan)) return null
  if (ofLot && field === 'applicationEndAt' && !isDescending) return scanOpen(plan, ofLot)
  if (ended && field === 'publicationDate' && isDescending) return scanEnded(plan, ended)
  return null
}

function scanOpen({ others: conditions, now }: SearchPlan, set: SetOfLot): TenderScan {
  return {
    reads: set.reads,
    looksAt: joinByAnd([isPublished, sql`s.application_end_at > ${now}`]),
    key: 'application_end_at',
    direction: sql`asc`,
    selectLots: (tenderId) =>
      selectMembers(set, sql`(select s.* from lot_search s where s.tender_id = ${tenderId} offset 0) s`, conditions),
    sample: set.tenth,
  }
}

/** A portal's date of publication may be later than the day on which we declined a lot or found it withdrawn. */
const MAX_DATED_LATER = sql`interval '30 days'`

function scanEnded({ others: conditions, now }: SearchPlan, set: EndedSet): TenderScan {
  // what the search does not know the portal has withdrawn
  const isOver = sql<boolean>`(s.tender_id is null or ${isClosed(now)})`
  const isOther = sql<boolean>`(select other.lot_id from (${set.others}) other where other.lot_id = s.lot_id) is not null`
  return {
    reads: set.reads,
    looksAt: joinByAnd([isNotPublished, sql`s.published_at is not null`]),
    key: 'published_at',
    direction: sql`desc`,
    selectOthers: (lastKey) => sql`
      select l.tender_id from (${set.others}) other join lot l on l.id = other.lot_id where other.rank >= ${lastKey} - ${MAX_DATED_LATER}
      union all select l.tender_id from lot l where l.withdrawn_at >= ${lastKey} - ${MAX_DATED_LATER}
      union all select s.tender_id from lot_search s where ${isPublished} and s.application_end_at <= ${now}
      union all select s.tender_id from lot_search s where ${isPublished} and s.application_end_at is null`,
    selectLots: (tenderId) => sql`(
      select s.*, ${set.rank} as rank from (
        select * from (select l.id as lot_id from lot l where l.tender_id = ${tenderId}) of_tender left join lot_search using (lot_id) offset 0) s
      where ${joinByAnd(conditions)} offset 0) s
      where ${isOther} or (${joinByAnd([isOver, set.mayContain, set.contains])})`,
    sample: sql`
      select s.lot_id from (select * from (${set.tenth}) noticed left join lot_search using (lot_id)) s where ${isOver}
      union select lot_id from (${set.others}) other`,
  }
}

interface ScannedPage {
  tenders: ListedTender[]
  /** of all tenders of the list; null: too few lots to estimate from */
  estimate: number | null
  /** otherwise the row says nothing */
  isFull: boolean
}

/** `conditions`: on t, a tender with its tender_id and application_end_at. */
export function selectScannedPage(
  { reads, looksAt, key: column, direction, selectOthers, selectLots, sample }: TenderScan,
  conditions: readonly Condition[],
  { offset, limit }: PageRange,
): RawBuilder<ScannedPage> {
  const rows = offset + limit
  const key = sql.ref(column)
  const isSampled = (lotId: RawBuilder<unknown>) => sql<boolean>`${lotId} % ${sql.lit(SAMPLE_OF)} = 0`
  /** with how many of the tender's lots are in the list; tenders without any are left out */
  const withLots = (tenders: RawBuilder<unknown>) => sql`
    (${tenders}) t, lateral (
      select count(*) as lots, count(*) filter (where ${isSampled(sql`s.lot_id`)}) as sampled
      from ${selectLots(sql`t.tender_id`)}) listed
    where listed.lots > 0 and ${joinByAnd(conditions)}`
  const looked = sql`
    select distinct on (s.${key}, s.tender_id) s.tender_id, s.${key} as key, s.application_end_at from (
      select s.tender_id, s.published_at, s.application_end_at from lot_search s where ${looksAt}
      order by s.${key} ${direction} fetch first (${sql.lit(MAX_SCANNED)}) rows with ties) s
    order by s.${key} ${direction}, s.tender_id ${direction}`
  // only a list that runs downwards has others
  const lastKey = sql`(select min(key) from scan)`
  const otherIds = selectOthers?.(lastKey) ?? sql`select null::bigint where false`
  const others = sql`
    select n.id as tender_id, n.${key} as key, n.application_end_at from tender n
    where n.id in (${otherIds}) and n.${key} >= ${lastKey} and n.id not in (select scan.tender_id from scan)`
  const sampled = sql`
    select distinct n.id as tender_id, n.application_end_at from (${sample}) drawn
    join lot l on l.id = drawn.lot_id join tender n on n.id = l.tender_id
    where ${isSampled(sql`drawn.lot_id`)} and (select has_enough from scanned)`
  return sql`
    with ${reads},
    scan as materialized (
      select t.tender_id, t.key, listed.lots from ${withLots(looked)} order by t.key ${direction}, t.tender_id ${direction} limit ${rows}),
    scanned as materialized (select count(*) >= ${rows} as has_enough from scan),
    others as materialized (select t.tender_id, t.key, listed.lots from ${withLots(others)}),
    found as (
      select tender_id, key, lots from (table scan union all table others) listed
      order by key ${direction}, tender_id ${direction} limit ${limit} offset ${offset}),
    sample as materialized (
      select sum(listed.sampled) as lots, sum(listed.sampled::float / listed.lots) as tenders from ${withLots(sampled)})
    select scanned.has_enough as "isFull",
      case when sample.lots >= ${MIN_TENTH} then sample.tenders * ${SAMPLE_OF} end as estimate,
      coalesce((select json_agg(json_build_object('id', found.tender_id, 'lots', found.lots)
        order by found.key ${direction}, found.tender_id ${direction}) from found), '[]') as tenders
    from scanned, sample`
}
