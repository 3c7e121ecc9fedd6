import type { Output } from '@tendertap/contract/calls/index'
import { pickScoringInterests } from '@tendertap/domain/subscription/limits'
import type { Scope } from '../../db/scope.ts'
import { announce } from '../../events/announce.ts'
import type { Handlers } from '../../http/handlers.ts'
import { enqueue, PERSON_WAITS } from '../../jobs/enqueue.ts'
import { AppError } from '../../platform/app-error.ts'
import { DEFAULT_COLUMNS, isNewVersion, toColumns } from './columns.ts'
import { findClasses } from './find-classes.ts'
import { presentInterests } from './present.ts'
import {
  addInterest,
  askForScoring,
  changeInterest,
  keepVersion,
  listInterests,
  lockCompanyLists,
  lockInterest,
  removeInterest,
  setCompanyLists,
} from './queries.ts'
import { demandRoom, readFilterLimit } from './room.ts'

type Interest = Output<'interests/createInterest'>

type Calls =
  | 'interests/getInterests'
  | 'interests/createInterest'
  | 'interests/updateInterest'
  | 'interests/deleteInterest'
  | 'interests/rescoreInterest'
  | 'interests/findClasses'

export const interestHandlers: Handlers<Calls> = {
  'interests/getInterests': (context) => context.inScope(readInterests),

  'interests/createInterest': (context, { companiesListIds, ...sent }) =>
    context.inLockedWorkspace(async (scope) => {
      // first: what is said of another workspace's list must not depend on how much room there is
      const listIds = await demandCompanyLists(scope, companiesListIds ?? [])
      await demandRoom(scope)
      const columns = { ...DEFAULT_COLUMNS, ...toColumns(sent), name: sent.name }
      const id = await addInterest(scope, columns)
      context.nameObject(id)
      await keepVersion(scope, id, columns)
      await setCompanyLists(scope, id, listIds)
      await enqueueScoring(scope, id)
      return announceInterest(scope, id)
    }),

  'interests/updateInterest': (context, { id, companiesListIds, ...sent }) =>
    context.inScope(async (scope) => {
      // lists before the profile, as a change of a list locks them
      const newListIds = companiesListIds === undefined ? null : await demandCompanyLists(scope, companiesListIds ?? [])
      const before = await lockInterest(scope, id)
      if (!before) throw new AppError('not_found')
      const after = { ...before.columns, ...toColumns(sent) }
      const listIds = newListIds ?? before.listIds
      const hasOtherLists = listIds.join() !== before.listIds.join()
      const isNew = hasOtherLists || isNewVersion(before.columns, after)
      const isScoredAnew = isNew || before.columns.min_score !== after.min_score
      await changeInterest(scope, id, after, { isNewVersion: isNew, isScoredAnew })
      if (hasOtherLists) await setCompanyLists(scope, id, listIds)
      if (isNew) await keepVersion(scope, id, after)
      if (isScoredAnew) await enqueueScoring(scope, id)
      return announceInterest(scope, id)
    }),

  'interests/deleteInterest': (context, { id }) =>
    context.inLockedWorkspace(async (scope) => {
      if (!(await removeInterest(scope, id))) throw new AppError('not_found')
      await scoreNextInLine(scope)
      await announce(scope, { kind: 'interests', id })
      return {}
    }),

  'interests/rescoreInterest': (context, { id }) =>
    context.inScope(async (scope) => {
      if (!(await askForScoring(scope, id))) throw new AppError('not_found')
      await enqueueScoring(scope, id)
      await announce(scope, { kind: 'interests', id })
      return {}
    }),

  'interests/findClasses': (context, { search }) => context.inScope((scope) => findClasses(scope, search)),
}

async function readInterests(scope: Scope): Promise<Interest[]> {
  return presentInterests(await listInterests(scope), await readFilterLimit(scope))
}

/** An id of another workspace's list is answered exactly like an unknown one. */
async function demandCompanyLists(scope: Scope, ids: readonly string[]): Promise<string[]> {
  const found = await lockCompanyLists(scope, ids)
  if (found.length !== new Set(ids.map((id) => id.toLowerCase())).size) throw new AppError('not_found')
  return found
}

/** A person waits for it: it comes before the rescoring of many profiles. */
async function enqueueScoring({ db, workspaceId }: Scope, interestId: string): Promise<void> {
  await enqueue(
    db,
    'matching/rescoreInterest',
    { workspaceId: workspaceId ?? '', interestId },
    { priority: PERSON_WAITS },
  )
}

/** Of more profiles than the subscription allows, the oldest one that did not score may do so when another is gone. */
async function scoreNextInLine(scope: Scope): Promise<void> {
  const [rows, limit] = [await listInterests(scope), await readFilterLimit(scope)]
  if (limit === null || rows.length < limit) return
  const aged = rows.map(({ id, created_at }) => ({ id, createdAt: created_at }))
  const last = pickScoringInterests(aged, limit).at(-1)
  if (last) await enqueueScoring(scope, last.id)
}

/** Announces the change to the open screens of the workspace, and gives the profile as saved. */
async function announceInterest(scope: Scope, id: string): Promise<Interest> {
  await announce(scope, { kind: 'interests', id })
  const saved = (await readInterests(scope)).find((one) => one.id === id)
  if (!saved) throw new Error('the profile was not saved')
  return saved
}
