// Reads the address of a portal's or our own page into what it names.

type Portal = 'ows' | 'epz'

export type PageLink =
  | { names: 'tender'; source: Portal; externalId: string }
  | { names: 'lot'; source: Portal; externalId: string; tenderExternalId: string }
  | { names: 'ownTender'; id: number }
  | { names: 'ownLot'; id: number }

/** Tizilim's page of a tender is a search by its number. */
export type PortalLink = PageLink | { names: 'number'; number: string }

const MAX_LENGTH = 300
const ID = /^\d{1,12}$/
const LANGUAGES = new Set(['ru', 'kz', 'kk', 'en'])
// Pages of ours come as paths: the browser knows its own host and removes it.
const OWN_TENDER = /^\/tender\/(?<id>[1-9]\d{0,14})\/?$/
const OWN_LOT = /^\/all-lots\/?(?:\?[^#]*)?#(?<id>[1-9]\d{0,14})$/

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
  const tender = OWN_TENDER.exec(text)?.groups?.['id']
  if (tender !== undefined) return { names: 'ownTender', id: Number(tender) }
  const lot = OWN_LOT.exec(text)?.groups?.['id']
  return lot === undefined ? null : { names: 'ownLot', id: Number(lot) }
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
