import type { Output } from '@tendertap/contract/calls/index'
import { listPanels, TEAM_NAMES, type TeamName } from '@tendertap/domain/team/teams'

export type Member = Output<'users/getAllUsers'>[number]

/**
 * The five panels of the specification and two of ours: administrators, who are in no team panel, and inactive members.
 */
export type PanelName = TeamName | 'unassigned' | 'admins' | 'inactive'

export interface Panel {
  name: PanelName
  members: Member[]
}

/** Teams and the unassigned always have a panel, even an empty one. Inactive members are in no team. */
export function groupIntoPanels(members: readonly Member[]): Panel[] {
  const active = members.filter((member) => member.active)
  const teams = [...TEAM_NAMES, 'unassigned' as const].map((name) => ({
    name,
    members: active.filter(({ roles }) => listPanels(roles).includes(name)),
  }))
  const inactive = members.filter((member) => !member.active)
  return [
    ...teams,
    { name: 'admins', members: active.filter(({ roles }) => roles.includes('admin')) },
    ...(inactive.length > 0 ? [{ name: 'inactive' as const, members: inactive }] : []),
  ]
}

export function isTeam(panel: PanelName): panel is TeamName {
  return (TEAM_NAMES as readonly string[]).includes(panel)
}

/** Those who work here first, each part in its order. */
export function putInactiveLast(members: readonly Member[]): Member[] {
  return members.toSorted((one, other) => Number(other.active) - Number(one.active))
}
