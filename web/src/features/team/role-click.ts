// The table of people and roles: what a click on the cell of a role does.
import { TEAMS, type Role } from '@tendertap/domain/roles'
import { removeTeam, replaceTeams, TEAM_NAMES, toTeamNames, type TeamName } from '@tendertap/domain/team/teams'
import type { ConfirmedAction } from './member-action.ts'
import type { Member } from './panels.ts'

export type RoleName = TeamName | 'admin'
export const ROLE_NAMES: readonly RoleName[] = [...TEAM_NAMES, 'admin']

export function toRole(name: RoleName): Exclude<Role, 'superadmin'> {
  return name === 'admin' ? 'admin' : TEAMS[name]
}

/** Joining or leaving a team: a second click takes it back, so it is done without asking. */
export interface TeamChange {
  team: TeamName
  isMember: boolean
}

export type RoleClick =
  | { refusal: 'last_admin' | 'inactive' }
  | { confirmation: ConfirmedAction }
  | { change: TeamChange }

export function decideRoleClick(member: Member, name: RoleName, isLastAdmin: boolean): RoleClick {
  if (!member.active) return { refusal: 'inactive' }
  const hasRole = member.roles.includes(toRole(name))
  if (name === 'admin') {
    if (isLastAdmin) return { refusal: 'last_admin' }
    return { confirmation: { kind: hasRole ? 'withdrawAdmin' : 'makeAdmin', member } }
  }
  // without any role the person sees the catalogue only
  if (hasRole && removeTeam(member.roles, name).length === 0) {
    return { confirmation: { kind: 'remove', member, team: name } }
  }
  return { change: { team: name, isMember: !hasRole } }
}

/** The roles of a person who joined or left a team. */
export function changeTeam(roles: readonly Role[], { team, isMember }: TeamChange): Role[] {
  return isMember ? replaceTeams(roles, [...toTeamNames(roles), team]) : removeTeam(roles, team)
}
