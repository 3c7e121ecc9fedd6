// Asks the portal of a document for its bytes, within a time.
import { addAbortSignal } from 'node:stream'
import type { DocumentStore } from '../../documents/store.ts'
import type { Connector, DocumentBytes, FileVersion } from '../../portals/connector.ts'
import { PortalProblem } from '../../portals/problem.ts'
import { receive, type Received } from './receive.ts'

type DocumentConnector = Pick<Connector, 'source' | 'document' | 'changedDocument'>

export interface FromPortalSettings {
  store: DocumentStore
  connectors: readonly DocumentConnector[]
  /** bytes */
  sizeLimit: number
}

interface DocumentAddress {
  source: string
  url: string
}

// 50 MB at 200 KB a second; a portal slower than that is tried again another time.
const FETCH_LIMIT_MS = 5 * 60_000

/** Throws a PortalProblem for what the portal did wrong. */
export function fetchDocument(
  settings: FromPortalSettings,
  address: DocumentAddress,
  taken: AbortSignal,
): Promise<Received> {
  return askInTime(settings, address, taken, async (connector, keep, signal) =>
    keep(await connector.document(address.url, signal)),
  )
}

/** Null when the portal says that it is still the version that we know. */
export function fetchIfChanged(
  settings: FromPortalSettings,
  address: DocumentAddress,
  known: FileVersion,
  taken: AbortSignal,
): Promise<Received | null> {
  return askInTime(settings, address, taken, async (connector, keep, signal) => {
    const bytes = await connector.changedDocument(address.url, known, signal)
    return bytes && keep(bytes)
  })
}

type Keep = (bytes: DocumentBytes) => Promise<Received>

async function askInTime<T>(
  { connectors, store, sizeLimit }: FromPortalSettings,
  { source }: DocumentAddress,
  taken: AbortSignal,
  ask: (connector: DocumentConnector, keep: Keep, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const connector = connectors.find((one) => one.source === source)
  if (!connector) throw new PortalProblem('access', `The source ${source} is not configured`)
  const tooSlow = AbortSignal.timeout(FETCH_LIMIT_MS)
  const signal = AbortSignal.any([taken, tooSlow])
  const keep: Keep = (bytes) => {
    addAbortSignal(signal, bytes.body)
    return receive(bytes, store, sizeLimit)
  }
  try {
    return await ask(connector, keep, signal)
  } catch (problem) {
    taken.throwIfAborted()
    if (tooSlow.aborted) throw new PortalProblem('passing', 'The document took too long', { cause: problem })
    throw problem
  }
}
