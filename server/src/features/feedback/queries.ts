import type { Scope } from '../../db/scope.ts'

/** Keeps the message and gives its id. */
export async function saveFeedback(scope: Scope, userId: string, text: string): Promise<string> {
  const { id } = await scope.db
    .insertInto('feedback')
    .values({ workspace_id: scope.workspaceId, user_id: userId, text })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
