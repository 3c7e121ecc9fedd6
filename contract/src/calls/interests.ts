import { z } from 'zod'
import { normaliseColour } from '@tendertap/domain/interests/colour'
import { call, COMPANY_NAMES_BODY } from '../call.ts'
import { ensTruClass, interest } from '../entities/interest.ts'
import { MAX_COMPANY_NAMES, amountInput, clearable, nothing, requiredText, text, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'

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
  regions: ours(names(9, 100)),
  minAmount: ours(amountInput.nullable().optional()),
  maxAmount: ours(amountInput.nullable().optional()),
  sources: ours(names(20, 20)),
  onlyEnsTru: ours(z.boolean().nullable().optional()),
})

/** The first two to nine digits of an ENS TRU code. */
const ensTruCode = z.string().regex(/^\d{2,9}$/)

const fields = {
  /** a word, a phrase, "an exact phrase"; with a leading minus it excludes */
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
  ensTru: ours(z.array(ensTruCode).max(100).nullable().optional()),
  refusedEnsTru: ours(z.array(ensTruCode).max(1000).nullable().optional()),
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
  'interests/rescoreInterest': call({
    summary: 'Scores the open lots against an interest profile anew.',
    access: ADMIN,
    needsSubscription: true,
    writes: true,
    input: id,
    output: nothing,
    refusals: ['not_found'],
  }),
  'interests/findClasses': call({
    summary: 'Finds ENS TRU classes by the beginning of their code or by words of their names.',
    access: ADMIN,
    writes: false,
    ours: true,
    input: z.object({ search: text(200) }),
    output: z.array(ensTruClass),
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
}
