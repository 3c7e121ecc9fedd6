// Reads the address of a portal's or our own page into what it names.
import { readCatalogueId } from '@tendertap/domain/identifiers'
import type { SourceName } from '@tendertap/domain/lots/classifiers'

export type PageLink =
  | { names: 'tender'; source: SourceName; externalId: string }
  | { names: 'lot'; source: SourceName; externalId: string; tenderExternalId: string }
  | { names: 'ownTender' | 'ownLot'; id: number }

/** Tizilim's page of a tender is a search by its number. */
export type PortalLink = PageLink | { names: 'number'; number: string }

const MAX_LENGTH = 300
const ID = /^\d{1,12}$/
const LANGUAGES = new Set(['ru', 'kz', 'kk', 'en'])
// Pages of ours come as paths: the browser knows its own host and removes it.
const OWN_TENDER = /^\/tender\/(?<id>\d+)\/?$/
const OWN_LOT = /^\/all-lots\/?(?:\?[^#]*)?#(?<id>\d+)$/

type ReadPath = (path: readonly string[], query: URLSearchParams) => PortalLink | null

/** By host. */
const PORTALS: ReadonlyMap<string, ReadPath> = new Map([
  ['goszakup.gov.kz', readGoszakup],
  ['www.goszakup.gov.kz', readGoszakup],
  ['v3bl.goszakup.gov.kz', readGoszakup],
  ['zakup.gov.kz', readSingleWindow],
  ['www.zakup.gov.kz', readSingleWindow],
  ['public.tizilim.gov.kz', readTizilim],
])

/** Returns null for anything but a page of one tender or lot on a portal that we read. */
export function readPortalLink(text: string): PortalLink | null {
  if (text.length > MAX_LENGTH) return null
  const own = readOwnLink(text)
  if (own) return own
  const url = parseUrl(text)
  const path = url?.pathname.split('/').filter(Boolean) ?? []
  const withoutLanguage = LANGUAGES.has(path[0] ?? '') ? path.slice(1) : path
  return (url && PORTALS.get(url.hostname)?.(withoutLanguage, url.searchParams)) ?? null
}

function readOwnLink(text: string): PortalLink | null {
  const tender = readCatalogueId(OWN_TENDER.exec(text)?.groups?.['id'] ?? '')
  if (tender !== null) return { names: 'ownTender', id: tender }
  const lot = readCatalogueId(OWN_LOT.exec(text)?.groups?.['id'] ?? '')
  return lot === null ? null : { names: 'ownLot', id: lot }
}

/** People copy an address with or without its scheme. */
function parseUrl(text: string): URL | null {
  const address = /^[\w-]+(?:\.[\w-]+)+\//.test(text) ? `https://${text}` : text
  return /^https?:\/\//i.test(address) ? URL.parse(address) : null
}

/** /announce/index/{tender}, /subpriceoffer/index/{tender}/{lot} */
function readGoszakup([section, page, tender = '', lot = '', ...rest]: readonly string[]): PortalLink | null {
  if (page !== 'index' || !ID.test(tender) || rest.length > 0) return null
  if (section === 'announce' && lot === '') return { names: 'tender', source: 'ows', externalId: tender }
  return section === 'subpriceoffer' && ID.test(lot)
    ? { names: 'lot', source: 'ows', externalId: lot, tenderExternalId: tender }
    : null
}

/** /announcement/{tender} */
function readSingleWindow([section, tender = '', ...rest]: readonly string[]): PortalLink | null {
  return section === 'announcement' && ID.test(tender) && rest.length === 0
    ? { names: 'tender', source: 'epz', externalId: tender }
    : null
}

/** /common/tender?search={number} */
function readTizilim(path: readonly string[], query: URLSearchParams): PortalLink | null {
  const number = query.get('search')?.trim() ?? ''
  return path.join('/') === 'common/tender' && /^[\p{L}\d.-]{5,50}$/u.test(number) ? { names: 'number', number } : null
}
