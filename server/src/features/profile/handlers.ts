import type { Handlers } from '../../http/handlers.ts'
import { announce } from '../../live/announce.ts'
import { AppError } from '../../platform/app-error.ts'
import { readMe } from '../session/me.ts'
import { changeProfile, type ProfileChange } from './queries.ts'

export const profileHandlers: Handlers<'me/getMe' | 'me/updateProfile'> = {
  'me/getMe': (context) => context.inScope((scope) => readMe(scope, context.person.userId)),

  'me/updateProfile': (context, { fullName, phone, position, email, lang }) =>
    context.inScope(async (scope) => {
      const { userId } = context.person
      const present = await readMe(scope, userId)
      // a new address takes effect through a letter to it, which comes with mail
      if (email !== undefined && email.toLowerCase() !== present.email.toLowerCase()) throw new AppError('not_built_yet')
      const change: ProfileChange = {
        ...(fullName !== undefined && { full_name: fullName }),
        ...(phone !== undefined && { phone }),
        ...(position !== undefined && { position }),
        ...(lang !== undefined && { lang }),
      }
      if (Object.keys(change).length > 0) {
        await changeProfile(scope, userId, change)
        // colleagues see the name as well
        await announce(scope, { kind: 'profile', id: userId })
      }
      return readMe(scope, userId)
    }),
}
