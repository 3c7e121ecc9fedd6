import type { Database } from '../../db/database.ts'
import { withinLimit, type Limit } from '../../db/rate-limit.ts'
import type { Handlers } from '../../http/handlers.ts'
import { sendMessage } from '../../messages/send.ts'
import { AppError } from '../../platform/app-error.ts'
import { readPerson, readWorkspaceName } from '../session/queries.ts'
import { saveFeedback } from './queries.ts'

// Each message is a letter to the operator.
const MESSAGES: Limit = { name: 'feedback', attempts: 5, perSeconds: 60 * 60 }

export function feedbackHandlers(db: Database, operatorEmail: string): Handlers<'feedback/sendFeedback'> {
  return {
    'feedback/sendFeedback': async (context, { text }) => {
      const { userId, workspaceId } = context.person
      if (!(await withinLimit(db, MESSAGES, userId))) throw new AppError('too_many_requests')
      return context.inScope(async (scope) => {
        context.nameObject(await saveFeedback(scope, userId, text))
        const { full_name, email } = await readPerson(scope, userId)
        const company = workspaceId === null ? null : await readWorkspaceName(scope)
        await sendMessage(scope, {
          kind: 'feedback_received',
          facts: { text, fullName: full_name, email, company },
          to: [{ name: null, address: operatorEmail, language: 'ru' }],
        })
        return {}
      })
    },
  }
}
