import { z } from 'zod'
import { LANGUAGES } from '@tendertap/domain/languages'
import { WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { fileCall } from '../call.ts'
import { catalogueId } from '../fields/fields.ts'

export const dossier = {
  'lots/getDossier': fileCall({
    summary: 'Answers a PDF with all that is known of a lot: facts, documents, votes, steps of the work, result.',
    access: WORK_READERS,
    writes: false,
    input: z.object({
      lotId: catalogueId,
      /** without it, in the language of the person's profile */
      language: z.enum(LANGUAGES).optional(),
    }),
    refusals: ['not_found', 'subscription_required'],
    ours: true,
  }),
}
