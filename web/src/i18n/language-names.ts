import type { Language } from '@tendertap/domain/languages'

/** The name of each language in that language, in the order in which they are offered. */
export const LANGUAGE_NAMES: readonly { language: Language; short: string; name: string }[] = [
  { language: 'ru', short: 'RU', name: 'Русский' },
  { language: 'kz', short: 'KZ', name: 'Қазақша' },
  { language: 'en', short: 'EN', name: 'English' },
]
