// The simulated portals for the length of a test file, and connectors to them.
import { startPortals } from '@tendertap/simulator/portals/portals'
import type { Portals, PortalsOptions } from '@tendertap/simulator/portals/running-portals'
import { afterAll } from 'vitest'
import type { Source } from '../portals/canonical.ts'
import type { Connector, Page, RawItem, Window } from '../portals/connector.ts'
import { createConnectors, type PortalSettings } from '../portals/connectors.ts'
import type { PortalEvent } from '../portals/http/retries.ts'

export async function testPortals(options: PortalsOptions = {}): Promise<Portals> {
  const portals = await startPortals({ secondsBetweenActs: 0, ...options })
  afterAll(portals.close)
  return portals
}

function portalSettings({ urls, tokens }: Pick<Portals, 'urls' | 'tokens'>): PortalSettings {
  return {
    OWS_URL: urls.ows,
    OWS_TOKEN: tokens.ows,
    OWS_TOKEN_EXPIRES: undefined,
    TIZILIM_URL: urls.tizilim,
    TIZILIM_TOKEN: tokens.tizilim,
    TIZILIM_DETAILS: false,
    EPZ_URL: urls.epz,
    PORTAL_USER_AGENT: 'Tendertap/test',
    PORTAL_RATE_LIMIT: false,
    PORTAL_WAIT_SCALE: 0.001,
  }
}

/** `events` collects the events of the connector's client. */
export function connectorTo(
  portals: Portals,
  source: Source,
  settings: Partial<PortalSettings> = {},
  events: PortalEvent[] = [],
): Connector {
  const observe = (_source: Source, event: PortalEvent) => void events.push(event)
  const found = createConnectors({ ...portalSettings(portals), ...settings }, { observe }).find(
    (connector) => connector.source === source,
  )
  if (!found) throw new Error(`${source} is not configured`)
  return found
}

/** All pages of a stream, one after the other. */
export async function walk(
  connector: Connector,
  name: string,
  window: Window,
  onPage: (page: Page) => void = () => {},
): Promise<RawItem[]> {
  const stream = connector.streams.find((one) => one.name === name)
  if (!stream) throw new Error(`${connector.source} has no stream ${name}`)
  const items: RawItem[] = []
  let position: string | null = null
  do {
    const page: Page = await stream.page(window, position, AbortSignal.timeout(60_000))
    onPage(page)
    items.push(...page.items)
    position = page.next
  } while (position !== null)
  return items
}
