import type { Role } from '@tendertap/domain/roles'

/** Who may make a call. `member` belongs to a workspace, whatever their roles, also none. */
export type Access = 'anyone' | 'signed in' | 'member' | 'member or superadmin' | readonly Role[]

interface Person {
  roles: readonly Role[]
  workspaceId: string | null
}

/**
 * Why this person may not make the call by role; null when they may. Server and web share it; subscription and state
 * are
 * checked elsewhere.
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
