// Every part of the dictionary in every language, each a file of its own in the build, found by its name.
// A new part: ru/<part>.ts with its type, kz and en beside it, and its type in FileTexts.
import type { ErrorCode } from '@tendertap/contract/errors/errors'
import { LANGUAGES, type Language } from '@tendertap/domain/languages'
import type { AccountTexts } from './ru/account.ts'
import type { ActivityTexts } from './ru/activity.ts'
import type { AnalyticsTexts } from './ru/analytics.ts'
import type { AuditTexts } from './ru/audit.ts'
import type { ChecklistsTexts } from './ru/checklists.ts'
import type { CompanyDocumentsTexts } from './ru/company-documents.ts'
import type { CompanyListsTexts } from './ru/company-lists.ts'
import type { ConfirmEmailTexts } from './ru/confirm-email.ts'
import type { DeliveryTexts } from './ru/delivery.ts'
import type { ExportsTexts } from './ru/exports.ts'
import type { FeedbackTexts } from './ru/feedback.ts'
import type { FollowingTexts } from './ru/following.ts'
import type { GuaranteesTexts } from './ru/guarantees.ts'
import type { FreshnessTexts } from './ru/freshness.ts'
import type { InWorkTexts } from './ru/in-work.ts'
import type { InterestsTexts } from './ru/interests.ts'
import type { LotFilterTexts } from './ru/lot-filter.ts'
import type { LotsTexts } from './ru/lots.ts'
import type { MatchingTexts } from './ru/matching.ts'
import type { NoticesTexts } from './ru/notices.ts'
import type { NotificationsTexts } from './ru/notifications.ts'
import type { OperatorTexts } from './ru/operator.ts'
import type { PasswordsTexts } from './ru/passwords.ts'
import type { PlanningTexts } from './ru/planning.ts'
import type { ProfileTexts } from './ru/profile.ts'
import type { PublicTexts } from './ru/public.ts'
import type { ReadingTexts } from './ru/reading.ts'
import type { RegistrationTexts } from './ru/registration.ts'
import type { ResultImportTexts } from './ru/result-import.ts'
import type { ResultsTexts } from './ru/results.ts'
import type { SavedSearchesTexts } from './ru/saved-searches.ts'
import type { SecondFactorTexts } from './ru/second-factor.ts'
import type { SourcesTexts } from './ru/sources.ts'
import type { SubscriptionTexts } from './ru/subscription.ts'
import type { TeamTexts } from './ru/team.ts'
import type { TeamAnalyticsTexts } from './ru/team-analytics.ts'
import type { TenderWorkTexts } from './ru/tender-work.ts'
import type { TendersTexts } from './ru/tenders.ts'
import type { TodayTexts } from './ru/today.ts'
import type { UnsubscribeTexts } from './ru/unsubscribe.ts'
import type { VotingTexts } from './ru/voting.ts'
import type { WorkTexts } from './ru/work.ts'

interface FileTexts {
  account: AccountTexts
  activity: ActivityTexts
  analytics: AnalyticsTexts
  audit: AuditTexts
  checklists: ChecklistsTexts
  'company-documents': CompanyDocumentsTexts
  'company-lists': CompanyListsTexts
  'confirm-email': ConfirmEmailTexts
  delivery: DeliveryTexts
  exports: ExportsTexts
  feedback: FeedbackTexts
  following: FollowingTexts
  guarantees: GuaranteesTexts
  freshness: FreshnessTexts
  'in-work': InWorkTexts
  interests: InterestsTexts
  'lot-filter': LotFilterTexts
  lots: LotsTexts
  matching: MatchingTexts
  notices: NoticesTexts
  notifications: NotificationsTexts
  operator: OperatorTexts
  passwords: PasswordsTexts
  planning: PlanningTexts
  profile: ProfileTexts
  public: PublicTexts
  reading: ReadingTexts
  registration: RegistrationTexts
  'result-import': ResultImportTexts
  results: ResultsTexts
  'saved-searches': SavedSearchesTexts
  'second-factor': SecondFactorTexts
  sources: SourcesTexts
  subscription: SubscriptionTexts
  team: TeamTexts
  'team-analytics': TeamAnalyticsTexts
  'tender-work': TenderWorkTexts
  tenders: TendersTexts
  today: TodayTexts
  unsubscribe: UnsubscribeTexts
  voting: VotingTexts
  work: WorkTexts
}

export interface Texts extends FileTexts {
  /** from the contract, because the server sends them as well */
  errors: Record<ErrorCode, string>
}
export type Part = keyof Texts

type Dictionary<T> = Record<Language, () => Promise<T>>

const FILES = import.meta.glob<FileTexts[keyof FileTexts]>('./{ru,kz,en}/*.ts', { import: 'texts' })

const PARTS = Object.keys(FILES).flatMap((file) => /^\.\/ru\/(.+)\.ts$/.exec(file)?.[1] ?? [])

function collectLanguages(part: string) {
  return Object.fromEntries(LANGUAGES.map((language) => [language, FILES[`./${language}/${part}.ts`]]))
}

export const DICTIONARIES = {
  ...Object.fromEntries(PARTS.map((part) => [part, collectLanguages(part)])),
  errors: {
    ru: async () => (await import('@tendertap/contract/errors/texts/ru')).errorTexts,
    kz: async () => (await import('@tendertap/contract/errors/texts/kz')).errorTexts,
    en: async () => (await import('@tendertap/contract/errors/texts/en')).errorTexts,
  },
} as { [P in Part]: Dictionary<Texts[P]> }
