// The log of writes. A write's row is in the write's own transaction; a refused write's row in one of its own.
import type { ErrorCode } from '@tendertap/contract/errors/errors'
import type { Database } from '../db/database.ts'
import { withinLimit, type Limit } from '../db/rate-limit.ts'
import type { Scope, Scoper } from '../db/scope.ts'

// A broken client must not flood the log: this many refusals per person (or address) and hour are kept.
const REFUSALS: Limit = { name: 'audit-refusals', attempts: 60, perSeconds: 3_600 }

export interface AuditEntry {
  userId: string | null
  action: string
  objectId: string | null
  /** null: a command of the operator */
  ip: string | null
  requestId: string
}

export async function recordDone(scope: Scope, entry: AuditEntry): Promise<void> {
  await insert(scope, entry, 'done', null)
}

export async function recordRefused(
  db: Database,
  inScope: Scoper,
  workspaceId: string | null,
  entry: AuditEntry & { ip: string },
  code: ErrorCode,
): Promise<void> {
  if (!(await withinLimit(db, REFUSALS, entry.userId ?? entry.ip))) return
  await inScope(workspaceId, (scope) => insert(scope, entry, 'refused', code))
}

async function insert(
  scope: Scope,
  entry: AuditEntry,
  outcome: 'done' | 'refused',
  code: ErrorCode | null,
): Promise<void> {
  await scope.db
    .insertInto('audit')
    .values({
      workspace_id: scope.workspaceId,
      user_id: entry.userId,
      action: entry.action,
      object_id: entry.objectId,
      outcome,
      code,
      ip: entry.ip,
      request_id: entry.requestId,
    })
    .execute()
}
