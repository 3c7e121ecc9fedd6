import { getWorkChanges } from '@tendertap/domain/lot-work/apply'
import { transitions } from '@tendertap/domain/lot-work/workflow'
import { announceEach } from '../../events/announce.ts'
import type { WorkRecords } from '../lots/work-records.ts'
import { addChecklists } from './add-checklists.ts'
import { addWork, logStepOnLots } from './queries.ts'

const begin: WorkRecords['begin'] = async (scope, lots, { transition, userId }) => {
  const [first] = lots
  if (!first) return
  const lotIds = lots.map(({ id }) => id)
  await addWork(scope, lotIds, getWorkChanges(transition, null, { at: first.at }))
  if (transition === 'activate') await addChecklists(scope, lotIds)
  await log(scope, lotIds, { action: transitions[transition].action, userId })
}

async function log(...[scope, lotIds, step]: Parameters<WorkRecords['log']>): Promise<void> {
  await logStepOnLots(scope, lotIds, step)
  await announceEach(scope, lotIds, { kind: 'lotWork' })
}

export const workRecords: WorkRecords = { begin, log }
