// The language and the colour scheme of the kit page, as its address has them: ?lang=kz&scheme=dark
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@tendertap/domain/languages'

export const SCHEMES = ['light', 'dark', 'auto'] as const

export interface KitSettings {
  language: Language
  scheme: (typeof SCHEMES)[number]
}

export function parseSettings(search: string): KitSettings {
  const params = new URLSearchParams(search)
  const [language, scheme] = [params.get('lang'), params.get('scheme')]
  return {
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    scheme: SCHEMES.find((known) => known === scheme) ?? 'auto',
  }
}

export function formatSettings({ language, scheme }: KitSettings): string {
  return `?${new URLSearchParams({ lang: language, scheme }).toString()}`
}
