// `db` is the role `background`.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { StoredFile } from '../../documents/store.ts'
import { JOBS } from '../../jobs/definitions.ts'
import { enqueueMany } from '../../jobs/enqueue.ts'

export interface Differences {
  /** files older than a day that no row names */
  unnamed: string[]
  /** documents whose file is not there, or has another length */
  missing: number[]
  /** documents whose bytes are to be read and compared now */
  due: number[]
  /** files of workspaces' own that are not there, or have another length: nobody can fetch them again */
  lost: string[]
}

interface NameRange {
  /** exclusive */
  after: string
  /** inclusive */
  last: string
  /** the beginning of the names that are due */
  duePrefix: string
}

/**
 * Compares the files of this range of names with the rows of the same range, in one statement. The age of a file is
 * judged by the database's clock. Names are hexadecimal digits: every collation orders them as the store does.
 */
export async function compareWithTable(
  db: Database,
  files: readonly StoredFile[],
  { after, last, duePrefix }: NameRange,
): Promise<Differences> {
  const { rows } = await sql<{ name: string; id: number; kind: keyof Differences }>`
    with file as (
      select * from unnest(${files.map(({ name }) => name)}::text[], ${files.map(({ size }) => size)}::bigint[],
        ${files.map(({ storedAt }) => storedAt)}::timestamptz[]) as f (name, size, stored_at)
    ), stored as (
      select id, file_name, size from document where file_name > ${after} and file_name <= ${last}
      union all select null, file_name, size from own_file where file_name > ${after} and file_name <= ${last}
    ), compared as (
      select coalesce(f.name, d.file_name) as name, f.stored_at, d.id, case
        when d.file_name is null then 'unnamed'
        when f.name is null or f.size <> d.size then case when d.id is null then 'lost' else 'missing' end
        when d.id is not null and starts_with(f.name, ${duePrefix}) then 'due' end as kind
      from file f full join stored d on d.file_name = f.name
    )
    select name, id, kind from compared
    where kind <> 'unnamed' or stored_at < now() - interval '1 day'`.execute(db)
  const pick = (wanted: keyof Differences) => rows.filter(({ kind }) => kind === wanted)
  return {
    unnamed: pick('unnamed').map(({ name }) => name),
    missing: pick('missing').map(({ id }) => id),
    due: pick('due').map(({ id }) => id),
    lost: pick('lost').map(({ name }) => name),
  }
}

export async function isUnnamed(db: Database, fileName: string): Promise<boolean> {
  const { rows } = await sql`
    select from document where file_name = ${fileName}
    union all select from own_file where file_name = ${fileName}`.execute(db)
  return rows.length === 0
}

export async function requestVerification(db: Database, documentIds: readonly number[]): Promise<void> {
  if (documentIds.length === 0) return
  const payloads = documentIds.map((documentId) => ({ documentId, reason: 'swept' as const }))
  await db.transaction().execute((transaction) => enqueueMany(transaction, JOBS, 'documents/verify', payloads))
}
