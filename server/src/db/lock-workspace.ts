import type { Scope } from './scope.ts'

/**
 * From here to its end this transaction is the only one that changes the workspace's limits: seats, administrators.
 * It is the first lock of all (migration 0022): `context.inLockedWorkspace` takes it. It does not block transactions
 * that only add rows.
 */
export async function lockWorkspace(scope: Scope): Promise<void> {
  await scope.db.selectFrom('workspace').select('id').where(scope.owns('workspace.id')).forNoKeyUpdate().execute()
}
