import { z } from 'zod'
import { transitions } from '@tendertap/domain/lot-work/workflow'
import { call } from '../call.ts'
import { vote } from '../entities/vote.ts'
import { catalogueId, text } from '../fields/fields.ts'
import { REFUSALS_BEFORE_WORK } from '../errors/lot-refusals.ts'

export const lotVoting = {
  'lots/voteLot': call({
    summary: 'Accepts or rejects a lot; voting again replaces one’s own vote.',
    access: transitions.vote.by,
    needsSubscription: true,
    writes: true,
    input: z.object({
      lotId: catalogueId,
      accepted: z.boolean(),
      description: text(5000).trim().nullable().optional(),
    }),
    output: vote,
    refusals: ['not_found', ...REFUSALS_BEFORE_WORK],
  }),
}
