// Who is told of an event.
import { isTurnOf } from '../lot-work/assignment.ts'
import type { WorkStatus } from '../lot-work/statuses.ts'
import type { Turn } from '../lot-work/turn.ts'
import { hasAnyRole, type Role } from '../roles.ts'
import type { Audience } from './notices.ts'

interface Member {
  id: string
  roles: readonly Role[]
}

export interface AudienceFacts {
  /** everybody who has not left */
  members: readonly Member[]
  /** of the lot: whether it is in work, what has to be done next, who is responsible, who voted for it */
  workStatus?: WorkStatus
  turns?: readonly Turn[]
  assigneeId?: string | null
  voterIds?: readonly string[]
  /** the persons whom the event names */
  named?: readonly string[]
  /** who caused it; null: the portal or the clock */
  causedBy?: string | null
}

/** As long as nobody is responsible, everybody who works on lots is. */
const WORKERS: readonly Role[] = ['manager', 'procurement']

export function listTold(audience: Audience, facts: AudienceFacts): string[] {
  const { members, causedBy = null } = facts
  const isConcerned = createTest(audience, facts)
  return members.filter((member) => member.id !== causedBy && isConcerned(member)).map(({ id }) => id)
}

function createTest(audience: Audience, facts: AudienceFacts): (member: Member) => boolean {
  const { members, workStatus = 'not_processed', turns = [], voterIds = [], named = [], assigneeId = null } = facts
  const assignee = members.find(({ id }) => id === assigneeId) ?? null
  if (audience === 'everybody') return () => true
  if (audience === 'named') return ({ id }) => named.includes(id)
  const hasTurn = (member: Member) => turns.some((turn) => isTurnOf(turn, member, assignee))
  if (audience === 'turn') return hasTurn
  const worksOnIt = (member: Member) =>
    assignee ? member.id === assignee.id || hasTurn(member) : hasAnyRole(member.roles, WORKERS)
  if (audience === 'concerned')
    return (member) => voterIds.includes(member.id) || (workStatus !== 'not_processed' && worksOnIt(member))
  return ({ roles }) => hasAnyRole(roles, audience.roles)
}
