// Every background job without its handler, so that a feature can enqueue another feature's job without importing it.
// Handlers: features/<name>/jobs.ts, put together in features/index.ts; a job without one does not compile.
import { DAILY_HOUR } from '@tendertap/domain/notifications/daily'
import { z } from 'zod'
import { defineJob } from './job.ts'

const documentPayload = z.strictObject({ documentId: z.number().int() })

export const JOBS = {
  // corrections of the portals that are no changes: see features/analytics/facts
  'analytics/recount': defineJob({ payload: z.strictObject({}), cron: '20 3 * * *', limitSeconds: 60 * 60 }),
  // every minute: until it is linked, a row could be changed unnoticed
  'audit/link': defineJob({ payload: z.strictObject({}), cron: '* * * * *' }),
  'audit/makePartitions': defineJob({ payload: z.strictObject({}), cron: '15 3 * * *' }),
  'audit/sendHead': defineJob({ payload: z.strictObject({}), cron: '30 3 * * *' }),
  'delivery/watch': defineJob({ payload: z.strictObject({}), cron: '*/5 * * * *' }),
  // pg-boss retries only our own failures; after a refusal of the portal, the document's row says when to try again
  'documents/fetch': defineJob({
    payload: documentPayload,
    key: ({ documentId }) => String(documentId),
    batch: 2,
    parallel: 3,
    limitSeconds: 10 * 60,
  }),
  // Fetches a stored document again when its tender has changed. Nobody waits for it, so only two run at a time and
  // leave room for the documents that people wait for.
  'documents/fetchAgain': defineJob({
    payload: documentPayload,
    key: ({ documentId }) => String(documentId),
    batch: 2,
    retryAfterSeconds: 60,
    limitSeconds: 10 * 60,
  }),
  // two at a time: each is a process of its own
  'documents/readText': defineJob({ payload: documentPayload, batch: 2, limitSeconds: 5 * 60 }),
  // Looks whether the store still has the bytes that a row names. `opened`: somebody waits for them.
  'documents/verify': defineJob({
    payload: documentPayload.extend({ reason: z.enum(['opened', 'swept']) }),
    key: ({ documentId }) => String(documentId),
    batch: 2,
  }),
  // Compares the whole store with the table, so it may take long.
  'documents/sweep': defineJob({ payload: z.strictObject({}), cron: '45 3 * * *', limitSeconds: 3 * 60 * 60 }),
  'ingestion/watchAlarms': defineJob({ payload: z.strictObject({}), cron: '*/5 * * * *' }),
  // The votes of one workspace carry over to this tender from the one that it replaces.
  'lot-voting/carryVotes': defineJob({
    payload: z.strictObject({ workspaceId: z.guid(), tenderId: z.number().int() }),
    key: ({ workspaceId, tenderId }) => `${workspaceId} ${tenderId}`,
  }),
  // What the portal has changed about this tender, applied to the votes and the work of one workspace.
  'lot-work/applyChanges': defineJob({
    payload: z.strictObject({ workspaceId: z.guid(), tenderId: z.number().int() }),
    key: ({ workspaceId, tenderId }) => `${workspaceId} ${tenderId}`,
  }),
  // Tells the people of one workspace what happened, at the moment of this change, to a tender or a customer that they
  // follow.
  'following/tell': defineJob({
    payload: z.strictObject({ workspaceId: z.guid(), tenderId: z.number().int(), seq: z.number().int() }),
  }),
  // Learns from the catalogue anew when it has grown enough. Hourly, so that a new catalogue is not scored by an old
  // model for long.
  'matching/buildModel': defineJob({
    payload: z.strictObject({}),
    cron: '20 * * * *',
    key: () => 'model',
    limitSeconds: 60 * 60,
  }),
  // Learns from the votes on a profile's lots. Asked for by every vote, but run only after some of them.
  'matching/learn': defineJob({
    payload: z.strictObject({ workspaceId: z.guid(), interestId: z.guid() }),
    key: ({ interestId }) => interestId,
    batch: 2,
  }),
  // Scores all open lots against one profile. An administrator watches its progress, but not after votes: nobody has
  // asked for that, and it waits for more votes, which a job that somebody waits for must not.
  'matching/rescoreInterest': defineJob({
    payload: z.strictObject({ workspaceId: z.guid(), interestId: z.guid(), afterVotes: z.boolean().optional() }),
    key: ({ interestId, afterVotes }) => (afterVotes ? `${interestId} after votes` : interestId),
    batch: 2,
    limitSeconds: 10 * 60,
  }),
  // All profiles of a workspace, because its subscription now lets others score; null: of every workspace.
  'matching/rescoreMany': defineJob({
    payload: z.strictObject({ workspaceId: z.guid().nullable() }),
    key: ({ workspaceId }) => workspaceId ?? 'all',
  }),
  // The lots that have come to match a profile of this workspace.
  'matching/tellMatches': defineJob({
    payload: z.strictObject({ workspaceId: z.guid() }),
    key: ({ workspaceId }) => workspaceId,
    batch: 4,
  }),
  'matching/tidy': defineJob({ payload: z.strictObject({}), cron: '50 3 * * *', limitSeconds: 60 * 60 }),
  // small batches: one slow mail server must not delay the completion of other deliveries. Tried for about three
  // hours.
  'messages/deliver': defineJob({
    payload: z.strictObject({ deliveryId: z.guid() }),
    batch: 2,
    parallel: 5,
    retries: 20,
    limitSeconds: 2 * 60,
  }),
  'messages/forgetOld': defineJob({ payload: z.strictObject({}), cron: '55 3 * * *', limitSeconds: 60 * 60 }),
  // What one person is to be told by one channel, all that is due.
  'notices/send': defineJob({
    payload: z.strictObject({ workspaceId: z.guid(), userId: z.guid(), channel: z.enum(['email', 'telegram']) }),
    key: ({ userId, channel }) => `${userId} ${channel}`,
    group: ({ workspaceId }) => workspaceId,
    batch: 2,
    parallel: 5,
    limitSeconds: 2 * 60,
  }),
  // What became due without anybody asking for it: letters that were gathered, quiet hours that ended.
  'notices/findDue': defineJob({ payload: z.strictObject({}), cron: '* * * * *' }),
  // The daily mailing, and again where it was not made because no worker ran.
  'notices/startDaily': defineJob({ payload: z.strictObject({}), cron: `*/10 ${DAILY_HOUR}-${DAILY_HOUR + 2} * * *` }),
  'notices/makeDaily': defineJob({
    payload: z.strictObject({ workspaceId: z.guid(), day: z.iso.date() }),
    key: ({ workspaceId, day }) => `${workspaceId} ${day}`,
    batch: 5,
  }),
  // buttons of old Telegram messages, and turns that nobody waits for
  'notices/forgetOld': defineJob({ payload: z.strictObject({}), cron: '25 3 * * *' }),
  // before the sweep of the documents, which removes the bytes
  'own-files/forgetUnused': defineJob({ payload: z.strictObject({}), cron: '35 3 * * *' }),
  // Workspaces in which the end of a lot in work comes near, or a step may be late; one job for each of them.
  'planning/findWorkspaces': defineJob({ payload: z.strictObject({}), cron: '*/5 * * * *' }),
  'planning/tellTimes': defineJob({
    payload: z.strictObject({ workspaceId: z.guid() }),
    key: ({ workspaceId }) => workspaceId,
    batch: 2,
  }),
  // the address as it was typed: only the worker checks whether it has an account, so the answer cannot reveal it
  'passwords/sendResetLink': defineJob({ payload: z.strictObject({ email: z.string() }) }),
  'registration/expireApplications': defineJob({ payload: z.strictObject({}), cron: '40 3 * * *' }),
  'subscription/tellEnds': defineJob({ payload: z.strictObject({}), cron: '0 9 * * *' }),
  // Tells people of the new lots that their saved searches have found.
  'saved-searches/tell': defineJob({
    payload: z.strictObject({
      workspaceId: z.guid(),
      found: z.array(z.strictObject({ searchId: z.guid(), lotId: z.number().int() })),
    }),
  }),
  // What the searches that tell by the day have found since yesterday; a job for each workspace.
  'saved-searches/tellDaily': defineJob({ payload: z.strictObject({}), cron: `0 ${DAILY_HOUR} * * *` }),
  'saved-searches/tellWorkspace': defineJob({
    payload: z.strictObject({ workspaceId: z.guid() }),
    key: ({ workspaceId }) => workspaceId,
    batch: 2,
  }),
  'session/forgetOldAttempts': defineJob({ payload: z.strictObject({}), cron: '*/10 * * * *' }),
} as const

export type AllJobs = typeof JOBS
