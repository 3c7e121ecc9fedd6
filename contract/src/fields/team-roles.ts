import { z } from 'zod'
import { TEAM_ROLES, type TeamRole } from '@tendertap/domain/roles'
import type { TeamProblem } from '@tendertap/domain/team/teams'
import { text } from './fields.ts'

const TEAM_REQUIRED: TeamProblem = 'team_required'
const TEAM_INVALID: TeamProblem = 'team_invalid'

const isTeamRole = (name: string): name is TeamRole => (TEAM_ROLES as readonly string[]).includes(name)

/**
 * The roles of a member's teams, none when they left the last one. `admin` may stand among them, since a screen sends
 * back
 * what it was given, but editing teams never touches that role; a name that no team has is dropped.
 */
export const teamRoles = z
  .array(text(50))
  .max(50)
  .refine((names) => names.length === 0 || names.some((name) => name === 'admin' || isTeamRole(name)), TEAM_INVALID)
  .transform((names) => [...new Set(names.filter(isTeamRole))])

/** spec 1 §5: at least one team, with a text for none and another for none that maps to a role. */
export const newMemberRoles = z
  .array(text(50), TEAM_REQUIRED)
  .min(1, TEAM_REQUIRED)
  .max(50)
  .refine((names) => names.length === 0 || names.some(isTeamRole), TEAM_INVALID)
  .transform((names) => [...new Set(names.filter(isTeamRole))])
