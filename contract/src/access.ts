import type { Role } from '@tendertap/domain/roles'

/** Who may make a call. `member`: anyone in a workspace, with any roles or none. */
export type Access = 'anyone' | 'signed in' | 'member' | 'member or superadmin' | readonly Role[]

interface Person {
  roles: readonly Role[]
  workspaceId: string | null
}

/**
 * Why this person's roles do not allow the call; null when they do. Server and web share this rule; subscription and
 * state are checked elsewhere.
 */
export function findAccessRefusal(access: Access, person: Person | null): 'unauthorized' | 'forbidden' | null {
  if (access === 'anyone') return null
  if (person === null) return 'unauthorized'
  return isAllowed(access, person) ? null : 'forbidden'
}

function isAllowed(access: Exclude<Access, 'anyone'>, person: Person): boolean {
  if (access === 'signed in') return true
  const isMember = person.workspaceId !== null
  if (access === 'member') return isMember
  if (access === 'member or superadmin') return isMember || person.roles.includes('superadmin')
  // A superadmin has no workspace; every other role works inside one.
  return access.some((role) => person.roles.includes(role) && (isMember || role === 'superadmin'))
}
