import type { Path } from '../index.ts'
import { auditExamples } from './audit.ts'
import { companyListsExamples } from './company-lists.ts'
import type { Examples } from './example.ts'
import { feedbackExamples } from './feedback.ts'
import { interestsExamples } from './interests.ts'
import { legalExamples } from './legal.ts'
import { lotResultsExamples } from './lot-results.ts'
import { lotVotingExamples } from './lot-voting.ts'
import { lotWorkExamples } from './lot-work.ts'
import { lotsExamples } from './lots.ts'
import { notificationsExamples } from './notifications.ts'
import { operatorExamples } from './operator.ts'
import { passwordsExamples } from './passwords.ts'
import { profileExamples } from './profile.ts'
import { registrationExamples } from './registration.ts'
import { secondFactorExamples } from './second-factor.ts'
import { sessionExamples } from './session.ts'
import { sourcesExamples } from './sources.ts'
import { subscriptionExamples } from './subscription.ts'
import { teamExamples } from './team.ts'
import { tendersExamples } from './tenders.ts'

/** Every call has its examples here, or this does not compile. */
export const examples: Examples<Path> = {
  ...sessionExamples,
  ...passwordsExamples,
  ...secondFactorExamples,
  ...registrationExamples,
  ...profileExamples,
  ...teamExamples,
  ...auditExamples,
  ...notificationsExamples,
  ...subscriptionExamples,
  ...operatorExamples,
  ...feedbackExamples,
  ...legalExamples,
  ...interestsExamples,
  ...companyListsExamples,
  ...lotsExamples,
  ...sourcesExamples,
  ...lotVotingExamples,
  ...lotWorkExamples,
  ...lotResultsExamples,
  ...tendersExamples,
}
