// A transaction that only reads waits for nothing but its own questions: docs/decisions/0019.
import { CompiledQuery, Kysely, PostgresDialect, PostgresDriver, type DatabaseConnection, type PostgresPool, type Transaction, type TransactionSettings } from 'kysely'
import type { DB } from './generated/schema.ts'

export function reading<T>(pool: PostgresPool, workspaceId: string | null, work: (db: Transaction<DB>) => Promise<T>): Promise<T> {
  const dialect = new PostgresDialect({ pool })
  // Kysely asks one statement of a transaction at a time, so what goes out with the first is the driver's to send.
  dialect.createDriver = () => new ReadingDriver(pool, workspaceId)
  return new Kysely<DB>({ dialect }).transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
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

  /** Both go out with the first question. Where the workspace is not taken the transaction is aborted: no question is answered. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begun = super.beginTransaction(connection, settings)
    const named = this.#workspaceId === null ? null : connection.executeQuery(CompiledQuery.raw(`select set_config('app.workspace_id', $1, true)`, [this.#workspaceId]))
    this.#begun = Promise.all([begun, named])
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
