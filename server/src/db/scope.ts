// The only way to workspace data: a transaction that says whose it is. SET LOCAL ends with the transaction, so a pooled
// connection never carries one person's workspace to the next.
import { sql, type AccessMode, type RawBuilder, type Transaction } from 'kysely'
import type { Database, PooledDatabase } from './database.ts'
import type { DB } from './generated/schema.ts'
import { inReadOnlyTransaction } from './read-only-transaction.ts'

export interface Scope {
  db: Transaction<DB>
  workspaceId: string | null
  /**
   * The condition that every query on workspace data contains: `.where(scope.owns('app_user.workspace_id'))`. Row-level
   * security protects the rows of others if a query forgets it.
   */
  owns(column: string): RawBuilder<boolean>
}

export interface Databases {
  application: PooledDatabase
  operator: PooledDatabase
}

/**
 * In a scope that is `read only` the database refuses every write, and cancels a statement that takes longer than
 * `timeoutMs`.
 */
export type Scoper = <T>(
  workspaceId: string | null,
  work: (scope: Scope) => Promise<T>,
  access?: AccessMode,
  timeoutMs?: number,
) => Promise<T>

/** Members get the data of their workspace; a superadmin, who has no workspace, gets the operator's own view. */
export function createScoper({ application, operator }: Databases, owns = buildOwnsCondition): Scoper {
  return (workspaceId, work, access = 'read write', timeoutMs) => {
    const scoped = (db: Transaction<DB>) => work({ db, workspaceId, owns: (column) => owns(column, workspaceId) })
    const database = workspaceId === null ? operator : application
    if (access === 'read only') return inReadOnlyTransaction(database.pool, { workspaceId, timeoutMs }, scoped)
    return inWorkspace(database, workspaceId, work, owns)
  }
}

/**
 * A transaction that writes for one workspace: of a request as the role `application` or `operator`, of a job of the
 * worker as `background`.
 */
export function inWorkspace<T>(
  database: Database,
  workspaceId: string | null,
  work: (scope: Scope) => Promise<T>,
  owns = buildOwnsCondition,
): Promise<T> {
  return database.transaction().execute(async (db) => {
    if (workspaceId !== null) await sql`select set_config('app.workspace_id', ${workspaceId}, true)`.execute(db)
    return work({ db, workspaceId, owns: (column) => owns(column, workspaceId) })
  })
}

function buildOwnsCondition(column: string, workspaceId: string | null): RawBuilder<boolean> {
  return workspaceId === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${workspaceId}`
}
