// A transaction that only reads waits for nothing but its own questions: docs/decisions/0019.
import { Kysely, PostgresDialect, type CompiledQuery, type DatabaseConnection, type Transaction } from 'kysely'
import type pg from 'pg'
import type { DB } from './generated/schema.ts'
import { keptName } from './kept.ts'

/** Questions asked at one moment travel together and are answered in the order asked. */
export async function reading<T>(
  pool: pg.Pool,
  workspaceId: string | null,
  work: (db: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const beginning = beginningOf(workspaceId)
  const client = await pool.connect()
  // Goes out with the first question. Where it fails, so does every question after it; why is told when the work is
  // over.
  const begun = send(client, beginning)
  begun.catch(() => undefined)
  try {
    const result = await work(over(client))
    await begun
    // There is nothing to lose, so nobody waits for the answer.
    void end(client, 'commit')
    return result
  } catch (error) {
    await end(client, 'rollback')
    // why the questions failed, rather than that they did
    await begun
    throw error
  }
}

/** One message: all that is seen is of one moment, and of this workspace. */
function beginningOf(workspaceId: string | null): string {
  const begin = 'start transaction isolation level repeatable read, read only'
  if (workspaceId === null) return begin
  if (!/^[\w-]+$/.test(workspaceId)) throw new Error('No workspace has such an id')
  return `${begin}; set local app.workspace_id = '${workspaceId}'`
}

/** The next one gets the connection when the transaction is over; one that cannot even end it is thrown away. */
async function end(client: pg.PoolClient, how: 'commit' | 'rollback'): Promise<void> {
  await send(client, how).then(
    () => client.release(),
    (error: Error) => client.release(error),
  )
}

/** In one write with all that is asked before anybody is waited for. */
function send(client: pg.PoolClient, text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
  return client.query({ text, values: [...values], ...keptName(text) })
}

/**
 * Kysely sends one statement of its own transactions at a time, so this one is ours: it is over before its client is
 * given back.
 */
function over(client: pg.PoolClient): Transaction<DB> {
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql, parameters }: CompiledQuery) => ({ rows: (await send(client, sql, parameters)).rows }),
    streamQuery: () => {
      throw new Error('What is read is not streamed')
    },
  }
  const nothing = async () => undefined
  const noOther = async () => {
    throw new Error('A transaction that reads has no other inside it')
  }
  const driver = {
    init: nothing,
    acquireConnection: async () => connection,
    releaseConnection: nothing,
    beginTransaction: noOther,
    commitTransaction: noOther,
    rollbackTransaction: noOther,
    destroy: nothing,
  }
  const dialect = new PostgresDialect({ pool: noOther })
  dialect.createDriver = () => driver
  return new Kysely<DB>({ dialect }) as Transaction<DB>
}
