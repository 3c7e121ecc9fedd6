// A fixed list of the portals (methods, statuses, units) in three languages, found by the Russian name. Case, spaces, ё
// and quotation marks make no difference, because portals vary them.
import type { Language } from '../languages.ts'

export type Translation = Readonly<Record<Language, string>>

/** The function returns null for a name that is not in the list. */
export function createFinder<T extends Translation>(list: readonly T[]): (nameRu: string | null) => T | null {
  const byKey = new Map(list.map((entry) => [toNameKey(entry.ru), entry]))
  return (nameRu) => byKey.get(toNameKey(nameRu ?? '')) ?? null
}

function toNameKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/["«»„“”]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim()
}
