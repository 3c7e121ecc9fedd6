// The stored scores of a workspace: what the lists of lots show, filter and sort by.
import { getMatchLevel, isMatchLevel, LEVEL_RANGES, type MatchLevel } from '@tendertap/domain/matching/levels'
import type { ReceiptLine } from '@tendertap/domain/matching/receipt'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { LotLoaders } from '../lots/attachments.ts'
import { joinByOr } from '../lots/search/condition.ts'

interface Row {
  lot_id: number
  interest_id: string
  name: string
  colour: string
  percent: number
}

/** The matches, the best first; near misses are shown only where a receipt explains them. */
const loadScores: NonNullable<LotLoaders['scores']> = async ({ db, owns, workspaceId }, lotIds) => {
  // a superadmin has no profiles
  if (workspaceId === null) return new Map()
  const { rows } = await sql<Row>`
    select s.lot_id, s.interest_id, i.name, i.colour, s.percent
    from lot_score s join interest i on i.workspace_id = s.workspace_id and i.id = s.interest_id
    where s.lot_id = any(${lotIds}) and s.percent >= i.min_score and ${owns('s.workspace_id')} and ${owns('i.workspace_id')} order by s.percent desc, i.name, i.id`.execute(
    db,
  )
  const byLot = Map.groupBy(rows, ({ lot_id }) => lot_id)
  return new Map(
    Array.from(byLot, ([lotId, scores]) => [
      lotId,
      {
        percent: scores[0]?.percent ?? null,
        LotScoreOfLot: scores.map(({ interest_id, name, colour, percent }) => ({
          customCategory: getMatchLevel(percent),
          Interest: { id: interest_id, name, color: colour },
          percent,
        })),
      },
    ]),
  )
}

interface StoredScore {
  percent: number
  receipt: ReceiptLine[]
}

/** By the profile's id and version. */
export async function listStoredScores({ db, owns }: Scope, lotId: number): Promise<ReadonlyMap<string, StoredScore>> {
  const { rows } = await sql<StoredScore & { key: string }>`
    select s.interest_id || ' ' || s.interest_version as key, s.percent, s.receipt from lot_score s
    where s.lot_id = ${lotId} and ${owns('s.workspace_id')}`.execute(db)
  return new Map(rows.map(({ key, ...score }) => [key, score]))
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** An id that is none finds nothing. */
const isUuid = (id: string) => UUID.test(id)

const selectScored: NonNullable<LotLoaders['selectScored']> = ({ owns }, { interests, matchLevels }) => {
  const ofInterests = interests ? sql`and s.interest_id = any(${interests.filter(isUuid)}::uuid[])` : sql``
  const levels = matchLevels?.filter(isMatchLevel)
  const isOfLevel = (level: MatchLevel) =>
    sql<boolean>`max(s.percent) between ${LEVEL_RANGES[level][0]} and ${LEVEL_RANGES[level][1]}`
  const ofLevels = levels ? sql`having ${joinByOr(levels.map(isOfLevel))}` : sql``
  return {
    select: sql`
      select s.lot_id, max(s.percent) as rank from lot_score s
      join interest i on i.workspace_id = s.workspace_id and i.id = s.interest_id and s.percent >= i.min_score
      where ${owns('s.workspace_id')} and ${owns('i.workspace_id')} ${ofInterests} group by s.lot_id ${ofLevels}`,
  }
}

// asked of thousands of lots, most of which have no score: the profile is looked up only where there is one
const selectPercent: NonNullable<LotLoaders['selectPercent']> = ({ owns }) => sql`(
  select max(c.percent) from lot_score c where c.lot_id = s.lot_id and ${owns('c.workspace_id')}
    and c.percent >= (select i.min_score from interest i where i.id = c.interest_id and ${owns('i.workspace_id')}))`

/** Reading so many scores, and the lots that have them, takes some 20 ms. */
const MANY_SCORES = 5_000

const hasManyScores: NonNullable<LotLoaders['hasManyScores']> = async ({ db, owns }) => {
  const { rows } = await sql<{ scores: number }>`
    select count(*) as scores from (
      select from lot_score s where ${owns('s.workspace_id')} limit ${MANY_SCORES}) as counted`.execute(db)
  return (rows[0]?.scores ?? 0) >= MANY_SCORES
}

export const scoreLoaders: Pick<LotLoaders, 'scores' | 'selectScored' | 'selectPercent' | 'hasManyScores'> = {
  scores: loadScores,
  selectScored,
  selectPercent,
  hasManyScores,
}
