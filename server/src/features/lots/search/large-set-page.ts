// A page of a large set in its order by deadline. Reading the whole set would take longer than a person should wait,
// so the open lots are looked at in the order of their deadlines until the page is full; the total is then estimated,
// from the sample or from a tenth of the set. If that does not fill the page, the same statement reads the set after
// all.
import { sql, type RawBuilder } from 'kysely'
import { SAMPLE_OF } from '../indexing/numbers.ts'
import { collectMatches } from './collect-matches.ts'
import { joinByAnd, type Condition } from './condition.ts'
import { isPublished } from './openness.ts'
import { orderHits } from './order.ts'
import { estimateCollectedLots } from './page-cost.ts'
import type { PageRange, SearchPlan } from './plan.ts'
import type { PageRow } from './page.ts'
import { PART_OF, selectFrom, type LotSet, type Membership, type SetOfLot } from './relation.ts'

/** lots with a word that are asked one by one whether the set has them, where open lots are looked at otherwise */
const MAX_ASKED = 5_000
/** of this many lots in a tenth of the set an estimate is good enough, and fewer are counted soon */
export const MIN_TENTH = 30

/** So few lots have the words that all of them are read. */
export const isFoundByWords = (plan: SearchPlan, maxLots = MAX_ASKED) =>
  plan.words.rarest !== null && estimateCollectedLots(plan) <= maxLots

export function selectLargeSetPage(plan: SearchPlan, set: SetOfLot, range: PageRange): RawBuilder<PageRow> {
  return isFoundByWords(plan) ? selectByWords(plan, set, range) : selectByDeadline(plan, set, range)
}

/**
 * The rows s that are in the set, with their rank: what is quick to ask is asked first, and the rank is read once. Rows
 * that come in an order keep it if it is named.
 */
export function selectMembers(
  set: Membership,
  rows: RawBuilder<unknown>,
  conditions: readonly Condition[],
  inOrder: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const possible = sql`select s.*, ${set.rank} as rank from ${rows} where ${joinByAnd([...conditions, set.mayContain])}`
  return sql`(${possible} ${inOrder} offset 0) s where ${set.contains}`
}

/** What is shown and sorted by, of a member. */
const selectHit = (isFirst: Condition) =>
  sql`s.lot_id, s.application_end_at as key, s.rank as score, ${isFirst} as is_first`

const comesFirst = ({ firsts }: SetOfLot): Condition => (firsts ? sql`s.lot_id in (${firsts})` : sql`false`)

function selectByWords(plan: SearchPlan, set: SetOfLot, { offset, limit }: PageRange): RawBuilder<PageRow> {
  const { wordConditions, others, order, now } = plan
  const withWords = sql`(select s.* from lot_search s where ${joinByAnd([...wordConditions, isPublished])} offset 0) s`
  return sql`
    with ${set.reads},
    hits as materialized (select ${selectHit(comesFirst(set))} from ${selectMembers(set, withWords, others)})
    select array(select lot_id from hits ${orderHits(order, now)} limit ${limit} offset ${offset}) as ids,
      (select count(*) from hits) as counted, null::bigint as sampled`
}

function selectByDeadline(plan: SearchPlan, set: SetOfLot, { offset, limit }: PageRange): RawBuilder<PageRow> {
  const { rowWordConditions, wordConditions, others, order, now, thresholds } = plan
  const rows = offset + limit
  const whole: LotSet = { order: 'deadline', select: set.whole }
  const isAhead = [isPublished, sql<boolean>`s.application_end_at > ${now}`]
  const conditions = [...rowWordConditions, ...others]
  // what comes first is few, somebody has voted on it: these lots are read by their ids
  const isOfFirsts = sql<boolean>`s.lot_id = any(array(${set.firsts ?? sql`select null::bigint`}))`
  const firsts = sql`select ${selectHit(sql`true`)} from ${selectMembers(set, sql`lot_search s`, [isOfFirsts, ...conditions])}`
  const byDeadline = sql`order by s.application_end_at`
  const nextOpen = sql`(
    select s.* from lot_search s where ${joinByAnd(isAhead)}
    ${byDeadline} fetch first (${thresholds.maxScan}) rows with ties) s`
  const counted = sql`(select count(*) from ${selectMembers(set, sql`lot_search s`, [...wordConditions, ...others])})`
  // half of the sample is asked first: in a large set it has hits enough
  const countSample = (...part: Condition[]) =>
    sql`(select count(*) from ${selectMembers(set, sql`lot_sample s`, [...part, ...conditions])})`
  // more exact than the sample, and slower
  const tenth = selectFrom({ select: set.tenth })
  const estimate = sql`(select count(*) from ${tenth} where ${joinByAnd([...rowWordConditions, ...others])})`
  return sql`
    with ${set.reads},
    firsts as materialized (${firsts}),
    scan as materialized (
      select ${selectHit(sql`false`)} from ${selectMembers(set, nextOpen, [...conditions, sql`not ${comesFirst(set)}`], byDeadline)}
      -- of lots with one deadline the best comes first, so all of them are read
      order by key fetch first (greatest(${rows} - (select count(*) from firsts), 0)) rows with ties),
    enough as materialized (select (select count(*) from firsts) + (select count(*) from scan) >= ${rows} as has_enough),
    hits as materialized (${collectMatches({ ...plan, set: whole, guards: [sql`not (select has_enough from enough)`] })}),
    found as (
      select lot_id, key, score, is_first from (table firsts union all table scan) looked_at where (select has_enough from enough)
      union all select lot_id, key, score, is_first from hits)
    select array(select lot_id from found ${orderHits(order, now)} limit ${limit} offset ${offset}) as ids,
      case when not has_enough then (select count(*) from hits)
        when tenth.lots < ${MIN_TENTH} then ${counted} end as counted,
      coalesce(tenth.lots * ${PART_OF / SAMPLE_OF}::float, sample.lots) as sampled
    from enough,
      lateral (select case when has_enough then ${countSample(sql`s.lot_id % ${sql.lit(2 * SAMPLE_OF)} = 0`)} end as lots offset 0) half,
      lateral (select case when half.lots >= ${thresholds.minSampleHits} then 2 * half.lots
        when has_enough then ${countSample()} end as lots offset 0) sample,
      lateral (select case when sample.lots < ${thresholds.minSampleHits} then ${estimate} end as lots offset 0) tenth`
}
