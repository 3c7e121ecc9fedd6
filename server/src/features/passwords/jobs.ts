import { chooseLanguage } from '@tendertap/domain/languages'
import type { Database } from '../../db/database.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { sendMessage } from '../../messages/send.ts'
import { makeResetLink } from './queries.ts'

/** `db` is the role `background`. */
export function passwordJobs(db: Database): JobHandlers<AllJobs, 'passwords/sendResetLink'> {
  return {
    'passwords/sendResetLink': ({ email: typed }) =>
      db.transaction().execute(async (transaction) => {
        const link = await makeResetLink(transaction, typed)
        if (!link) return
        const { linkId, email, fullName, lang } = link
        const to = { name: fullName, address: email, language: chooseLanguage(lang, null), linkId }
        await sendMessage({ db: transaction }, { kind: 'reset_password', facts: {}, to: [to] })
      }),
  }
}
