// The demo's portals: the simulator, and the settings by which the product reads it like the real ones.
import { startProcess, type RunningProcess } from '../stack/server-process.ts'

export const DEMO_DATABASE = 'tendertap_demo'
/** `npm run demo` uses this port, so that commands find the portals */
export const PORTALS_PORT = 4127

const TOKENS = { OWS_TOKEN: 'simulated-ows-token', TIZILIM_TOKEN: 'simulated-tizilim-token' }

export interface DemoPortals {
  process: RunningProcess
  /** the page on which a person changes or breaks the portals */
  url: string
  environment: Record<string, string>
}

export function makePortalSettings(url = `http://127.0.0.1:${PORTALS_PORT}`): Record<string, string> {
  return {
    OWS_URL: `${url}/ows`,
    TIZILIM_URL: `${url}/tizilim`,
    TIZILIM_DETAILS: 'true',
    EPZ_URL: `${url}/epz`,
    ...TOKENS,
    // a simulator needs no protection from too many requests
    PORTAL_RATE_LIMIT: 'false',
    PORTAL_WAIT_SCALE: '0.1',
    INGEST_POLL_MS: '2000',
  }
}

/** With `timePasses` the portals publish and change tenders as time passes; otherwise everything stays as it is. */
export async function startDemoPortals(port: number, startedAt: Date, timePasses: boolean): Promise<DemoPortals> {
  const url = `http://127.0.0.1:${port}`
  const process = await startProcess({
    name: 'portals',
    script: 'simulator/src/processes/portals.ts',
    environment: {
      PORTALS_PORT: String(port),
      PORTALS_STARTED_AT: startedAt.toISOString(),
      PORTALS_CLOCK: timePasses ? 'running' : 'stopped',
      PORTALS_SECONDS_BETWEEN_ACTS: timePasses ? '30' : '0',
      ...TOKENS,
    },
    operationsPort: port,
    watch: false,
    quiet: true,
    built: false,
  })
  return { process, url, environment: makePortalSettings(url) }
}
