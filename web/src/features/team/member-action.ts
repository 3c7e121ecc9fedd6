import type { TeamName } from '@tendertap/domain/team/teams'
import type { Member } from './panels.ts'

/** What an administrator is about to do to a member, after a confirmation. */
export type ConfirmedAction =
  | { kind: 'makeAdmin' | 'withdrawAdmin' | 'deactivate' | 'reactivate'; member: Member }
  | { kind: 'remove'; member: Member; team: TeamName }

export type MemberAction = ConfirmedAction | { kind: 'edit'; member: Member }
