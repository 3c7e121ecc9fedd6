// A page of a large set of lots that are over, the latest first. Closed lots are looked at downwards from the latest
// deadline until the page is full, then the lots withdrawn since the last of these; the total is estimated from a tenth
// of the set. Where that does not fill the page the set has to be read, and where a tenth has too few lots for an
// estimate it has to be counted.
import { sql, type RawBuilder } from 'kysely'
import { SAMPLE_OF } from '../indexing/numbers.ts'
import { joinByAnd } from './condition.ts'
import { isFoundByWords, MIN_TENTH, selectMembers } from './large-set-page.ts'
import { isClosed, isNotPublished, isPublished } from './openness.ts'
import { orderHits } from './order.ts'
import type { PageRow } from './page.ts'
import { listConditions, type PageRange, type SearchPlan } from './plan.ts'
import { PART_OF, selectFrom, selectWithdrawn, type EndedSet } from './relation.ts'

interface EndedSetPageRow extends PageRow {
  /** otherwise the row says nothing */
  isFull: boolean
}

export function selectEndedSetPage(plan: SearchPlan, set: EndedSet, range: PageRange): RawBuilder<EndedSetPageRow> {
  return isFoundByWords(plan, MAX_ASKED) ? selectByWords(plan, set, range) : selectByDeadline(plan, set, range)
}

/** lots with a word that are asked one by one: a tenth of the set has too few lots with a rarer one to estimate from */
const MAX_ASKED = 25_000
const HIT = sql`s.lot_id, s.application_end_at as key`

function selectByWords(plan: SearchPlan, set: EndedSet, { offset, limit }: PageRange): RawBuilder<EndedSetPageRow> {
  const { order, now } = plan
  const withWords = sql`with_words s`
  return sql`
    with ${set.reads},
    with_words as materialized (select s.* from lot_search s where ${joinByAnd(listConditions(plan))}),
    hits as materialized (
      select other.lot_id, other.rank as key from (${set.others}) other join ${withWords} on s.lot_id = other.lot_id
      union all select ${HIT} from ${selectMembers(set, withWords, [isClosed(now)])})
    select array(select lot_id from hits ${orderHits(order, now)} limit ${limit} offset ${offset}) as ids,
      (select count(*) from hits) as counted, null::bigint as sampled, true as "isFull"`
}

function selectByDeadline(plan: SearchPlan, set: EndedSet, { offset, limit }: PageRange): RawBuilder<EndedSetPageRow> {
  const { rowWordConditions, order, now, thresholds } = plan
  const rows = offset + limit
  const conditions = [...rowWordConditions, ...plan.others]
  const byDeadline = sql`order by s.application_end_at desc`
  const latestClosed = sql`(
    select s.* from lot_search s where ${joinByAnd([isNotPublished, sql`s.application_end_at is not null`])}
    ${byDeadline} fetch first (${thresholds.maxScan}) rows with ties) s`
  // portals soon give a lot that has ended another status: few still have the one of open lots
  const published = sql`(
    select s.* from lot_search s where ${joinByAnd([isPublished, sql`s.application_end_at <= ${now}`])}
    union all select s.* from lot_search s where ${joinByAnd([isPublished, sql`s.application_end_at is null`])}) s`
  // as many closed lots stand before whatever was over earlier
  const lastShown = sql`(select min(key) from scan)`
  const others = selectFrom({ select: set.others, withWithdrawn: true })
  const withdrawn = sql`(select * from (${selectWithdrawn(lastShown)}) latest left join lot_search using (lot_id) offset 0) s`
  // what the search does not know the portal has withdrawn
  const isOver = sql<boolean>`(s.tender_id is null or ${isClosed(now)})`
  const tenthOver = sql`(
    select s.lot_id from (select * from (${set.tenth}) noticed left join lot_search using (lot_id)) s
    where ${joinByAnd([...conditions, isOver])} offset 0) s`
  return sql`
    with ${set.reads},
    published as materialized (select ${HIT} from ${selectMembers(set, published, conditions)}),
    scan as materialized (
      select ${HIT} from ${selectMembers(set, latestClosed, conditions, byDeadline)}
      order by key desc fetch first (${rows}) rows with ties),
    withdrawn as materialized (select s.lot_id, s.over_at as key from ${selectMembers(set, withdrawn, conditions)}),
    others as materialized (select s.lot_id, s.rank as key from ${others} where ${joinByAnd([...conditions, sql`s.rank >= ${lastShown}`])}),
    scanned as materialized (select count(*) >= ${rows} as has_enough from scan),
    tenth as materialized (
      select case when has_enough then (select count(*) from ${tenthOver} where ${set.mayContain}) else 0 end as lots from scanned),
    found as (table others union all table published union all table withdrawn union all table scan)
    select array(select lot_id from found ${orderHits(order, now)} limit ${limit} offset ${offset}) as ids, null::bigint as counted,
      case when tenth.lots >= ${MIN_TENTH} then
        ((select count(*) from ${others} where ${joinByAnd(conditions)}) + tenth.lots * ${PART_OF}::float) / ${SAMPLE_OF} end as sampled,
      has_enough as "isFull"
    from scanned, tenth`
}
