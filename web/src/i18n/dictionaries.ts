// Every part of the dictionary in every language, each a file of its own in the build.
// A new part: ru/<part>.ts with its type, kz and en beside it, one line in Texts and one in DICTIONARIES.
import type { ErrorCode } from '@tendertap/contract/errors'
import type { Language } from '@tendertap/domain/languages'
import type { AccountTexts } from './ru/account.ts'
import type { LotsTexts } from './ru/lots.ts'
import type { PublicTexts } from './ru/public.ts'

export interface Texts {
  public: PublicTexts
  errors: Record<ErrorCode, string>
  account: AccountTexts
  lots: LotsTexts
}
export type Part = keyof Texts

type Dictionary<T> = Record<Language, () => Promise<T>>

export const DICTIONARIES: { [P in Part]: Dictionary<Texts[P]> } = {
  public: {
    ru: async () => (await import('./ru/public.ts')).texts,
    kz: async () => (await import('./kz/public.ts')).texts,
    en: async () => (await import('./en/public.ts')).texts,
  },
  errors: {
    ru: async () => (await import('@tendertap/contract/error-texts/ru')).errorTexts,
    kz: async () => (await import('@tendertap/contract/error-texts/kz')).errorTexts,
    en: async () => (await import('@tendertap/contract/error-texts/en')).errorTexts,
  },
  account: {
    ru: async () => (await import('./ru/account.ts')).texts,
    kz: async () => (await import('./kz/account.ts')).texts,
    en: async () => (await import('./en/account.ts')).texts,
  },
  lots: {
    ru: async () => (await import('./ru/lots.ts')).texts,
    kz: async () => (await import('./kz/lots.ts')).texts,
    en: async () => (await import('./en/lots.ts')).texts,
  },
}
