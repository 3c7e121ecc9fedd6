// The only way to workspace data: a transaction that says whose it is. SET LOCAL ends with the transaction, so a pooled
// connection never carries one person's workspace to the next.
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { DB } from './generated/schema.ts'

export interface Scope {
  db: Transaction<DB>
  workspaceId: string | null
  /** The first wall between tenants, in every query on workspace data: `.where(scope.owns('app_user.workspace_id'))`. */
  owns(column: string): RawBuilder<boolean>
}

export interface Databases {
  application: Database
  operator: Database
}

export type Scoper = <T>(workspaceId: string | null, work: (scope: Scope) => Promise<T>) => Promise<T>

/** Workspace data for members; for a superadmin, who has no workspace, the operator's own view. */
export function scoper({ application, operator }: Databases, owns = ownsBy): Scoper {
  return (workspaceId, work) => {
    const scoped = (db: Transaction<DB>) => work({ db, workspaceId, owns: (column) => owns(column, workspaceId) })
    if (workspaceId === null) return operator.transaction().execute(scoped)
    return application.transaction().execute(async (db) => {
      await sql`select set_config('app.workspace_id', ${workspaceId}, true)`.execute(db)
      return scoped(db)
    })
  }
}

/** From here on the database refuses every write of this transaction. */
export async function readOnly({ db }: Scope): Promise<void> {
  await sql`set transaction read only`.execute(db)
}

function ownsBy(column: string, workspaceId: string | null): RawBuilder<boolean> {
  return workspaceId === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${workspaceId}`
}
