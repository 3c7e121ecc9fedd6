import { z } from 'zod'
import { call } from '../call.ts'
import { paged } from '../entities/paged.ts'
import { tender } from '../entities/tender.ts'
import { tenderChange } from '../entities/tender-change.ts'
import { catalogueId } from '../fields/fields.ts'
import { limit, page } from '../fields/lot-filter.ts'

export const tenders = {
  'tenders/getTenderDetails': call({
    summary: 'Answers a tender with its lots, documents and the workspace’s work on them.',
    access: 'member or superadmin',
    needsSubscription: true,
    writes: false,
    input: z.object({ id: catalogueId }),
    output: z.object({ tender }),
    refusals: ['not_found'],
  }),
  'tenders/getTenderChanges': call({
    summary: 'Tells what changed about a tender and its lots since it was published, newest first and paged.',
    access: 'member or superadmin',
    needsSubscription: true,
    writes: false,
    input: z.object({ id: catalogueId, page, limit }),
    output: paged(tenderChange),
    refusals: ['not_found'],
    ours: true,
  }),
}
