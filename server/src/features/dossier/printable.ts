// Portals and people write the texts of a dossier, so none is taken as it is.

/** What the font has; a test compares it with the font. It has no sign for the tenge. */
const PRINTABLE = [
  // Latin with its accents
  '\u0020-\u007E\u00A0-\u017F\u018F\u0192\u01A0-\u01A1\u01AF-\u01B0\u01F0\u01FA-\u01FF\u0218-\u021B\u0237\u0259',
  '\u02BC\u02C6-\u02C7\u02C9\u02D8-\u02DD\u02F3\u0300-\u0301\u0303\u0309\u030F\u0323',
  '\u1E00-\u1E01\u1E3E-\u1E3F\u1E80-\u1E85\u1E9E\u1EA0-\u1EF9\uFB01-\uFB04',
  // Greek, Cyrillic with the Kazakh letters
  '\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u03D1-\u03D2\u03D6\u1F4D\u0400-\u0486\u0488-\u0513',
  // punctuation, raised and lowered digits
  '\u2013-\u2015\u2017-\u201E\u2020-\u2022\u2025-\u2027\u2030\u2032-\u2033\u2039-\u203A\u203C\u2044\u2070\u2074-\u208E',
  // currencies
  '\u20A3-\u20A4\u20A6-\u20AC\u20B1\u20B9-\u20BA\u20BC-\u20BD\u20C1',
  // №, ™, fractions, mathematics (− ≈ ≠ ≤ ≥ √), shapes
  '\u2105\u2113\u2116\u2122\u212E\u215B-\u215E\u2202\u2206\u220F\u2211-\u2212\u221A\u221E\u222B\u2248\u2260\u2264-\u2265',
  '\u25A0\u25CA-\u25CB\u25CF\uFFFC-\uFFFD',
]
const UNPRINTABLE = new RegExp(`[^\n${PRINTABLE.join('')}]`, 'gu')
const BESIDE_TENGE_SIGN = /(?<=[\p{L}\p{N}])(?=₸)|(?<=₸)(?=[\p{L}\p{N}])/gu
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g
const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g

/** At most so many characters. The sign of the tenge becomes its word, any other that the font lacks a question mark. */
export function toPrintable(text: string, maxLength: number, tenge: string): string {
  const characters = [
    ...text
      .normalize('NFC')
      .replaceAll(LINE_BREAKS, '\n')
      .replaceAll(CONTROL, ' ')
      .replaceAll(/[\u2010-\u2012]/g, '-')
      .replaceAll(/[\u2000-\u200F\u202F\uFEFF]/g, ' ')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
      .replaceAll(BESIDE_TENGE_SIGN, '\u00A0')
      .replaceAll('₸', tenge)
      .replaceAll(UNPRINTABLE, '?'),
  ]
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : characters.join('')
}

/** An address that a click may open; null: any other kind than a web page's. */
export function toSafeLink(address: string | null): string | null {
  if (address === null || address.length > 2_000 || !URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
