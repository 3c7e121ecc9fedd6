// Verifies the chain of the audit log (docs/decisions/0030), as the database's owner. The hashes are computed by this
// file and not by a function of the database, which whoever changed the rows could have replaced.
import { sql } from 'kysely'
import type { DbTransaction, PooledDatabase } from '../../db/database.ts'

/** Rows are linked by their time; a write's transaction is far shorter than this. */
const LATEST_COMMIT = sql`interval '1 hour'`

export type FaultKind =
  /** numbers before this link are missing */
  | 'links_missing'
  /** the row of a link is gone, or its id or time is another */
  | 'removed'
  /** the row, its link or the link before it is not what it was */
  | 'changed'
  /** it was linked after rows that are more than an hour younger */
  | 'backdated'
  /** a row that neither is in the chain nor waits to be linked */
  | 'not_linked'
  /** the row was removed while it waited to be linked */
  | 'removed_unlinked'

export interface Fault {
  kind: FaultKind
  /** of the link; null where there is none */
  number: number | null
  id: string
  at: Date
  action: string | null
}

export interface Verification {
  /** links that were checked */
  checked: number
  waiting: number
  head: { number: number; hash: string } | null
  faults: number
  firstFault: Fault | null
  /** the number of the head that was asked for; null when the chain does not have it */
  knownHead: number | null
}

export interface VerifySettings {
  /** a head that was kept outside the database: hexadecimal */
  head?: string | undefined
  /** links up to this number are taken as recorded, because their rows have been moved away */
  after?: number | undefined
}

export async function verifyChain(
  owner: PooledDatabase,
  { head, after = 0 }: VerifySettings = {},
): Promise<Verification> {
  const snapshot = owner.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return snapshot.execute(async (db) => {
    // to_jsonb writes times in the session's zone
    await sql`set local timezone = 'UTC'`.execute(db)
    const links = await listFaults(db, findChainFaults(after))
    const rows = await listFaults(db, findRowFaults)
    return {
      ...(await readChain(db, after)),
      faults: links.count + rows.count,
      firstFault: links.first ?? rows.first,
      knownHead: head === undefined ? null : await findHead(db, head),
    }
  })
}

async function readChain(
  db: DbTransaction,
  after: number,
): Promise<Pick<Verification, 'checked' | 'waiting' | 'head'>> {
  const { rows } = await sql<{ checked: number; waiting: number; number: number | null; hash: string }>`
    select (select count(*) from audit_link where number > ${after}) as checked,
      (select count(*) from audit_unlinked) as waiting, head.number, encode(head.hash, 'hex') as hash
    from (select) as one left join (select number, hash from audit_link order by number desc limit 1) as head on true`.execute(
    db,
  )
  const { checked = 0, waiting = 0, number = null, hash = '' } = rows[0] ?? {}
  return { checked, waiting, head: number === null ? null : { number, hash } }
}

async function findHead(db: DbTransaction, hash: string): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    select number from audit_link where encode(hash, 'hex') = ${hash.toLowerCase()}`.execute(db)
  return rows[0]?.number ?? null
}

type FaultQuery = ReturnType<typeof sql>

async function listFaults(db: DbTransaction, faults: FaultQuery): Promise<{ count: number; first: Fault | null }> {
  const { rows } = await sql<Fault & { count: number }>`
    select kind, number, id, at, action, count(*) over () as count from (${faults}) as fault
    order by number nulls last, at, id limit 1`.execute(db)
  const [first] = rows
  if (!first) return { count: 0, first: null }
  const { count, ...fault } = first
  return { count, first: fault }
}

/** Each link is compared with its row and with the links before it, so one pass finds every fault. */
const findChainFaults = (after: number): FaultQuery => sql`
  select * from (
    select l.number, l.audit_id as id, l.audit_at as at, a.action,
      case
        when l.number <> lag(l.number, 1, ${after}::bigint) over chain + 1 then 'links_missing'
        when a.id is null then 'removed'
        when l.hash <> sha256(coalesce(lag(l.hash) over chain, '')
          || convert_to(l.number || ' ' || jsonb_strip_nulls(to_jsonb(a))::text, 'UTF8')) then 'changed'
        when l.audit_at < max(l.audit_at) over (chain rows between unbounded preceding and 1 preceding) - ${LATEST_COMMIT}
          then 'backdated'
      end as kind
    from audit_link l left join audit a on a.id = l.audit_id and a.at = l.audit_at
    where l.number >= ${after}
    window chain as (order by l.number)
  ) as link
  where kind is not null and number > ${after}`

const findRowFaults: FaultQuery = sql`
  select null::bigint as number, a.id, a.at, a.action, 'not_linked' as kind from audit a
  where not exists (select from audit_link l where l.audit_id = a.id and l.audit_at = a.at)
    and not exists (select from audit_unlinked u where u.id = a.id and u.at = a.at)
  union all
  select null, u.id, u.at, null, 'removed_unlinked' from audit_unlinked u
  where not exists (select from audit a where a.id = u.id and a.at = u.at)`
