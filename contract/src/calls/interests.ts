import { z } from 'zod'
import { normaliseColour } from '@tendertap/domain/interests/colour'
import { call, COMPANY_NAMES_BODY } from '../call.ts'
import { interest } from '../entities/interest.ts'
import { MAX_COMPANY_NAMES, clearable, nothing, requiredText, text, uuid } from '../fields/fields.ts'

const ADMIN = ['admin'] as const

const names = (maxLength: number, maxItems: number) =>
  z
    .array(text(maxLength))
    .max(maxItems)
    .nullable()
    .optional()
    .transform((list) => [...new Set((list ?? []).map((name) => name.trim()).filter(Boolean))])

const filter = z.object({
  statuses: names(200, 100),
  purchaseMethods: names(200, 100),
  companies: names(1000, MAX_COMPANY_NAMES),
})

const fields = {
  keywords: z.array(text(200).trim()).max(1000).nullable().optional(),
  description: clearable(10_000),
  minScore: z.number().min(0).max(100).nullable().optional(),
  filter: filter.nullable().optional(),
  companiesListIds: z.array(uuid).max(1000).nullable().optional(),
  /** 3 or 6 hex digits with an optional #, normalised; null means the default. */
  color: z
    .union([text(7).refine((value) => value === '' || normaliseColour(value) !== null), z.null()])
    .transform((value) => (value ? normaliseColour(value) : null))
    .optional(),
}

const id = z.object({ id: uuid })

export const interests = {
  'interests/getInterests': call({
    summary: 'Lists the workspace’s interest profiles, by which lots are scored.',
    access: 'member',
    writes: false,
    input: z.object({}),
    output: z.array(interest),
  }),
  'interests/createInterest': call({
    summary: 'Adds an interest profile, by which lots are scored from then on.',
    access: ADMIN,
    needsSubscription: true,
    writes: true,
    maxBody: COMPANY_NAMES_BODY,
    input: z.object({ name: requiredText(200), ...fields }),
    output: interest,
    refusals: ['not_found', 'filter_limit'],
  }),
  'interests/updateInterest': call({
    summary: 'Changes an interest profile; a missing key stays as it is.',
    access: ADMIN,
    needsSubscription: true,
    writes: true,
    maxBody: COMPANY_NAMES_BODY,
    input: z.object({ id: uuid, name: requiredText(200).optional(), ...fields }),
    output: interest,
    refusals: ['not_found'],
  }),
  'interests/deleteInterest': call({
    summary: 'Deletes an interest profile together with its scores.',
    access: ADMIN,
    needsSubscription: true,
    writes: true,
    input: id,
    output: nothing,
    refusals: ['not_found'],
  }),
  'interests/rescoreInterest': call({
    summary: 'Scores the open lots against an interest profile anew.',
    access: ADMIN,
    needsSubscription: true,
    writes: true,
    input: id,
    output: nothing,
    refusals: ['not_found'],
  }),
}
