import type { Language } from '@tendertap/domain/languages'

/** Each language calls itself by its own name, whichever is spoken now. In the order they are offered. */
export const LANGUAGE_NAMES: readonly { language: Language; short: string; name: string }[] = [
  { language: 'ru', short: 'RU', name: 'Русский' },
  { language: 'kz', short: 'KZ', name: 'Қазақша' },
  { language: 'en', short: 'EN', name: 'English' },
]
