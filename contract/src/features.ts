// Every feature of the API: its title, its calls and their examples. A new feature is one line here and one in
// calls/index.ts.
import type { Call } from './call.ts'
import { analytics } from './calls/analytics.ts'
import { audit } from './calls/audit.ts'
import { checklists } from './calls/checklists.ts'
import { companyDocuments } from './calls/company-documents.ts'
import { companyLists } from './calls/company-lists.ts'
import { delivery } from './calls/delivery.ts'
import { exports } from './calls/exports.ts'
import { dossier } from './calls/dossier.ts'
import { feedback } from './calls/feedback.ts'
import { following } from './calls/following.ts'
import { guarantees } from './calls/guarantees.ts'
import { interests } from './calls/interests.ts'
import { legal } from './calls/legal.ts'
import { lotComments } from './calls/lot-comments.ts'
import { lotResults } from './calls/lot-results.ts'
import { lotVoting } from './calls/lot-voting.ts'
import { lotWork } from './calls/lot-work.ts'
import { lots } from './calls/lots.ts'
import { matching } from './calls/matching.ts'
import { notices } from './calls/notices.ts'
import { notifications } from './calls/notifications.ts'
import { operator } from './calls/operator.ts'
import { passwords } from './calls/passwords.ts'
import { planning } from './calls/planning.ts'
import { profile } from './calls/profile.ts'
import { registration } from './calls/registration.ts'
import { resultImport } from './calls/result-import.ts'
import { savedSearches } from './calls/saved-searches.ts'
import { secondFactor } from './calls/second-factor.ts'
import { seenMarks } from './calls/seen-marks.ts'
import { session } from './calls/session.ts'
import { sources } from './calls/sources.ts'
import { subscription } from './calls/subscription.ts'
import { team } from './calls/team.ts'
import { teamAnalytics } from './calls/team-analytics.ts'
import { tenders } from './calls/tenders.ts'
import { tenderWork } from './calls/tender-work.ts'
import { today } from './calls/today.ts'
import type { Path } from './calls/index.ts'
import type { Examples } from './examples/example.ts'
import { analyticsExamples } from './examples/analytics.ts'
import { auditExamples } from './examples/audit.ts'
import { checklistsExamples } from './examples/checklists.ts'
import { companyDocumentsExamples } from './examples/company-documents.ts'
import { companyListsExamples } from './examples/company-lists.ts'
import { deliveryExamples } from './examples/delivery.ts'
import { exportsExamples } from './examples/exports.ts'
import { dossierExamples } from './examples/dossier.ts'
import { feedbackExamples } from './examples/feedback.ts'
import { followingExamples } from './examples/following.ts'
import { guaranteesExamples } from './examples/guarantees.ts'
import { interestsExamples } from './examples/interests.ts'
import { legalExamples } from './examples/legal.ts'
import { lotCommentsExamples } from './examples/lot-comments.ts'
import { lotResultsExamples } from './examples/lot-results.ts'
import { lotVotingExamples } from './examples/lot-voting.ts'
import { lotWorkExamples } from './examples/lot-work.ts'
import { lotsExamples } from './examples/lots.ts'
import { matchingExamples } from './examples/matching.ts'
import { noticesExamples } from './examples/notices.ts'
import { notificationsExamples } from './examples/notifications.ts'
import { operatorExamples } from './examples/operator.ts'
import { passwordsExamples } from './examples/passwords.ts'
import { planningExamples } from './examples/planning.ts'
import { profileExamples } from './examples/profile.ts'
import { registrationExamples } from './examples/registration.ts'
import { resultImportExamples } from './examples/result-import.ts'
import { savedSearchesExamples } from './examples/saved-searches.ts'
import { secondFactorExamples } from './examples/second-factor.ts'
import { seenMarksExamples } from './examples/seen-marks.ts'
import { sessionExamples } from './examples/session.ts'
import { sourcesExamples } from './examples/sources.ts'
import { subscriptionExamples } from './examples/subscription.ts'
import { teamExamples } from './examples/team.ts'
import { teamAnalyticsExamples } from './examples/team-analytics.ts'
import { tendersExamples } from './examples/tenders.ts'
import { tenderWorkExamples } from './examples/tender-work.ts'
import { todayExamples } from './examples/today.ts'

interface Feature {
  title: string
  /** one sentence for the API page */
  description: string
  calls: Readonly<Record<string, Call>>
  examples: Partial<Examples<Path>>
}

/** Every call of the feature has its examples, or this does not compile. */
function feature<C extends Readonly<Partial<Record<Path, Call>>>>(
  title: string,
  description: string,
  calls: C,
  examples: Examples<keyof C & Path>,
): Feature {
  return { title, description, calls, examples }
}

export const CATALOGUE_TITLE = 'Tenders'
export const NOTIFICATIONS_TITLE = 'Notifications'
export const PLANNING_TITLE = 'Planning'
export const FILES_TITLE = 'Company documents'

/** In the order of the API page. A test checks that every call is in exactly one feature. */
export const FEATURES: readonly Feature[] = [
  feature('Session', 'Signing in and out, and where one is signed in.', session, sessionExamples),
  feature(
    'Passwords',
    'Setting a new password by a letter’s link or with the current one.',
    passwords,
    passwordsExamples,
  ),
  feature('Second factor', 'Codes of an authenticator app, besides the password.', secondFactor, secondFactorExamples),
  feature('Registration', 'How a company or a person asks for access.', registration, registrationExamples),
  feature('Profile', 'The signed-in person.', profile, profileExamples),
  feature(NOTIFICATIONS_TITLE, 'By e-mail and Telegram.', notifications, notificationsExamples),
  feature('Team', 'The members of the workspace and their roles.', team, teamExamples),
  feature('Audit', 'Who changed what, when and from where.', audit, auditExamples),
  feature('Subscription', 'What the workspace has paid for.', subscription, subscriptionExamples),
  feature('Interests', 'Interest profiles: what the workspace looks for.', interests, interestsExamples),
  feature('Company lists', 'Customers, and the workspace’s own lists of them.', companyLists, companyListsExamples),
  feature('Matching', 'How well lots fit the interest profiles, and why.', matching, matchingExamples),
  feature('Lots', 'The catalogue and the lists of the workspace.', lots, lotsExamples),
  feature(
    'Saved searches',
    'Filters of the catalogue that a person keeps, and how soon they tell of new lots.',
    savedSearches,
    savedSearchesExamples,
  ),
  feature('Following', 'Customers and tenders that a person follows.', following, followingExamples),
  feature(
    'Analytics',
    'The market, its customers, competitors and prices, from published results.',
    analytics,
    analyticsExamples,
  ),
  feature('Sources', 'How fresh and complete the catalogue is.', sources, sourcesExamples),
  feature('Voting', 'Leads accept and reject lots.', lotVoting, lotVotingExamples),
  feature('Work on lots', 'From taking a lot into work to the confirmed placement.', lotWork, lotWorkExamples),
  feature('Comments', 'What the team says about a lot, and what happened about it.', lotComments, lotCommentsExamples),
  feature('Results', 'How a purchase ended.', lotResults, lotResultsExamples),
  feature(
    'Past results',
    'Results from before the team used the product, brought along as a sheet.',
    resultImport,
    resultImportExamples,
  ),
  feature('Dossier', 'All that is known of a lot, as a PDF.', dossier, dossierExamples),
  feature(CATALOGUE_TITLE, 'A tender as a whole, and the files of the catalogue.', tenders, tendersExamples),
  feature(
    'Work on tenders',
    'Steps on all lots of a tender at once, and lists of tenders.',
    tenderWork,
    tenderWorkExamples,
  ),
  feature('Notices', 'What a person was told, and what of it they have not looked at.', notices, noticesExamples),
  feature('My day', 'What waits for a person, what burns, what changed.', today, todayExamples),
  feature('Seen marks', 'What a person has seen at each place.', seenMarks, seenMarksExamples),
  feature('Checklists', 'Which documents are collected for a lot, by purchase method.', checklists, checklistsExamples),
  feature(PLANNING_TITLE, 'Working days, usual times, and calendars to subscribe to.', planning, planningExamples),
  feature(
    FILES_TITLE,
    'The company’s own files on lots in work, and its library of documents with their terms.',
    companyDocuments,
    companyDocumentsExamples,
  ),
  feature('Exports', 'Lists as spreadsheets, and all data of the workspace.', exports, exportsExamples),
  feature(
    'Team analytics',
    'How far the team’s lots went, how fast, and how often we won.',
    teamAnalytics,
    teamAnalyticsExamples,
  ),
  feature('Guarantees', 'How much money bid securities hold.', guarantees, guaranteesExamples),
  feature('Delivery', 'Whether what the product sends arrives.', delivery, deliveryExamples),
  feature('Feedback', 'Messages to the operator.', feedback, feedbackExamples),
  feature('Legal', 'Who stands behind the product.', legal, legalExamples),
  feature('Operator', 'Applications, workspaces and their subscriptions.', operator, operatorExamples),
]

/** The examples of every call by its path. */
export const examples = Object.assign({}, ...FEATURES.map((one) => one.examples)) as Examples<Path>
