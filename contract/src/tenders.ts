import { z } from 'zod'
import { call } from './call.ts'
import { tender } from './entities/tender.ts'
import { catalogueId } from './fields.ts'

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
}
