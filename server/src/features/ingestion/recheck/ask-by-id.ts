// Asks a portal for tenders by their ids, without trusting its answers more than they deserve.
import type { Connector, RawItem } from '../../../portals/connector.ts'
import { failsForItself, type PortalProblem } from '../../../portals/problem.ts'

// more of them, and it is the portal that fails
const MOST_UNANSWERED = 10

interface Answered {
  items: RawItem[]
  /** neither there nor gone: the portal fails when it is asked for these */
  unanswered: Map<string, PortalProblem>
}

/** One that always fails must not keep the others from being asked for. */
export async function askByIds(connector: Connector, ids: readonly string[], signal: AbortSignal): Promise<Answered> {
  try {
    return { items: await connector.tenders(ids, signal), unanswered: new Map() }
  } catch (cause) {
    if (!failsForItself(cause)) throw cause
    const [id, ...others] = ids
    if (id !== undefined && others.length === 0) return { items: [], unanswered: new Map([[id, cause]]) }
    return askOneByOne(connector, ids, cause, signal)
  }
}

async function askOneByOne(
  connector: Connector,
  ids: readonly string[],
  problem: PortalProblem,
  signal: AbortSignal,
): Promise<Answered> {
  const answered: Answered = { items: [], unanswered: new Map() }
  for (const id of ids) {
    const { items, unanswered } = await askByIds(connector, [id], signal)
    answered.items.push(...items)
    for (const [one, cause] of unanswered) answered.unanswered.set(one, cause)
    if (answered.unanswered.size > MOST_UNANSWERED) throw problem
  }
  return answered
}

/** Which tenders these items speak of. */
export function listShownTenders(connector: Connector, items: readonly RawItem[]): Set<string> {
  const shown = new Set<string>()
  for (const item of items) {
    if (item.entity === 'tender') shown.add(item.externalId)
    try {
      const reading = connector.read(item)
      if (reading.kind === 'tender') shown.add(reading.tender.externalId)
    } catch {
      // saving it will tell
    }
  }
  return shown
}
