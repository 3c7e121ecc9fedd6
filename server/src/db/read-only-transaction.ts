// A read-only transaction that waits only for the answers to its own queries: docs/decisions/0019.
import { Kysely, PostgresDialect, type CompiledQuery, type DatabaseConnection, type Transaction } from 'kysely'
import type pg from 'pg'
import type { DB } from './generated/schema.ts'
import { readPreparedName } from './prepared-statement.ts'

export interface ReadOnlySettings {
  workspaceId: string | null
  /** a statement that takes longer is cancelled */
  timeoutMs?: number | undefined
}

/** Queries sent before any of them is awaited travel together and are answered in the order in which they were sent. */
export async function inReadOnlyTransaction<T>(
  pool: pg.Pool,
  settings: ReadOnlySettings,
  work: (db: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const begin = writeBegin(settings)
  const client = await pool.connect()
  // The first query follows without waiting for the answer. If the transaction cannot begin, all its queries fail too;
  // the cause is reported when the work is over.
  const begun = send(client, begin)
  begun.catch(() => undefined)
  try {
    const result = await work(connect(client))
    await begun
    // There is nothing to lose, so nobody waits for the commit.
    void end(client, 'commit')
    return result
  } catch (error) {
    await end(client, 'rollback')
    // If the transaction did not begin, that is the cause to report.
    await begun
    throw error
  }
}

/** One message sets the snapshot, the workspace and the time limit. */
function writeBegin({ workspaceId, timeoutMs }: ReadOnlySettings): string {
  const statements = ['start transaction isolation level repeatable read, read only']
  if (timeoutMs !== undefined) statements.push(`set local statement_timeout = ${Math.trunc(timeoutMs)}`)
  if (workspaceId !== null) {
    if (!/^[\w-]+$/.test(workspaceId)) throw new Error('No workspace has such an id')
    statements.push(`set local app.workspace_id = '${workspaceId}'`)
  }
  return statements.join('; ')
}

/** The connection returns to the pool when the transaction has ended; if it cannot be ended, it is closed. */
async function end(client: pg.PoolClient, how: 'commit' | 'rollback'): Promise<void> {
  await send(client, how).then(
    () => client.release(),
    (error: Error) => client.release(error),
  )
}

/** Everything sent in the same turn of the event loop leaves in one write. */
function send(client: pg.PoolClient, text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
  return client.query({ text, values: [...values], ...readPreparedName(text) })
}

/** Kysely sends the statements of its own transactions one at a time, so this one has a small driver of ours. */
function connect(client: pg.PoolClient): Transaction<DB> {
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql, parameters }: CompiledQuery) => ({ rows: (await send(client, sql, parameters)).rows }),
    streamQuery: () => {
      throw new Error('A read-only transaction does not stream')
    },
  }
  const doNothing = async () => undefined
  const refuse = async () => {
    throw new Error('A read-only transaction has no other inside it')
  }
  const driver = {
    init: doNothing,
    acquireConnection: async () => connection,
    releaseConnection: doNothing,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: doNothing,
  }
  const dialect = new PostgresDialect({ pool: refuse })
  dialect.createDriver = () => driver
  return new Kysely<DB>({ dialect }) as Transaction<DB>
}
