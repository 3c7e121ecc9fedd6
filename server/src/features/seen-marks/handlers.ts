import { readTenderPlace } from '@tendertap/domain/seen-marks/places'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { findMark, hasTender, saveMark } from './queries.ts'

export const seenMarkHandlers: Handlers<'seen/getMark' | 'seen/markSeen'> = {
  'seen/getMark': (context, { place }) =>
    context.inScope(async (scope) => ({ seq: await findMark(scope, context.person.userId, place) })),

  'seen/markSeen': (context, { place, seq }) =>
    context.inScope(async (scope) => {
      context.nameObject(place)
      const tenderId = readTenderPlace(place)
      if (tenderId !== null && !(await hasTender(scope, tenderId))) throw new AppError('not_found')
      return { seq: await saveMark(scope, { userId: context.person.userId, place, seq }) }
    }),
}
