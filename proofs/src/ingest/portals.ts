// The simulated portals in a process of their own, and the settings by which the product reads them.
import { freePort } from '@tendertap/server/testing/local-postgres'
import type { Expected } from '@tendertap/simulator/portals/world/checksums'
import { ACTS, ODDITIES, type ActOrder, type ActResult } from '@tendertap/simulator/portals/world/orders'
import type { Context } from '../frame/context.ts'

const DAY_MS = 86_400_000
/** the world's history is a little over a year */
const HISTORY_MS = 450 * DAY_MS

export interface SimulatedPortals {
  environment: Record<string, string>
  /** what a perfect catalogue holds now */
  expected(): Promise<Expected>
  injectAllFaults(share: number): Promise<void>
  clearFaults(): Promise<void>
  /** moves the world's clock to now, then performs every act and every oddity this many times */
  performActs(times: number): Promise<void>
  publish(): Promise<ActResult>
  /** moves the world's clock to now, then performs this act */
  perform(actOrder: ActOrder): Promise<ActResult>
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
      PORTALS_SECONDS_BETWEEN_ACTS: '0',
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
  const moveClockToNow = () => order('clock', { now: new Date().toISOString() })
  const perform = async (actOrder: ActOrder): Promise<ActResult> => {
    await moveClockToNow()
    return order<ActResult>('acts', actOrder)
  }
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
    injectAllFaults: (share) => order('faults', { fault: 'all', share, seconds: 0.3 }),
    clearFaults: () => order('faults/clear', {}),
    async performActs(times) {
      await moveClockToNow()
      // an act may be impossible, for example when no open tender has a document to replace
      const act = (actOrder: ActOrder) => order('acts', actOrder).catch(() => undefined)
      for (let i = 0; i < times; i += 1) {
        for (const name of ACTS) await act({ act: name })
        for (const name of ['publish', 'extend', 'cancel', 'next_status'] as const)
          for (const source of ['tizilim', 'epz'] as const) await act({ act: name, source })
      }
      for (const oddity of ODDITIES) await order('oddities', { oddity, times })
    },
    publish: () => perform({ act: 'publish' }),
    perform,
  }
}
