import { z } from 'zod'
import { transitions } from '@tendertap/domain/lot-work/workflow'
import { call } from '../call.ts'
import { lotWork } from '../entities/lot-work.ts'
import { resultInfoInput } from '../entities/result-info.ts'
import { catalogueId } from '../fields/fields.ts'

export const lotResults = {
  'lots/updateResultInfo': call({
    summary: 'Records the result of a placed lot; it can be corrected later.',
    access: transitions.fillResult.by,
    writes: true,
    input: z.object({ lotId: catalogueId, resultInfo: resultInfoInput }),
    output: lotWork,
    refusals: ['not_found', 'not_in_work', 'already_declined', 'placement_not_completed'],
  }),
}
