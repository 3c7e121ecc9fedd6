// Classifier codes, whose prefix names their group, and the portals we read.

/**
 * KATO: a region has 2 digits, a district 4, a rural district 6, a village 9; shorter codes are filled with zeros.
 * '750000000' and '75' both mean all of Almaty.
 */
export function toKatoPrefix(code: string): string {
  const digits = code.trim()
  const isWhole = (length: number) => /^0*$/.test(digits.slice(length))
  return digits.slice(0, [2, 4, 6].find(isWhole))
}

/** ENS TRU: people write '26.20.40', the portals '262040.100.000002'. */
export function toEnsTruPrefix(code: string): string {
  return code.replaceAll(/\D/g, '')
}

export const SOURCES = ['ows', 'tizilim', 'epz'] as const
export type SourceName = (typeof SOURCES)[number]
