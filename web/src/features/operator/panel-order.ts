// The order of the rows, the search over them, and the subscriptions that a row shows.
import { canBeDecided } from '@tendertap/domain/workspaces/application'
import type { RegistrationApplication, Workspace } from './panel-queries.ts'

/** Applications that wait for a decision come first; otherwise the order stays. */
export function sortPendingFirst(applications: readonly RegistrationApplication[]): RegistrationApplication[] {
  return [...applications.filter(canBeDecided), ...applications.filter((one) => !canBeDecided(one))]
}

/** Open workspaces whose name, BIN or contacts contain every word. */
export function searchWorkspaces(workspaces: readonly Workspace[], query: string): Workspace[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return workspaces.filter((workspace) => {
    const { name, companyName, bin, contactPerson, contactEmail, contactPhone } = workspace
    const text = [name, companyName, bin, contactPerson, contactEmail, contactPhone].join(' ').toLowerCase()
    return workspace.activateDate !== null && words.every((word) => text.includes(word))
  })
}

type Period = Pick<Workspace['SubscriptionOfWorkspace'][number], 'status' | 'startDate' | 'endDate'>

interface Periods<S> {
  running: S | null
  /** the last one that ran, when none runs */
  last: S | null
  /** still to come, the nearest */
  next: S | null
}

/**
 * The subscriptions of a workspace that are shown. Whether one runs now is decided by the server's status, not by this
 * computer's clock. One that was replaced before it began is ignored.
 */
export function findPeriods<S extends Period>(subscriptions: readonly S[]): Periods<S> {
  const running = subscriptions.find(({ status }) => status === 'active') ?? null
  const others = subscriptions.filter(({ status, startDate, endDate }) => status !== 'active' && startDate < endDate)
  const now = new Date().toISOString()
  const ended = others
    .filter(({ endDate }) => endDate <= now)
    .toSorted((one, other) => other.endDate.localeCompare(one.endDate))
  const next = others
    .filter(({ endDate }) => endDate > now)
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
  return { running, last: running ? null : (ended[0] ?? null), next: next[0] ?? null }
}
