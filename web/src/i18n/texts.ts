// The current language and its dictionaries. A page loads only the parts it needs, in one language.
import { DEFAULT_LANGUAGE, getLocale, type Language } from '@tendertap/domain/languages'
import { useSyncExternalStore } from 'react'
import { loadPart } from '../lib/parts.ts'
import { DICTIONARIES, type Part, type Texts } from './dictionaries.ts'

let current: Language = DEFAULT_LANGUAGE
const partsInUse = new Set<Part>()
const loaded = new Map<string, Texts[Part]>()
const listeners = new Set<() => void>()

async function fetchPart(part: Part, language: Language): Promise<void> {
  const key = `${language}/${part}`
  if (!loaded.has(key)) loaded.set(key, await loadPart<Texts[Part]>(DICTIONARIES[part][language]))
}

/** Loads these parts in the current language, and in every language chosen later. */
export async function loadTexts(...parts: Part[]): Promise<void> {
  for (const part of parts) partsInUse.add(part)
  let language: Language
  do {
    language = current
    await Promise.all(parts.map((part) => fetchPart(part, current)))
    // another language may have been chosen meanwhile
  } while (language !== current)
}

/** Loads every part in use before it switches, so no screen is ever half translated. */
export async function switchLanguage(language: Language): Promise<void> {
  const listMissing = () => [...partsInUse].filter((part) => !loaded.has(`${language}/${part}`))
  // a page may begin to use another part meanwhile
  while (listMissing().length > 0) await Promise.all(listMissing().map((part) => fetchPart(part, language)))
  current = language
  if (typeof document !== 'undefined') document.documentElement.lang = getLocale(language).slice(0, 2)
  for (const listener of listeners) listener()
}

export function getLanguage(): Language {
  return current
}

/** The dictionary of a part, which must have been loaded by the page's route. */
export function getTexts<P extends Part>(part: P): Texts[P] {
  const texts = loaded.get(`${current}/${part}`)
  if (!texts) throw new Error(`The dictionary ${current}/${part} is not loaded`)
  return texts as Texts[P]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, getLanguage)
}

export function useTexts<P extends Part>(part: P): Texts[P] {
  useLanguage()
  return getTexts(part)
}
