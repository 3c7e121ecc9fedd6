// Asks the portal of a document for its bytes, with a time limit.
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
  jobSignal: AbortSignal,
): Promise<Received> {
  return askWithTimeout(settings, address, jobSignal, async (connector, storeBytes, signal) =>
    storeBytes(await connector.document(address.url, signal)),
  )
}

/** Null when the portal says that it is still the version that we know. */
export function fetchIfChanged(
  settings: FromPortalSettings,
  address: DocumentAddress,
  known: FileVersion,
  jobSignal: AbortSignal,
): Promise<Received | null> {
  return askWithTimeout(settings, address, jobSignal, async (connector, storeBytes, signal) => {
    const bytes = await connector.changedDocument(address.url, known, signal)
    return bytes && storeBytes(bytes)
  })
}

type StoreBytes = (bytes: DocumentBytes) => Promise<Received>

async function askWithTimeout<T>(
  { connectors, store, sizeLimit }: FromPortalSettings,
  { source }: DocumentAddress,
  jobSignal: AbortSignal,
  ask: (connector: DocumentConnector, storeBytes: StoreBytes, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const connector = connectors.find((one) => one.source === source)
  if (!connector) throw new PortalProblem('access', `The source ${source} is not configured`)
  const tooSlow = AbortSignal.timeout(FETCH_LIMIT_MS)
  const signal = AbortSignal.any([jobSignal, tooSlow])
  const storeBytes: StoreBytes = (bytes) => {
    addAbortSignal(signal, bytes.body)
    return receive(bytes, store, sizeLimit)
  }
  try {
    return await ask(connector, storeBytes, signal)
  } catch (problem) {
    jobSignal.throwIfAborted()
    if (tooSlow.aborted) throw new PortalProblem('passing', 'The document took too long', { cause: problem })
    throw problem
  }
}
