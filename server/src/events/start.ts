// Where a stream begins. The id of an event is its workspace and number, so a number is never taken for another
// workspace's.
import type { KnownNumbers } from './queries.ts'

/** A reader that is further behind had better load everything again. */
const RESUME_LIMIT = 1_000

export interface Start {
  position: number
  /** true when it is not known what happened since the reader's number */
  reset: boolean
}

export const toEventId = (workspaceId: string, position: number) => `${workspaceId}:${position}`

/** The number in an event's id, or null when it is not one of this workspace. */
function readNumber(id: string, workspaceId: string): number | null {
  const [, workspace, number] = /^([\da-f-]{36}):(\d{1,15})$/.exec(id) ?? []
  return workspace === workspaceId ? Number(number) : null
}

export function findStart(
  workspaceId: string,
  lastEventId: string | undefined,
  { last, first, settled }: KnownNumbers,
): Start {
  if (lastEventId === undefined) return { position: settled ?? (first === null ? last : first - 1), reset: false }
  const asked = readNumber(lastEventId, workspaceId)
  const resumes =
    asked !== null &&
    asked <= last &&
    asked >= last - RESUME_LIMIT &&
    (asked === last || (first !== null && first <= asked + 1))
  return resumes ? { position: asked, reset: false } : { position: last, reset: true }
}
