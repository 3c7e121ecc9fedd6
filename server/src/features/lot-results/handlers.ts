import { completeResult, type ResultInput } from '@tendertap/domain/lot-results/results'
import { isCompleteResult, namesEachLotOnce, splitTenderResult } from '@tendertap/domain/lot-results/tender-results'
import { transitions } from '@tendertap/domain/lot-work/workflow'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { LotLoaders } from '../lots/attachments.ts'
import { AppError } from '../../platform/app-error.ts'
import { demandStep, lockLot, lockLotsOfTender } from '../lots/lock-lot.ts'
import { demandStepOnTender, presentStepOnTender } from '../lots/tender-steps.ts'
import type { WorkRecords } from '../lots/work-records.ts'
import { findOwnCompany, saveResults } from './queries.ts'

export function lotResultHandlers(
  records: WorkRecords,
  loaders: LotLoaders,
): Handlers<'lots/updateResultInfo' | 'tenders/updateResultInfo'> {
  /** The work on each of the lots by its id. */
  const findWorks = async (scope: Scope, lotIds: readonly number[]) => {
    const works = await loaders.work?.(scope, sql`${lotIds}::bigint[]`)
    return (lotId: number) => works?.get(lotId)?.LotsInProcessOfLot[0]
  }
  const fill = async (scope: Scope, filled: readonly { lotId: number; input: ResultInput }[], userId: string) => {
    const lotIds = filled.map(({ lotId }) => lotId)
    const findWork = await findWorks(scope, lotIds)
    const own = await findOwnCompany(scope)
    const results = filled.map(({ lotId, input }) => {
      const { award, resultInfo: before } = findWork(lotId) ?? {}
      return { lotId, result: completeResult(input, { own, award, before }) }
    })
    await saveResults(scope, results, userId)
    await records.log(scope, lotIds, { action: transitions.fillResult.action, userId })
  }
  return {
    'lots/updateResultInfo': (context, { lotId, resultInfo }) =>
      context.inScope(async (scope) => {
        const { userId, roles } = context.person
        demandStep('fillResult', await lockLot(scope, lotId), roles)
        await fill(scope, [{ lotId, input: resultInfo }], userId)
        const work = (await findWorks(scope, [lotId]))(lotId)
        if (!work) throw new Error('The work whose result was just filled is not there')
        return work
      }),

    'tenders/updateResultInfo': (context, { id, ...input }) =>
      context.inScope(async (scope) => {
        const { userId, roles } = context.person
        const lots = await lockLotsOfTender(scope, id)
        const { eligible, refused } = demandStepOnTender('fillResult', lots, roles)
        const filled = splitTenderResult(input, eligible)
        const numbers = lots.map((lot) => lot.number)
        const isComplete = filled.length > 0 && filled.every(({ result }) => isCompleteResult(result))
        if (!isComplete || !namesEachLotOnce(input, numbers)) throw new AppError('invalid_input')
        const results = filled.map(({ lot, result }) => ({ lotId: lot.id, input: result }))
        await fill(scope, results, userId)
        return presentStepOnTender(
          results.map(({ lotId }) => lotId),
          refused,
        )
      }),
  }
}
