// Every call by its path. A test compares the paths with the specification.
import type { z } from 'zod'
import { analytics } from './analytics.ts'
import { audit } from './audit.ts'
import { checklists } from './checklists.ts'
import { companyDocuments } from './company-documents.ts'
import { companyLists } from './company-lists.ts'
import { delivery } from './delivery.ts'
import { exports } from './exports.ts'
import { dossier } from './dossier.ts'
import { feedback } from './feedback.ts'
import { following } from './following.ts'
import { guarantees } from './guarantees.ts'
import { interests } from './interests.ts'
import { legal } from './legal.ts'
import { lotComments } from './lot-comments.ts'
import { lotResults } from './lot-results.ts'
import { lots } from './lots.ts'
import { lotVoting } from './lot-voting.ts'
import { lotWork } from './lot-work.ts'
import { matching } from './matching.ts'
import { notices } from './notices.ts'
import { notifications } from './notifications.ts'
import { operator } from './operator.ts'
import { passwords } from './passwords.ts'
import { planning } from './planning.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { resultImport } from './result-import.ts'
import { savedSearches } from './saved-searches.ts'
import { secondFactor } from './second-factor.ts'
import { seenMarks } from './seen-marks.ts'
import { session } from './session.ts'
import { sources } from './sources.ts'
import { subscription } from './subscription.ts'
import { team } from './team.ts'
import { teamAnalytics } from './team-analytics.ts'
import { tenders } from './tenders.ts'
import { tenderWork } from './tender-work.ts'
import { today } from './today.ts'

export const api = {
  ...session,
  ...passwords,
  ...secondFactor,
  ...registration,
  ...profile,
  ...team,
  ...audit,
  ...notices,
  ...notifications,
  ...subscription,
  ...operator,
  ...delivery,
  ...feedback,
  ...legal,
  ...interests,
  ...companyLists,
  ...matching,
  ...lots,
  ...sources,
  ...lotVoting,
  ...lotWork,
  ...lotComments,
  ...lotResults,
  ...resultImport,
  ...dossier,
  ...checklists,
  ...planning,
  ...companyDocuments,
  ...tenders,
  ...tenderWork,
  ...today,
  ...seenMarks,
  ...savedSearches,
  ...following,
  ...analytics,
  ...exports,
  ...teamAnalytics,
  ...guarantees,
}

export type Path = keyof typeof api
/** What a client sends. */
export type Input<P extends Path> = z.input<(typeof api)[P]['input']>
/** What a handler receives: defaults are filled in, filters are normalised. */
export type ParsedInput<P extends Path> = z.output<(typeof api)[P]['input']>
/**
 * What goes over the wire: dates are ISO strings, amounts and catalogue ids JSON numbers, workspace ids UUID strings.
 */
export type Output<P extends Path> = z.output<(typeof api)[P]['output']>
