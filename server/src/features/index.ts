// Every call has its handler here, or this does not compile.
import type { OperatorDetails } from '@tendertap/contract/entities/operator-details'
import type { Path } from '@tendertap/contract/calls/index'
import type { HourlyCap } from '@tendertap/domain/notifications/sending'
import type { Database } from '../db/database.ts'
import type { DocumentStore } from '../documents/store.ts'
import type { Consumer } from '../feed/consumer.ts'
import type { Handlers } from '../http/handlers.ts'
import type { AllJobs } from '../jobs/definitions.ts'
import type { JobHandlers } from '../jobs/run.ts'
import type { DeviceToken } from '../platform/device-tokens.ts'
import { createSeal } from '../platform/sealing.ts'
import type { SessionToken } from '../platform/tokens.ts'
import { factsConsumer } from './analytics/facts/consumer.ts'
import { analyticsHandlers } from './analytics/handlers.ts'
import { analyticsJobs } from './analytics/jobs.ts'
import { auditHandlers } from './audit/handlers.ts'
import { auditJobs } from './audit/jobs.ts'
import { checklistHandlers } from './checklists/handlers.ts'
import { companyDocumentHandlers } from './company-documents/handlers.ts'
import { countNewCompanies } from './company-lists/customers.ts'
import { companyListHandlers } from './company-lists/handlers.ts'
import { deliveryHandlers } from './delivery/handlers.ts'
import { deliveryJobs } from './delivery/watch.ts'
import { documentConsumer } from './documents/consumer.ts'
import { documentJobs, type DocumentSettings } from './documents/jobs.ts'
import { exportHandlers } from './exports/handlers.ts'
import { dossierHandlers } from './dossier/handlers.ts'
import { feedbackHandlers } from './feedback/handlers.ts'
import { followingConsumer } from './following/consumer.ts'
import { followingHandlers } from './following/handlers.ts'
import { followingJobs } from './following/jobs.ts'
import { guaranteeHandlers } from './guarantees/handlers.ts'
import { interestHandlers } from './interests/handlers.ts'
import { alarmJobs } from './sources/alarm-watch.ts'
import { sourceHandlers } from './sources/handlers.ts'
import { legalHandlers } from './legal/handlers.ts'
import type { LotLoaders } from './lots/attachments.ts'
import { lotCommentHandlers } from './lot-comments/handlers.ts'
import { moveComments } from './lot-comments/queries.ts'
import { lotResultHandlers } from './lot-results/handlers.ts'
import { carryingConsumer } from './lot-voting/consumer.ts'
import { lotVotingHandlers } from './lot-voting/handlers.ts'
import { lotVotingJobs } from './lot-voting/jobs.ts'
import { recordAcceptance, recordAcceptances } from './lot-voting/record-votes.ts'
import { voteLoaders } from './lot-voting/voted-lots.ts'
import { changesInWorkConsumer } from './lot-work/consumer.ts'
import { lotWorkHandlers } from './lot-work/handlers.ts'
import { lotWorkJobs } from './lot-work/jobs.ts'
import { workRecords } from './lot-work/work-records.ts'
import { workLoaders } from './lot-work/worked-lots.ts'
import { MATCHING_CONSUMER, matchingConsumer } from './matching/consumer.ts'
import { matchingHandlers } from './matching/handlers.ts'
import { matchingJobs } from './matching/jobs.ts'
import { scoreLoaders } from './matching/scored-lots.ts'
import { messageJobs, type MessageSettings } from './messages/jobs.ts'
import { lotHandlers } from './lots/handlers.ts'
import { dailyJobs } from './notifications/daily/jobs.ts'
import { unsubscribeHandlers } from './notifications/unsubscribe/handlers.ts'
import { noticeHandlers } from './notifications/notices/handlers.ts'
import { notificationHandlers, type TelegramBot } from './notifications/handlers.ts'
import { ownFileJobs } from './own-files/jobs.ts'
import { sendingJobs } from './notifications/sending/jobs.ts'
import { createLetterSender } from './notifications/sending/send-letter.ts'
import type { NoticeSender } from './notifications/sending/senders.ts'
import type { BotPath } from './notifications/telegram/act.ts'
import { operatorHandlers } from './operator/handlers.ts'
import { passwordHandlers } from './passwords/handlers.ts'
import { passwordJobs } from './passwords/jobs.ts'
import { planningHandlers } from './planning/handlers.ts'
import { planningJobs } from './planning/jobs.ts'
import { profileHandlers } from './profile/handlers.ts'
import { registrationHandlers } from './registration/handlers.ts'
import { registrationJobs } from './registration/jobs.ts'
import { resultImportHandlers } from './result-import/handlers.ts'
import { savedSearchConsumer, scoredSearchConsumer } from './saved-searches/consumer.ts'
import { savedSearchHandlers } from './saved-searches/handlers.ts'
import { savedSearchJobs } from './saved-searches/jobs.ts'
import { secondFactorHandlers } from './second-factor/handlers.ts'
import { seenMarkHandlers } from './seen-marks/handlers.ts'
import { sessionHandlers } from './session/handlers.ts'
import { sessionJobs } from './session/jobs.ts'
import { subscriptionHandlers } from './subscription/handlers.ts'
import { subscriptionJobs } from './subscription/tell-ends.ts'
import { teamHandlers } from './team/handlers.ts'
import { teamAnalyticsHandlers } from './team-analytics/handlers.ts'
import { tenderWorkHandlers } from './tender-work/handlers.ts'
import { tenderHandlers } from './tenders/handlers.ts'
import { todayHandlers } from './today/handlers.ts'

/** The part of the configuration that handlers need. */
export interface HandlerSettings {
  operatorEmail: string
  /** what the legal pages name */
  operator: OperatorDetails
  /** null: nobody can connect a Telegram chat */
  telegramBot: TelegramBot | null
  /** encrypts the secrets of second factors: 64 hexadecimal digits */
  secondFactorKey: string
  superadminNeedsFactor: boolean
}

/** How the features load what a workspace has attached to lots. */
export const LOT_LOADERS: LotLoaders = { ...scoreLoaders, ...voteLoaders, ...workLoaders }

export function allHandlers(
  { application: db, sessions, store }: { application: Database; sessions: Database; store: DocumentStore },
  { tokens, devices }: { tokens: SessionToken; devices: DeviceToken },
  settings: HandlerSettings,
  lotLoaders: LotLoaders = LOT_LOADERS,
): Handlers<Path> {
  const seal = createSeal(settings.secondFactorKey)
  return {
    ...sessionHandlers(sessions, { tokens, devices, seal, superadminNeedsFactor: settings.superadminNeedsFactor }),
    ...passwordHandlers(db),
    ...secondFactorHandlers(db, seal),
    ...profileHandlers(db, seal, countNewCompanies),
    ...notificationHandlers(db, settings.telegramBot),
    ...noticeHandlers,
    ...unsubscribeHandlers(db),
    ...subscriptionHandlers(settings.operatorEmail),
    ...teamHandlers(db, seal),
    ...auditHandlers,
    ...lotHandlers(lotLoaders),
    ...lotVotingHandlers,
    ...lotWorkHandlers(recordAcceptance, moveComments),
    ...lotCommentHandlers,
    ...lotResultHandlers(workRecords, lotLoaders),
    ...resultImportHandlers,
    ...dossierHandlers(lotLoaders),
    ...checklistHandlers,
    ...planningHandlers(db),
    ...companyDocumentHandlers,
    ...matchingHandlers(),
    ...sourceHandlers,
    ...companyListHandlers,
    ...interestHandlers,
    ...tenderHandlers(lotLoaders),
    ...tenderWorkHandlers(workRecords, recordAcceptances),
    ...todayHandlers,
    ...seenMarkHandlers,
    ...savedSearchHandlers(lotLoaders),
    ...followingHandlers,
    ...analyticsHandlers,
    ...exportHandlers(lotLoaders, store),
    ...teamAnalyticsHandlers,
    ...guaranteeHandlers,
    ...registrationHandlers(db, settings.operatorEmail),
    ...operatorHandlers(db),
    ...deliveryHandlers,
    ...feedbackHandlers(db, settings.operatorEmail),
    ...legalHandlers(settings.operator),
  }
}

/** The calls that people make from a Telegram chat. */
export function botHandlers(db: Database): Pick<Handlers<Path>, BotPath> {
  const all = {
    ...lotVotingHandlers,
    ...lotWorkHandlers(recordAcceptance, moveComments),
    ...noticeHandlers,
    ...notificationHandlers(db, null),
  }
  return {
    'lots/voteLot': all['lots/voteLot'],
    'lots/activateLot': all['lots/activateLot'],
    'lots/declineLot': all['lots/declineLot'],
    'notices/remindTomorrow': all['notices/remindTomorrow'],
    'me/disconnectTelegramAccount': all['me/disconnectTelegramAccount'],
  }
}

/** The part of the configuration that background jobs need. */
export interface JobSettings extends MessageSettings {
  operatorEmail: string
  documents: DocumentSettings
  sendToTelegram: NoticeSender
  /** has a connection for every job `notices/send` that runs at once; the role `background` */
  sendingDb: Database
  noticesPerHour: HourlyCap
}

/** Every consumer of the feed of changes. */
export function allConsumers(): readonly Consumer[] {
  return [
    documentConsumer,
    carryingConsumer,
    changesInWorkConsumer,
    matchingConsumer(),
    savedSearchConsumer(LOT_LOADERS),
    scoredSearchConsumer(LOT_LOADERS, MATCHING_CONSUMER),
    followingConsumer,
    factsConsumer,
  ]
}

/** Every background job; `db` is the role `background`. */
export function allJobs(db: Database, settings: JobSettings): JobHandlers<AllJobs> {
  return {
    ...alarmJobs(db, settings.operatorEmail),
    ...analyticsJobs(db),
    ...auditJobs(db, settings.operatorEmail),
    ...deliveryJobs(db, settings.operatorEmail),
    ...documentJobs(db, settings.documents),
    ...followingJobs(db),
    ...lotVotingJobs(db),
    ...lotWorkJobs(db),
    ...matchingJobs(db),
    ...messageJobs(db, settings),
    ...sendingJobs(
      { db, sendingDb: settings.sendingDb },
      { email: createLetterSender(settings.mailer, settings.publicUrl), telegram: settings.sendToTelegram },
      settings.noticesPerHour,
    ),
    ...dailyJobs(db),
    ...ownFileJobs(db),
    ...passwordJobs(db),
    ...planningJobs(db),
    ...registrationJobs(db),
    ...savedSearchJobs(db, LOT_LOADERS, MATCHING_CONSUMER),
    ...sessionJobs(db),
    ...subscriptionJobs(db),
  }
}
