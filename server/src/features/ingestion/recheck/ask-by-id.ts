// Asks a portal for tenders by their ids. One tender that always fails must not hide the others.
import type { Connector, RawItem } from '../../../portals/connector.ts'
import { isProblemOfItem, type PortalProblem } from '../../../portals/problem.ts'

// If more tenders than this fail, the portal itself is at fault.
const MAX_UNANSWERED = 10

interface Answers {
  items: RawItem[]
  /** ids for which the portal fails, so it is unknown whether it has them */
  unanswered: Map<string, PortalProblem>
}

/** Asks for all ids in one request. If it fails, asks for each id alone. */
export async function askByIds(connector: Connector, ids: readonly string[], signal: AbortSignal): Promise<Answers> {
  try {
    return { items: await connector.tenders(ids, signal), unanswered: new Map() }
  } catch (cause) {
    if (!isProblemOfItem(cause)) throw cause
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
): Promise<Answers> {
  const answers: Answers = { items: [], unanswered: new Map() }
  for (const id of ids) {
    const { items, unanswered } = await askByIds(connector, [id], signal)
    answers.items.push(...items)
    for (const [one, cause] of unanswered) answers.unanswered.set(one, cause)
    if (answers.unanswered.size > MAX_UNANSWERED) throw problem
  }
  return answers
}

/** The ids of the tenders that these items show. */
export function listShownTenders(connector: Connector, items: readonly RawItem[]): Set<string> {
  const shown = new Set<string>()
  for (const item of items) {
    if (item.entity === 'tender') shown.add(item.externalId)
    try {
      const reading = connector.read(item)
      if (reading.kind === 'tender') shown.add(reading.tender.externalId)
    } catch {
      // An item that cannot be read becomes a gap when it is saved.
    }
  }
  return shown
}
