// The portals that are configured. A new one is a folder and a line here.
import { getDayBounds } from '@tendertap/domain/clock'
import type { readConfig } from '../platform/config.ts'
import type { Connector } from './connector.ts'
import { createEpzConnector } from './epz/connector.ts'
import type { ClientSettings } from './http/client.ts'
import { createOwsConnector } from './ows/connector.ts'
import { createTizilimConnector } from './tizilim/connector.ts'

export const PORTAL_SETTINGS = [
  'OWS_URL',
  'OWS_TOKEN',
  'OWS_TOKEN_EXPIRES',
  'TIZILIM_URL',
  'TIZILIM_TOKEN',
  'TIZILIM_DETAILS',
  'EPZ_URL',
  'PORTAL_USER_AGENT',
  'PORTAL_RATE_LIMIT',
  'PORTAL_WAIT_SCALE',
] as const

export type PortalSettings = ReturnType<typeof readConfig<(typeof PORTAL_SETTINGS)[number]>>

/** A token is good to the end of its last day. */
const endOfDay = (day: string | undefined) => (day === undefined ? null : getDayBounds(day)[1])

export function createConnectors(
  settings: PortalSettings,
  { observe = () => {}, ...turns }: Partial<Pick<ClientSettings, 'reserveTurn' | 'observe'>> = {},
): Connector[] {
  const { OWS_URL, OWS_TOKEN, OWS_TOKEN_EXPIRES, TIZILIM_URL, TIZILIM_TOKEN, TIZILIM_DETAILS, EPZ_URL } = settings
  const client = {
    waitScale: settings.PORTAL_WAIT_SCALE,
    rateLimited: settings.PORTAL_RATE_LIMIT,
    userAgent: settings.PORTAL_USER_AGENT,
    observe,
    ...turns,
  }
  const portals = [
    OWS_URL &&
      OWS_TOKEN &&
      createOwsConnector({ url: OWS_URL, token: OWS_TOKEN, tokenExpiresAt: endOfDay(OWS_TOKEN_EXPIRES) }, client),
    TIZILIM_URL && createTizilimConnector({ url: TIZILIM_URL, token: TIZILIM_TOKEN, details: TIZILIM_DETAILS }, client),
    EPZ_URL && createEpzConnector({ url: EPZ_URL }, client),
  ]
  return portals.filter((portal) => typeof portal === 'object')
}
