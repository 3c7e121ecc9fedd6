// spec 1 §6: the six roles. A person may hold several; superadmin is the platform's operator and belongs to no
// workspace.
export const ROLES = ['admin', 'superadmin', 'lead', 'manager', 'procurement', 'controller'] as const
export type Role = (typeof ROLES)[number]

/** Roles that a team gives (spec 1 §4, team membership). */
export const TEAM_ROLES = ['lead', 'procurement', 'manager', 'controller'] as const satisfies readonly Role[]
export type TeamRole = (typeof TEAM_ROLES)[number]

/** The role of each team, by the team's name in the specification. */
export const TEAMS = {
  'Lead Team': 'lead',
  'Procurement Team': 'procurement',
  'Management Team': 'manager',
  'Controller Team': 'controller',
} as const satisfies Record<string, TeamRole>

/** Everyone who works inside a workspace. */
export const MEMBER_ROLES = ['admin', 'lead', 'manager', 'procurement', 'controller'] as const satisfies readonly Role[]

export function isRole(value: string): value is Role {
  return (ROLES as readonly string[]).includes(value)
}

export function hasAnyRole(roles: readonly Role[], wanted: readonly Role[]): boolean {
  return wanted.some((role) => roles.includes(role))
}
