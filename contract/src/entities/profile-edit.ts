import { z } from 'zod'
import { PROFILE_EDITS } from '@tendertap/domain/interests/edits'
import { catalogueNumber, textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'

/** One change of an interest profile with which a lot would match it. */
export const profileEdit = z.object({
  kind: ours(z.enum(PROFILE_EDITS)),
  /** the keyword, the ENS TRU class or the percent that the change is about; for a filter its name */
  value: ours(z.string()),
  /** the names of a class */
  nameRu: ours(textOrNull),
  nameKz: ours(textOrNull),
  /** what the lot would score then */
  percent: ours(z.number().int()),
})

/** A word to exclude from an interest profile, and what that would have cost in the last 90 days. */
export const exclusionProposal = z.object({
  Interest: ours(z.object({ id: ours(uuid), name: ours(z.string()), color: ours(z.string()) })),
  keyword: ours(z.string()),
  /** what the lot would score then */
  percent: ours(z.number().int()),
  /** the matches of the profile in these days, and those beside the lot that would have been lost */
  matches: ours(z.number().int()),
  lost: ours(z.number().int()),
  /** of the lost ones, those that a lead accepted, and those that were taken into work */
  lostAccepted: ours(z.number().int()),
  lostInWork: ours(z.number().int()),
  /** a few of the lost ones */
  examples: ours(z.array(z.object({ id: ours(catalogueNumber), nameRu: ours(textOrNull), nameKz: ours(textOrNull) }))),
})
