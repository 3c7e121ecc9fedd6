import { chooseLanguage } from '@tendertap/domain/languages'
import { APPLICATION_DAYS } from '@tendertap/domain/workspaces/application'
import type { Database } from '../../db/database.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { sendMessage } from '../../messages/send.ts'
import { expireApplications } from './queries.ts'

/** `db` has the role `background`. */
export function registrationJobs(db: Database): JobHandlers<AllJobs, 'registration/expireApplications'> {
  return {
    'registration/expireApplications': () =>
      db.transaction().execute(async (transaction) => {
        for (const { name, email, fullName, lang } of await expireApplications(transaction, APPLICATION_DAYS))
          await sendMessage(
            { db: transaction },
            {
              kind: 'application_expired',
              facts: { workspace: name, days: APPLICATION_DAYS },
              to: [{ name: fullName, address: email, language: chooseLanguage(lang, null) }],
            },
          )
      }),
  }
}
