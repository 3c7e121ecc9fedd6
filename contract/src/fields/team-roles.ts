import { z } from 'zod'
import { TEAM_ROLES, type TeamRole } from '@tendertap/domain/roles'
import type { TeamProblem } from '@tendertap/domain/team/teams'
import { text } from './fields.ts'

const TEAM_REQUIRED: TeamProblem = 'team_required'
const TEAM_INVALID: TeamProblem = 'team_invalid'

const isTeamRole = (name: string): name is TeamRole => (TEAM_ROLES as readonly string[]).includes(name)

/**
 * The roles of a member's teams; empty when they left the last one. `admin` is accepted, because a screen sends back
 * all roles it received, but editing teams never changes that role. Other names are dropped.
 */
export const teamRoles = z
  .array(text(50))
  .max(50)
  .refine((names) => names.length === 0 || names.some((name) => name === 'admin' || isTeamRole(name)), TEAM_INVALID)
  .transform((names) => [...new Set(names.filter(isTeamRole))])

/** spec 1 §5: at least one team. No team and no team with a role are two different errors. */
export const newMemberRoles = z
  .array(text(50), TEAM_REQUIRED)
  .min(1, TEAM_REQUIRED)
  .max(50)
  .refine((names) => names.length === 0 || names.some(isTeamRole), TEAM_INVALID)
  .transform((names) => [...new Set(names.filter(isTeamRole))])
