import { z } from 'zod'
import { fitsTemplate, hasDistinctEntries, MAX_TEMPLATE_ENTRIES } from '@tendertap/domain/lot-work/default-checklist'
import { PURCHASE_METHODS } from '@tendertap/domain/lots/vocabulary'
import { call } from '../call.ts'
import { checklistTemplate } from '../entities/checklist-template.ts'
import { nothing, requiredText, text } from '../fields/fields.ts'

const ADMIN = ['admin'] as const

const MAX_DESCRIPTION = 300

const method = z.enum(PURCHASE_METHODS).nullable()
const description = z
  .union([text(MAX_DESCRIPTION).trim(), z.null()])
  .optional()
  .transform((value) => value || null)

export const checklists = {
  'checklists/getTemplates': call({
    summary: 'Lists the templates of the documents to collect: the general one first, then those of single methods.',
    access: ADMIN,
    writes: false,
    input: z.object({}),
    output: z.object({ templates: z.array(checklistTemplate) }),
    ours: true,
  }),
  'checklists/saveTemplate': call({
    summary: 'Replaces the template of a purchase method; lots already in work keep their documents.',
    access: ADMIN,
    writes: true,
    input: z
      .object({
        method,
        entries: z
          .array(
            z.object({
              key: requiredText(60),
              descriptionRu: requiredText(MAX_DESCRIPTION),
              descriptionKz: description,
              descriptionEn: description,
              required: z.boolean(),
            }),
          )
          .max(MAX_TEMPLATE_ENTRIES),
      })
      .refine(({ entries }) => fitsTemplate(entries), 'no room for the price')
      .refine(({ entries }) => hasDistinctEntries(entries), 'two entries with one name'),
    output: checklistTemplate,
    ours: true,
  }),
  'checklists/deleteTemplate': call({
    summary: 'Returns a method to the general template, or the general template to the one of the start.',
    access: ADMIN,
    writes: true,
    input: z.object({ method }),
    output: nothing,
    ours: true,
  }),
}
