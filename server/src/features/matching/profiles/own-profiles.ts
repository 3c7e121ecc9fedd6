import type { Scope } from '../../../db/scope.ts'
import { listProfiles, type Profile } from './profile.ts'

/** More than any subscription allows. */
const MAX_PROFILES = 1_000

/** The profiles of the workspace, by id. */
export function listOwnProfiles({ db, owns }: Scope): Promise<Profile[]> {
  return listProfiles(db, owns('i.workspace_id'), MAX_PROFILES)
}
