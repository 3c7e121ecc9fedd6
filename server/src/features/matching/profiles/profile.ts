// An interest profile as matching needs it. `db` is the role `background`, or the application inside a workspace.
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import { NO_FILTER, type InterestFilter } from '@tendertap/domain/interests/filter'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../../db/generated/schema.ts'
import type { ProfileContent } from '../../../scoring/content.ts'
import { loadVotes, type NumberedVotes } from './learned-votes.ts'

export interface Profile {
  id: string
  workspaceId: string
  name: string
  colour: string
  version: number
  /** the transaction that changed it last */
  changedIn: string
  minScore: number
  /** the subscription allows it */
  isScoring: boolean
  filter: InterestFilter
  content: ProfileContent
  /** what its votes have taught; null: nothing yet */
  votes: NumberedVotes | null
}

interface Row {
  id: string
  workspace_id: string
  name: string
  colour: string
  version: number
  changed_in: string
  min_score: number
  is_scoring: boolean
  keywords: string[]
  description: string | null
  classes: string[]
  refused_classes: string[]
  only_classes: boolean
  statuses: string[]
  methods: string[]
  regions: string[]
  min_amount: number | null
  max_amount: number | null
  sources: string[]
  companies: string[]
  lists: string[]
  vote_model_number: number | null
}

/**
 * The condition on interest i: it is not one of those that exceed the limit of the newest subscription. The oldest
 * score (domain/subscription/limits).
 */
const IS_SCORING = sql<boolean>`(
  select count(*) from interest older where older.workspace_id = i.workspace_id and (older.created_at, older.id) < (i.created_at, i.id)
) < coalesce((
  select s.max_filters + s.additional_filters from subscription s where s.workspace_id = i.workspace_id and s.starts_at <= now()
  order by s.starts_at desc limit 1), 0)`

/** The profiles for which the condition on interest i holds, by id. */
export async function listProfiles(db: Kysely<DB>, condition: RawBuilder<boolean>, limit: number): Promise<Profile[]> {
  const { rows } = await sql<Row>`
    select i.id, i.workspace_id, i.name, i.colour, i.version, i.changed_in::text as changed_in, i.min_score::float8 as min_score, ${IS_SCORING} as is_scoring, i.keywords, i.description,
      i.classes, i.refused_classes, i.only_classes, i.statuses, i.methods, i.regions, i.min_amount::float8 as min_amount,
      i.max_amount::float8 as max_amount, i.sources, i.companies,
      array(select l.list_id from interest_company_list l where l.workspace_id = i.workspace_id and l.interest_id = i.id) as lists,
      (select max(m.number) from vote_model m where m.workspace_id = i.workspace_id and m.interest_id = i.id) as vote_model_number
    from interest i
    where ${condition} order by i.id limit ${limit}`.execute(db)
  const members = await listMembers(db, [...new Set(rows.flatMap(({ lists }) => lists))])
  const votes = await loadVotes(
    db,
    rows.flatMap(({ workspace_id: workspaceId, id, vote_model_number: number }) =>
      number === null ? [] : { workspaceId, interestId: id, number },
    ),
  )
  return rows.map((row) => toProfile(row, members, votes.get(row.id) ?? null))
}

/** The keys of the companies in each list. */
async function listMembers(
  db: Kysely<DB>,
  lists: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (lists.length === 0) return new Map()
  const { rows } = await sql<{ list_id: string; keys: string[] }>`
    select list_id, array_agg(name_key) as keys from company_list_entry where list_id = any(${lists}::uuid[]) group by 1`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.list_id, new Set(row.keys)]))
}

function toProfile(row: Row, members: ReadonlyMap<string, ReadonlySet<string>>, votes: NumberedVotes | null): Profile {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    name: row.name,
    colour: row.colour,
    version: row.version,
    changedIn: row.changed_in,
    minScore: row.min_score,
    isScoring: row.is_scoring,
    filter: toFilter(row, members),
    content: {
      name: row.name,
      keywords: row.keywords,
      description: row.description,
      classes: row.classes,
      refusedClasses: row.refused_classes,
    },
    votes,
  }
}

function toFilter(row: Row, members: ReadonlyMap<string, ReadonlySet<string>>): InterestFilter {
  const chosen = [row.statuses, row.methods, row.regions, row.sources, row.companies, row.lists]
  const isEmpty = chosen.every(({ length }) => length === 0) && row.min_amount === null && row.max_amount === null
  // most profiles have none, and then share one
  if (isEmpty && !row.only_classes) return NO_FILTER
  // profiles that use the same list share its names
  const companies = [new Set(row.companies.map(toCompanyKey)), ...row.lists.flatMap((list) => members.get(list) ?? [])]
  return {
    statuses: row.statuses,
    purchaseMethods: row.methods,
    // an empty list lets no customer through: somebody chose it
    companies: row.companies.length + row.lists.length === 0 ? null : companies,
    regions: row.regions,
    minAmount: row.min_amount,
    maxAmount: row.max_amount,
    sources: row.sources,
    ensTru: row.only_classes ? row.classes : null,
  }
}
