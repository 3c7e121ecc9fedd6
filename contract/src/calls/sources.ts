import { z } from 'zod'
import { call } from '../call.ts'
import { freshness, sourceFreshness, sourceStatus } from '../entities/source-status.ts'
import { instant } from '../fields/fields.ts'

export const sources = {
  'lots/getFreshness': call({
    summary: 'Tells how fresh and complete the catalogue is, as a whole and by source.',
    access: 'member or superadmin',
    needsSubscription: true,
    writes: false,
    ours: true,
    input: z.object({}),
    output: freshness.extend({
      /** the server's time; the screen counts ages from it */
      at: instant,
      sources: z.array(sourceFreshness),
    }),
  }),
  'superadmin/getSources': call({
    summary: 'Lists the sources of the catalogue with their alarms, runs, gaps and unknown values.',
    access: ['superadmin'],
    writes: false,
    ours: true,
    input: z.object({}),
    output: z.array(sourceStatus),
  }),
}
