// One feed of what happened about a lot, from four tables. At one moment the source and the key decide the order, so
// that no entry is on two pages and none on neither.
import type { ChangeFacts } from '@tendertap/domain/tenders/changes'
import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'

/** In the order of entries of one moment, the last one first. */
export const SOURCES = { change: 1, vote: 2, carried: 3, step: 4, comment: 5 } as const
export type Source = keyof typeof SOURCES

interface Person {
  id: string
  fullName: string | null
}

interface VoteFacts {
  user: Person
  accepted: boolean
  reason: RejectReason | null
  description: string | null
}

interface Entries {
  change: {
    kind: string
    lotId: number | null
    lotNumber: string | null
    before: ChangeFacts | null
    after: ChangeFacts | null
  }
  vote: VoteFacts
  carried: VoteFacts
  step: { user: Person; action: string; documentKey: string | null; fileName: string | null; assignee: Person | null }
  comment: { user: Person; text: string | null; mentions: Person[] }
}

/** A row of one source. `at`: microseconds since 1970; `key`: unique within the source. */
export type ActivityRow = { [Name in Source]: { source: Name; at: number; key: string; entry: Entries[Name] } }[Source]

interface Wanted {
  lotId: number
  tenderId: number
  /** where the page before this one ended (present.ts) */
  before: string | null
  limit: number
}

/** Newest first. */
export async function listActivity(scope: Scope, { before, limit, ...lot }: Wanted): Promise<ActivityRow[]> {
  const [at, place, key] = before?.split('.') ?? []
  const isEarlier = before
    ? sql`(one.at, one.place, one.key collate "C") < (${at}::bigint, ${place}::integer, ${key}::text collate "C")`
    : sql`true`
  const ORDER = sql`at desc, place desc, key collate "C" desc limit ${limit}`
  const pages = listSources(scope, lot).map(
    (rows) => sql`(select * from (${rows}) one where ${isEarlier} order by ${ORDER})`,
  )
  const { rows } = await sql<ActivityRow>`
    select source, at, key, entry from (${sql.join(pages, sql` union all `)}) entries order by ${ORDER}`.execute(
    scope.db,
  )
  return rows
}

function listSources(scope: Scope, { lotId, tenderId }: Pick<Wanted, 'lotId' | 'tenderId'>): RawBuilder<unknown>[] {
  const { owns } = scope
  const u = sql`json_build_object('id', u.id, 'fullName', u.full_name)`
  const withUser = (alias: string) =>
    sql`join app_user u on u.workspace_id = ${sql.ref(`${alias}.workspace_id`)} and u.id = ${sql.ref(`${alias}.user_id`)} and ${owns('u.workspace_id')}`

  const vote = (alias: string, description: RawBuilder<unknown>) =>
    sql`json_build_object('user', ${u}, 'accepted', ${sql.ref(`${alias}.accepted`)}, 'reason', ${sql.ref(`${alias}.reason`)}, 'description', ${description})`
  // the log keeps no words: they are those of the vote that counts
  const words = sql`case when not exists (select from lot_vote_log later where later.lot_id = g.lot_id and later.user_id = g.user_id
      and later.seq > g.seq and ${owns('later.workspace_id')})
    then (select v.description from vote_on_lot v
      where v.lot_id = g.lot_id and v.user_id = g.user_id and not v.carried and ${owns('v.workspace_id')}) end`
  const votes = sql`
    select ${columns('vote', 'g.voted_at', PLACE)}, ${vote('g', words)} as entry
    from lot_vote_log g ${withUser('g')} where g.lot_id = ${lotId} and ${owns('g.workspace_id')}`
  const carried = sql`
    select ${columns('carried', 'v.created_at', 'v.user_id')}, ${vote('v', sql`v.description`)} as entry
    from vote_on_lot v ${withUser('v')} where v.lot_id = ${lotId} and v.carried and ${owns('v.workspace_id')}`

  const steps = sql`
    select ${columns('step', 'g.logged_at', PLACE)}, json_build_object('user', ${u}, 'action', g.action, 'documentKey', g.document_key, 'fileName', g.file_name,
      'assignee', (select json_build_object('id', a.id, 'fullName', a.full_name)
        from app_user a where a.id = g.assignee_id and ${owns('a.workspace_id')})) as entry
    from work_log g ${withUser('g')} where g.lot_id = ${lotId} and ${owns('g.workspace_id')}`

  const comments = sql`
    select ${columns('comment', 'm.created_at', 'm.id')}, json_build_object('user', ${u},
      'text', case when m.deleted_at is null then m.text end,
      'mentions', coalesce((select json_agg(json_build_object('id', p.id, 'fullName', p.full_name) order by p.full_name, p.id)
        from lot_comment_mention n join app_user p on p.workspace_id = n.workspace_id and p.id = n.user_id
        where n.comment_id = m.id and ${owns('n.workspace_id')} and ${owns('p.workspace_id')}), '[]')) as entry
    from lot_comment m ${withUser('m')} where m.lot_id = ${lotId} and ${owns('m.workspace_id')}`

  // each by the index of its own
  const change = (which: RawBuilder<unknown>) => sql`
    select ${columns('change', 'c.at', 'c.seq')}, json_build_object('kind', c.kind, 'lotId', c.lot_id,
      'lotNumber', (select l.number from lot l where l.id = c.lot_id), 'before', c.before, 'after', c.after) as entry
    from change c where ${which} and ${mayReadCatalogue(scope, lotId)}`
  return [
    votes,
    carried,
    steps,
    comments,
    change(sql`c.tender_id = ${tenderId} and c.lot_id is null`),
    // that the lot was published, its tender's change says where both were published together
    change(sql`c.lot_id = ${lotId} and not (c.kind = 'published' and exists (select from change whole
      where whole.tender_id = c.tender_id and whole.lot_id is null and whole.kind = 'published' and whole.at = c.at))`),
  ]
}

/** Changes belong to the catalogue, which needs a subscription; the work on a lot goes on without one. */
const mayReadCatalogue = ({ owns }: Scope, lotId: number) => sql`(
  exists (select from lot_work w where w.lot_id = ${lotId} and ${owns('w.workspace_id')})
  or exists (select from subscription s where s.starts_at <= now() and s.ends_at > now() and ${owns('s.workspace_id')}))`

/** Of an entry in a log of the lot. The log's own numbers count the entries of all companies. */
const PLACE = sql`row_number() over (order by g.seq)`

/** Numbers are compared as texts of one length; ids grow with time. */
function columns(source: Source, at: string, key: string | RawBuilder<unknown>): RawBuilder<unknown> {
  const value = typeof key === 'string' ? sql.ref(key) : key
  const isNumber = key === PLACE || key === 'c.seq'
  const text = isNumber ? sql`lpad((${value})::text, 20, '0')` : sql`${value}::text`
  return sql`${sql.lit(source)} as source, ${sql.lit(SOURCES[source])} as place,
    (extract(epoch from ${sql.ref(at)}) * 1000000)::bigint as at, ${text} as key`
}
