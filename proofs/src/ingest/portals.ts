// The simulated portals in a process of their own, and the settings by which the product reads them.
import { freePort } from '@tendertap/server/testing/local-postgres'
import type { Context } from '../frame/context.ts'

const DAY_MS = 86_400_000
/** the world's history is a little over a year */
const HISTORY_MS = 450 * DAY_MS
const ACTS = [
  'publish',
  'extend',
  'cancel',
  'supersede',
  'replace_document',
  'amend_lot',
  'delete_lot',
  'next_status',
] as const
const ODDITIES = [
  'unknown_status',
  'unknown_method',
  'joint_lot',
  'missing_kato',
  'empty_plans',
  'cyrillic_code',
] as const

interface Touched {
  tenders: string[]
  lots: string[]
}

export type Expected = Record<
  | 'ows/tenders'
  | 'ows/lots'
  | 'ows/documents'
  | 'ows/awards'
  | 'tizilim/tenders'
  | 'tizilim/lots'
  | 'tizilim/documents'
  | 'epz/tenders'
  | 'epz/lots',
  string[]
>

export interface SimulatedPortals {
  environment: Record<string, string>
  /** what a perfect catalogue holds now */
  expected(): Promise<Expected>
  allFaults(share: number): Promise<void>
  noFaults(): Promise<void>
  /** the world's clock goes to now, and this many of everything happens */
  happen(times: number): Promise<void>
  publish(): Promise<Touched>
}

export async function startPortals(context: Context, lots: number): Promise<SimulatedPortals> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const startedAt = new Date()
  await context.node(
    'simulator/src/processes/portals.ts',
    {
      PORTALS_PORT: String(port),
      PORTALS_LOTS: String(lots),
      PORTALS_STARTED_AT: startedAt.toISOString(),
      PORTALS_CLOCK: 'stopped',
      PORTALS_HAPPENS_EVERY_SECONDS: '0',
    },
    `${url}/health/ready`,
  )
  const from = new Date(startedAt.getTime() - HISTORY_MS)
  const order = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(`${url}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as T
  }
  const toNow = () => order('clock', { now: new Date().toISOString() })
  return {
    environment: {
      OWS_URL: `${url}/ows`,
      OWS_TOKEN: 'simulated-ows-token',
      TIZILIM_URL: `${url}/tizilim`,
      TIZILIM_TOKEN: 'simulated-tizilim-token',
      TIZILIM_DETAILS: 'true',
      EPZ_URL: `${url}/epz`,
      PORTAL_RATE_LIMIT: 'false',
      PORTAL_WAIT_SCALE: '0.01',
      INGEST_POLL_MS: '200',
      INGEST_FROM: from.toISOString().slice(0, 10),
      LOG_LEVEL: 'error',
    },
    expected: async () =>
      (await (await fetch(`${url}/control/expected?epzSince=${from.toISOString()}`)).json()) as Expected,
    allFaults: (share) => order('faults', { fault: 'all', share, seconds: 0.3 }),
    noFaults: () => order('faults/clear', {}),
    async happen(times) {
      await toNow()
      // not everything can always be done: no open tender may be left with papers to replace
      const act = (wish: object) => order('acts', wish).catch(() => undefined)
      for (let i = 0; i < times; i += 1) {
        for (const name of ACTS) await act({ act: name })
        for (const name of ['publish', 'extend', 'cancel', 'next_status'])
          for (const source of ['tizilim', 'epz']) await act({ act: name, source })
      }
      for (const oddity of ODDITIES) await order('oddities', { oddity, times })
    },
    async publish() {
      await toNow()
      return order<Touched>('acts', { act: 'publish' })
    },
  }
}
