import { z } from 'zod'
import { REJECT_REASONS } from '@tendertap/domain/lot-voting/reject-reasons'
import { transitions } from '@tendertap/domain/lot-work/workflow'
import { call } from '../call.ts'
import { vote } from '../entities/vote.ts'
import { catalogueId, text } from '../fields/fields.ts'
import { REFUSALS_BEFORE_WORK } from '../errors/lot-refusals.ts'
import { ours } from '../ours.ts'

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
      /** Why it is rejected; an accepting vote has none. */
      reason: ours(z.enum(REJECT_REASONS).nullable().optional()),
    }),
    output: vote,
    refusals: ['not_found', ...REFUSALS_BEFORE_WORK],
  }),
}
