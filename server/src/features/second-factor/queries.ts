import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

/** A new secret in place of one that was never confirmed. False when the second factor is on. */
export async function startFactor(scope: Scope, userId: string, sealedSecret: Buffer): Promise<boolean> {
  const started = await scope.db
    .insertInto('second_factor')
    .values({ user_id: userId, workspace_id: scope.workspaceId, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, started_at: sql<Date>`now()`, last_step: 0 })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return started !== undefined
}

export async function confirmFactor(scope: Scope, userId: string): Promise<void> {
  await scope.db
    .updateTable('second_factor')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where(scope.owns('second_factor.workspace_id'))
    .execute()
}

export async function removeFactor(scope: Scope, userId: string): Promise<void> {
  await scope.db
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .where(scope.owns('second_factor.workspace_id'))
    .execute()
}

export async function replaceRecoveryCodes(scope: Scope, userId: string, codeHashes: readonly Buffer[]): Promise<void> {
  await scope.db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where(scope.owns('recovery_code.workspace_id'))
    .execute()
  await scope.db
    .insertInto('recovery_code')
    .values(codeHashes.map((hash) => ({ user_id: userId, workspace_id: scope.workspaceId, code_hash: hash })))
    .execute()
}
