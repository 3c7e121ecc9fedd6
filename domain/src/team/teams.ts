// spec 1 §4-5: teams are how the administrator sees the four team roles.
import { MEMBER_ROLES, type Role, TEAM_ROLES, TEAMS, type TeamRole } from '../roles.ts'

export type TeamName = keyof typeof TEAMS
export const TEAM_NAMES: readonly TeamName[] = ['Lead Team', 'Procurement Team', 'Management Team', 'Controller Team']

/** Nobody can grant superadmin; admin is granted in a panel of its own, the rest by teams. */
export const GRANTABLE_ROLES = MEMBER_ROLES

function isTeamName(name: string): name is TeamName {
  return Object.hasOwn(TEAMS, name)
}

export function toTeamRoles(teams: readonly string[]): TeamRole[] {
  const wanted = new Set(teams.filter(isTeamName).map((team) => TEAMS[team]))
  return TEAM_ROLES.filter((role) => wanted.has(role))
}

export function toTeamNames(roles: readonly Role[]): TeamName[] {
  return TEAM_NAMES.filter((team) => roles.includes(TEAMS[team]))
}

export type TeamProblem = 'team_required' | 'team_invalid'

/** The dialogs and createUser require a team. `team_invalid`: none of the chosen teams has a role. */
export function findTeamProblem(teams: readonly string[]): TeamProblem | null {
  if (teams.length === 0) return 'team_required'
  return toTeamRoles(teams).length === 0 ? 'team_invalid' : null
}

/** Editing teams never touches the role admin. */
export function replaceTeams(roles: readonly Role[], teams: readonly string[]): Role[] {
  const kept = roles.filter((role) => !(TEAM_ROLES as readonly Role[]).includes(role))
  return [...kept, ...toTeamRoles(teams)]
}

/** Removing from a team drops only that role. */
export function removeTeam(roles: readonly Role[], team: TeamName): Role[] {
  return roles.filter((role) => role !== TEAMS[team])
}

export type Panel = TeamName | 'unassigned'

/** The panels that list a person. Administrators are in none of them; a person without a team is unassigned. */
export function listPanels(roles: readonly Role[]): Panel[] {
  if (roles.includes('admin')) return []
  const teams = toTeamNames(roles)
  return teams.length > 0 ? teams : ['unassigned']
}

interface Member {
  id: string
  roles: readonly Role[]
  active: boolean
}

/** Is this person the only active administrator of the workspace? */
export function isLastAdmin(userId: string, members: readonly Member[]): boolean {
  const admins = members.filter(({ roles, active }) => active && roles.includes('admin'))
  return admins.length === 1 && admins[0]?.id === userId
}
