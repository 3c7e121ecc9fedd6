// Every part of the dictionary in every language, each a file of its own in the build.
// A new part: ru/<part>.ts with its type, kz and en beside it, one line in Texts and one in DICTIONARIES.
import type { ErrorCode } from '@tendertap/contract/errors'
import type { Language } from '@tendertap/domain/languages'
import type { AccountTexts } from './ru/account.ts'
import type { FreshnessTexts } from './ru/freshness.ts'
import type { HelpTexts } from './ru/help.ts'
import type { AuditTexts } from './ru/audit.ts'
import type { LotFilterTexts } from './ru/lot-filter.ts'
import type { LotsTexts } from './ru/lots.ts'
import type { OperatorTexts } from './ru/operator.ts'
import type { PasswordsTexts } from './ru/passwords.ts'
import type { PublicTexts } from './ru/public.ts'
import type { RegistrationTexts } from './ru/registration.ts'
import type { TeamTexts } from './ru/team.ts'
import type { TendersTexts } from './ru/tenders.ts'
import type { ConfirmEmailTexts } from './ru/confirm-email.ts'
import type { ProfileTexts } from './ru/profile.ts'
import type { SettingsTexts } from './ru/settings.ts'
import type { SourcesTexts } from './ru/sources.ts'
import type { SubscriptionTexts } from './ru/subscription.ts'

export interface Texts {
  public: PublicTexts
  errors: Record<ErrorCode, string>
  account: AccountTexts
  passwords: PasswordsTexts
  lots: LotsTexts
  lotFilter: LotFilterTexts
  tenders: TendersTexts
  freshness: FreshnessTexts
  sources: SourcesTexts
  registration: RegistrationTexts
  operator: OperatorTexts
  team: TeamTexts
  audit: AuditTexts
  help: HelpTexts
  confirmEmail: ConfirmEmailTexts
  profile: ProfileTexts
  settings: SettingsTexts
  subscription: SubscriptionTexts
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
  passwords: {
    ru: async () => (await import('./ru/passwords.ts')).texts,
    kz: async () => (await import('./kz/passwords.ts')).texts,
    en: async () => (await import('./en/passwords.ts')).texts,
  },
  lots: {
    ru: async () => (await import('./ru/lots.ts')).texts,
    kz: async () => (await import('./kz/lots.ts')).texts,
    en: async () => (await import('./en/lots.ts')).texts,
  },
  lotFilter: {
    ru: async () => (await import('./ru/lot-filter.ts')).texts,
    kz: async () => (await import('./kz/lot-filter.ts')).texts,
    en: async () => (await import('./en/lot-filter.ts')).texts,
  },
  tenders: {
    ru: async () => (await import('./ru/tenders.ts')).texts,
    kz: async () => (await import('./kz/tenders.ts')).texts,
    en: async () => (await import('./en/tenders.ts')).texts,
  },
  freshness: {
    ru: async () => (await import('./ru/freshness.ts')).texts,
    kz: async () => (await import('./kz/freshness.ts')).texts,
    en: async () => (await import('./en/freshness.ts')).texts,
  },
  sources: {
    ru: async () => (await import('./ru/sources.ts')).texts,
    kz: async () => (await import('./kz/sources.ts')).texts,
    en: async () => (await import('./en/sources.ts')).texts,
  },
  help: {
    ru: async () => (await import('./ru/help.ts')).texts,
    kz: async () => (await import('./kz/help.ts')).texts,
    en: async () => (await import('./en/help.ts')).texts,
  },
  team: {
    ru: async () => (await import('./ru/team.ts')).texts,
    kz: async () => (await import('./kz/team.ts')).texts,
    en: async () => (await import('./en/team.ts')).texts,
  },
  audit: {
    ru: async () => (await import('./ru/audit.ts')).texts,
    kz: async () => (await import('./kz/audit.ts')).texts,
    en: async () => (await import('./en/audit.ts')).texts,
  },
  confirmEmail: {
    ru: async () => (await import('./ru/confirm-email.ts')).texts,
    kz: async () => (await import('./kz/confirm-email.ts')).texts,
    en: async () => (await import('./en/confirm-email.ts')).texts,
  },
  profile: {
    ru: async () => (await import('./ru/profile.ts')).texts,
    kz: async () => (await import('./kz/profile.ts')).texts,
    en: async () => (await import('./en/profile.ts')).texts,
  },
  settings: {
    ru: async () => (await import('./ru/settings.ts')).texts,
    kz: async () => (await import('./kz/settings.ts')).texts,
    en: async () => (await import('./en/settings.ts')).texts,
  },
  subscription: {
    ru: async () => (await import('./ru/subscription.ts')).texts,
    kz: async () => (await import('./kz/subscription.ts')).texts,
    en: async () => (await import('./en/subscription.ts')).texts,
  },
  registration: {
    ru: async () => (await import('./ru/registration.ts')).texts,
    kz: async () => (await import('./kz/registration.ts')).texts,
    en: async () => (await import('./en/registration.ts')).texts,
  },
  operator: {
    ru: async () => (await import('./ru/operator.ts')).texts,
    kz: async () => (await import('./kz/operator.ts')).texts,
    en: async () => (await import('./en/operator.ts')).texts,
  },
}
