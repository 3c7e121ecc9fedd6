// Checksums of the catalogue by natural keys. They cover everything that a person can see, and nothing that depends on
// when or in which order it came.
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'
import type { Expected } from '@tendertap/simulator/portals/world/checksums'

/** columns that depend on when or in which order a row came */
const OURS = `'{id, customer_id, tender_id, lot_id, supplier_id, supersedes_id, first_seen_at, withdrawn_at, removed_at}'::text[]`

const ROWS = {
  company: `select to_jsonb(c) - ${OURS} from company c`,
  tender: `select to_jsonb(t) - ${OURS} || jsonb_build_object('customer', c.name_key, 'supersedes', s.external_id, 'withdrawn', t.withdrawn_at is not null)
    from tender t join company c on c.id = t.customer_id left join tender s on s.id = t.supersedes_id`,
  lot: `select to_jsonb(l) - ${OURS} || jsonb_build_object('customer', c.name_key, 'tender', t.external_id, 'withdrawn', l.withdrawn_at is not null)
    from lot l join company c on c.id = l.customer_id join tender t on t.id = l.tender_id`,
  document: `select jsonb_build_object('tender', t.external_id, 'lot', l.external_id, 'url', d.url, 'type', d.type, 'name', d.original_file_name, 'removed', d.removed_at is not null)
    from document d join tender t on t.id = d.tender_id left join lot l on l.id = d.lot_id`,
  award: `select to_jsonb(a) - ${OURS} || jsonb_build_object('supplier', c.name_key, 'lot', l.external_id, 'withdrawn', a.withdrawn_at is not null)
    from award a join company c on c.id = a.supplier_id join lot l on l.id = a.lot_id`,
} as const

/**
 * The feed of changes, numbered per tender. New bytes of a document at the same address are left out: no list of a
 * portal shows them.
 */
const CHANGES = `select jsonb_build_object('tender', t.external_id, 'lot', l.external_id, 'n', row_number() over (partition by c.tender_id order by c.seq), 'at', c.at, 'kind', c.kind,
    'before', c.before #- '{tender,id}', 'after', c.after #- '{tender,id}')
  from change c join tender t on t.id = c.tender_id left join lot l on l.id = c.lot_id where c.document_id is null`

export interface Sums {
  rows: number
  /** per table */
  sums: Record<string, string>
}

export async function calculateChecksums(db: Database, { withChanges = false, withTimes = false } = {}): Promise<Sums> {
  const result: Sums = { rows: 0, sums: {} }
  const tables: Record<string, string> = {
    ...ROWS,
    ...(withChanges && { change: CHANGES }),
    ...(withTimes && { times: TIMES }),
  }
  for (const [table, rows] of Object.entries(tables)) {
    const { rows: found } = await sql<{ n: number; sum: string | null }>`
      select count(*) as n, encode(sha256(convert_to(string_agg(row::text, E'\n' order by row::text collate "C"), 'UTF8')), 'hex') as sum from (${sql.raw(rows)}) as of (row)`.execute(
      db,
    )
    result.rows += found[0]?.n ?? 0
    result.sums[table] = `${found[0]?.n} ${found[0]?.sum}`
  }
  return result
}

/** When each row was first seen, and when it disappeared from the portal. */
const TIMES = `select jsonb_build_array('tender', source, external_id, first_seen_at, withdrawn_at) from tender
  union all select jsonb_build_array('lot', source, external_id, first_seen_at, withdrawn_at) from lot
  union all select jsonb_build_array('company', name_key, null, first_seen_at, null) from company
  union all select jsonb_build_array('document', d.url, t.external_id, null, d.removed_at) from document d join tender t on t.id = d.tender_id`

/** A few rows that only one of the two databases has, to find out why. */
export async function findDifferingRows(one: Database, other: Database, table: string): Promise<string[]> {
  const rows = { ...ROWS, change: CHANGES, times: TIMES }[table]
  const read = async (db: Database) =>
    (
      await sql<{ row: string }>`select row::text as row from (${sql.raw(rows ?? '')}) as of (row) order by 1`.execute(
        db,
      )
    ).rows.map(({ row }) => row)
  const [ours, theirs] = [new Set(await read(one)), new Set(await read(other))]
  const only = (some: Set<string>, others: Set<string>, whose: string) =>
    [...some]
      .filter((row) => !others.has(row))
      .slice(0, 5)
      .map((row) => `${table}, ${whose} alone: ${row}`)
  return [...only(ours, theirs, 'the first'), ...only(theirs, ours, 'the second')]
}

export const findDifferingTables = (one: Sums, other: Sums): string[] =>
  Object.keys(one.sums).filter((table) => one.sums[table] !== other.sums[table])

// the ids in the catalogue; cancelled contracts are among them, because the portal shows them, too
const HELD_IDS: Readonly<Record<keyof Expected, string>> = {
  'ows/tenders': `select external_id as id from tender where source = 'ows' and withdrawn_at is null`,
  'ows/lots': `select external_id as id from lot where source = 'ows' and withdrawn_at is null`,
  'ows/documents': `select d.url as id from document d join tender t on t.id = d.tender_id where t.source = 'ows' and t.withdrawn_at is null and d.removed_at is null`,
  'ows/awards': `select a.external_id || '/' || l.external_id as id from award a join lot l on l.id = a.lot_id where l.withdrawn_at is null`,
  'tizilim/tenders': `select code as id from tender where source = 'tizilim' and withdrawn_at is null`,
  'tizilim/lots': `select external_id as id from lot where source = 'tizilim' and withdrawn_at is null`,
  'tizilim/documents': `select d.url as id from document d join tender t on t.id = d.tender_id where t.source = 'tizilim' and t.withdrawn_at is null and d.removed_at is null`,
  'epz/tenders': `select external_id as id from tender where source = 'epz' and withdrawn_at is null`,
  'epz/lots': `select external_id as id from lot where source = 'epz' and withdrawn_at is null`,
}

/**
 * Compares the catalogue with what the portals show. `doubled` counts what the catalogue holds twice, what it holds
 * although no portal shows it, and lots that it has announced twice as new.
 */
export async function compareWithPortals(
  db: Database,
  expected: Expected,
  say: (text: string) => void,
): Promise<{ missed: number; doubled: number }> {
  let [missed, doubled] = [0, 0]
  for (const [what, query] of Object.entries(HELD_IDS) as [keyof Expected, string][]) {
    const { rows } = await sql<{ id: string }>`${sql.raw(query)}`.execute(db)
    const held = new Set(rows.map((row) => row.id))
    const wanted = new Set(expected[what])
    const missing = [...wanted].filter((id) => !held.has(id))
    const surplus = rows.length - held.size + [...held].filter((id) => !wanted.has(id)).length
    if (missing.length > 0 || surplus > 0)
      say(
        `${what}: ${missing.length} missed (${missing.slice(0, 3).join(', ')}), ${surplus} too many (${[...held]
          .filter((id) => !wanted.has(id))
          .slice(0, 3)
          .join(', ')})`,
      )
    missed += missing.length
    doubled += surplus
  }
  const { rows: announcedTwice } = await sql<{ n: number }>`
    select count(*) as n from (select lot_id from change where kind = 'published' and lot_id is not null group by lot_id having count(*) > 1) twice`.execute(
    db,
  )
  return { missed, doubled: doubled + (announcedTwice[0]?.n ?? 0) }
}
