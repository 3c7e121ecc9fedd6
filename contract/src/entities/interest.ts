import { z } from 'zod'
import { amount, instant, textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'

/** A class of ENS TRU: the first digits of the codes in it, and its names as the catalogue has them. */
export const ensTruClass = z.object({
  code: ours(z.string()),
  nameRu: ours(textOrNull),
  nameKz: ours(textOrNull),
})

/** How far the open lots are scored against the present version of a profile. */
const scoring = z.object({
  state: ours(z.enum(['waiting', 'running', 'done', 'failed'])),
  lotsDone: ours(z.number().int()),
  /** null: not counted yet */
  lotsTotal: ours(z.number().int().nullable()),
  finishedAt: ours(instant.nullable()),
})

export const interest = z.object({
  id: uuid,
  name: z.string(),
  /** a word, a phrase, "an exact phrase"; with a leading minus it excludes */
  keywords: z.array(z.string()),
  description: textOrNull,
  minScore: z.number(),
  filter: z.object({
    statuses: z.array(z.string()),
    purchaseMethods: z.array(z.string()),
    companies: z.array(z.string()),
    /** KATO codes; each stands for everything inside its place */
    regions: ours(z.array(z.string())),
    minAmount: ours(amount.nullable()),
    maxAmount: ours(amount.nullable()),
    /** portals */
    sources: ours(z.array(z.string())),
    /** only lots of the classes in `ensTru` */
    onlyEnsTru: ours(z.boolean()),
  }),
  companiesListIds: z.array(uuid),
  companiesLists: z.array(z.object({ id: uuid, name: ours(z.string()) })),
  color: z.string(),
  /** the classes that an administrator has confirmed: they raise the score */
  ensTru: ours(z.array(ensTruClass)),
  /** suggested classes that an administrator has refused: they are not suggested again */
  refusedEnsTru: ours(z.array(z.string())),
  /** more profiles than the subscription allows: only the oldest score lots */
  isOverLimit: ours(z.boolean()),
  /** open lots that match now */
  openMatches: ours(z.number().int()),
  scoring: ours(scoring),
  createdAt: ours(instant),
})
