// A transaction that only reads waits for nothing but its own questions: docs/decisions/0019.
import { CompiledQuery, Kysely, PostgresDialect, PostgresDriver, type DatabaseConnection, type PostgresPool, type Transaction } from 'kysely'
import type { DB } from './generated/schema.ts'

export function reading<T>(pool: PostgresPool, workspaceId: string | null, work: (db: Transaction<DB>) => Promise<T>): Promise<T> {
  const dialect = new PostgresDialect({ pool })
  // Kysely asks one statement of a transaction at a time, so what goes out with the first is the driver's to send.
  dialect.createDriver = () => new ReadingDriver(pool, workspaceId)
  return new Kysely<DB>({ dialect }).transaction().execute(work)
}

type PostgresConnection = Parameters<PostgresDriver['releaseConnection']>[0]

/** Of one transaction. */
class ReadingDriver extends PostgresDriver {
  readonly #workspaceId: string | null
  #begun: Promise<unknown> = Promise.resolve()
  #ended: Promise<unknown> = Promise.resolve()

  constructor(pool: PostgresPool, workspaceId: string | null) {
    super({ pool })
    this.#workspaceId = workspaceId
  }

  /** Goes out with the first question. Where it fails, so does every question after it. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#begun = connection.executeQuery(CompiledQuery.raw(beginningOf(this.#workspaceId)))
    // told when the work is over
    this.#begun.catch(() => undefined)
  }

  /** There is nothing to lose, so nobody waits for the answer. A connection that cannot even roll back is thrown away. */
  override async commitTransaction(connection: PostgresConnection): Promise<void> {
    await this.#begun
    this.#ended = super
      .commitTransaction(connection)
      .catch(() => super.rollbackTransaction(connection))
      .catch(() => undefined)
  }

  override async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    // a connection that is lost cannot roll back: it is thrown away
    await super.rollbackTransaction(connection).catch(() => undefined)
    // why the questions failed, rather than that they did
    await this.#begun
  }

  /** The next one gets the connection when the transaction is over. */
  override async releaseConnection(connection: PostgresConnection): Promise<void> {
    void this.#ended.then(() => super.releaseConnection(connection))
  }
}

/** One message: all that is seen is of one moment, and of this workspace. */
function beginningOf(workspaceId: string | null): string {
  const begin = 'start transaction isolation level repeatable read, read only'
  if (workspaceId === null) return begin
  if (!/^[\w-]+$/.test(workspaceId)) throw new Error('No workspace has such an id')
  return `${begin}; set local app.workspace_id = '${workspaceId}'`
}
