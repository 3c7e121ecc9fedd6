// spec 1 §2: in a legal text e-mail markers become mailto links, phone markers tel links, https addresses links to a
// new tab.
import type { OperatorDetails } from '@tendertap/contract/entities/operator-details'
import type { LegalLanguage } from '@tendertap/domain/languages'

/** Plain words, or the text in place of a marker or an address. `href` is null for what is no link. */
export type Piece = string | { text: string; href: string | null; isExternal: boolean }

type Marker = keyof OperatorDetails

const MARKER_OR_URL = /(\{\w+\}|https:\/\/[^\s<>«»"]*[^\s<>«»".,;:!?)])/

const BLANK = '—'

/**
 * The text with the operator's details in the place of their markers, cut where one begins or ends. Without details
 * each marker becomes a dash.
 */
export function splitIntoPieces(text: string, details: OperatorDetails | null, language: LegalLanguage): Piece[] {
  const parts = text.split(MARKER_OR_URL).filter((part) => part !== '')
  return parts.map((part) => {
    if (part.startsWith('https://')) return toLinkPiece(part)
    const marker = /^\{(\w+)\}$/.exec(part)?.[1]
    if (marker === undefined) return part
    if (details === null) return BLANK
    return isMarker(marker, details) ? toDetailPiece(marker, details, language) : part
  })
}

function isMarker(name: string, details: OperatorDetails): name is Marker {
  return Object.hasOwn(details, name)
}

function toDetailPiece(marker: Marker, details: OperatorDetails, language: LegalLanguage): Piece {
  const value = details[marker]
  const text = typeof value === 'string' ? value : value[language]
  if (marker === 'email' || marker === 'personalDataEmail') return { text, href: `mailto:${text}`, isExternal: false }
  if (marker === 'phone') return { text, href: `tel:${text.replaceAll(/[^+\d]/g, '')}`, isExternal: false }
  return marker === 'site' ? toLinkPiece(text) : { text, href: null, isExternal: false }
}

function toLinkPiece(url: string): Piece {
  return { text: url, href: url, isExternal: true }
}
