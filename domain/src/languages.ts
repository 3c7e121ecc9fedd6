// spec 1 §5: ru, en, kz; Russian is the default and the fallback of every text.
export const LANGUAGES = ['ru', 'en', 'kz'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'ru'

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value)
}

/** The profile's language wins, else the stored one, else Russian. */
export function chooseLanguage(profile: unknown, stored: unknown): Language {
  if (isLanguage(profile)) return profile
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE
}

/** The policy and the offer exist in Russian and Kazakh only (spec 1 §2, §4). */
export const LEGAL_LANGUAGES = ['ru', 'kz'] as const satisfies readonly Language[]
export type LegalLanguage = (typeof LEGAL_LANGUAGES)[number]

export function isLegalLanguage(value: unknown): value is LegalLanguage {
  return (LEGAL_LANGUAGES as readonly unknown[]).includes(value)
}

export function getLegalLanguage(language: Language): LegalLanguage {
  return isLegalLanguage(language) ? language : 'ru'
}

/** Our code for Kazakh is `kz`; Intl and HTML use `kk`. Only this function maps one to the other. */
export function getLocale(language: Language): string {
  return { ru: 'ru-RU', en: 'en-GB', kz: 'kk-KZ' }[language]
}

export interface Translated {
  ru: string | null
  kz: string | null
  en: string | null
}

/** The language of the text that `pickText` returns. A page marks a text in another language (WCAG 3.1.2). */
export function pickLanguage(text: Translated, language: Language): Language | null {
  const order: readonly Language[] = [language, DEFAULT_LANGUAGE, 'kz', 'en']
  return order.find((candidate) => text[candidate]) ?? null
}

/** The text in the wanted language, else the Russian one, else whatever exists. */
export function pickText(text: Translated, language: Language): string | null {
  const picked = pickLanguage(text, language)
  return picked && text[picked]
}

/** The likely language of a text that comes without one (a file name, a position): Latin letters do not show it. */
export function guessLanguage(text: string): Language | null {
  if (/[әғқңөұүһі]/iu.test(text)) return 'kz'
  return /\p{Script=Cyrillic}/u.test(text) ? 'ru' : null
}
