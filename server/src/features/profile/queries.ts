import type { Language } from '@tendertap/domain/languages'
import type { Scope } from '../../db/scope.ts'

export interface ProfileChange {
  full_name?: string | null
  phone?: string | null
  position?: string | null
  lang?: Language
}

export async function changeProfile(scope: Scope, userId: string, change: ProfileChange): Promise<void> {
  await scope.db.updateTable('app_user').set(change).where('id', '=', userId).where(scope.owns('app_user.workspace_id')).execute()
}
