// The entries of a template while they are edited. The price is not among them: it is always there, and always last.
import { pickLanguage, type Language, type Translated } from '@tendertap/domain/languages'
import { PRICE_KEY } from '@tendertap/domain/lot-work/checklist'
import {
  hasDistinctEntries,
  MAX_TEMPLATE_ENTRIES,
  type TemplateEntry,
} from '@tendertap/domain/lot-work/default-checklist'

/** The price takes one place. */
export const MAX_EDITED_ENTRIES = MAX_TEMPLATE_ENTRIES - 1

export interface EditedEntry {
  key: string
  ru: string
  kz: string
  en: string
  required: boolean
}

export function toEdited(entries: readonly TemplateEntry[]): EditedEntry[] {
  return entries
    .filter(({ key }) => key !== PRICE_KEY)
    .map(({ key, descriptionRu, descriptionKz, descriptionEn, required }) => ({
      key,
      ru: descriptionRu,
      kz: descriptionKz ?? '',
      en: descriptionEn ?? '',
      required,
    }))
}

export function toEntry({ key, ru, kz, en, required }: EditedEntry): TemplateEntry {
  return {
    key,
    descriptionRu: ru.trim(),
    descriptionKz: kz.trim() || null,
    descriptionEn: en.trim() || null,
    required,
  }
}

/** With a key that no other entry has. */
export function addEntry(entries: readonly EditedEntry[]): EditedEntry[] {
  const isFree = (key: string) => entries.every((entry) => entry.key !== key)
  const keys = Array.from({ length: entries.length + 1 }, (_, index) => `own_${index + 1}`)
  return [...entries, { key: keys.find(isFree) ?? `own_${keys.length}`, ru: '', kz: '', en: '', required: true }]
}

export function moveEntry(entries: readonly EditedEntry[], index: number, by: -1 | 1): EditedEntry[] {
  const moved = entries[index]
  const rest = entries.filter((_, place) => place !== index)
  return moved ? rest.toSpliced(index + by, 0, moved) : rest
}

type EntryProblem = 'empty' | 'repeated'

/** What is wrong with each entry; null: nothing. */
export function findProblems(entries: readonly EditedEntry[]): (EntryProblem | null)[] {
  return entries.map((entry, index) => {
    if (entry.ru.trim() === '') return 'empty'
    // an entry that has no name yet can't have the same one
    const before = entries.slice(0, index).filter(({ ru }) => ru.trim() !== '')
    return hasDistinctEntries([...before, entry].map(toEntry)) || !hasDistinctEntries(before.map(toEntry))
      ? null
      : 'repeated'
  })
}

/** In the person's language, else in Russian. */
export function pickEntryName(entry: TemplateEntry, language: Language): { text: string; language: Language } {
  const names: Translated = { ru: entry.descriptionRu, kz: entry.descriptionKz, en: entry.descriptionEn }
  const picked = pickLanguage(names, language) ?? 'ru'
  return { text: names[picked] ?? '', language: picked }
}
