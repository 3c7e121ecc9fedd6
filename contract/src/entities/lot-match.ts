import { z } from 'zod'
import { INTEREST_FILTERS } from '@tendertap/domain/interests/filter'
import { MATCH_LEVELS } from '@tendertap/domain/matching/levels'
import { RECEIPT_FIELDS, RECEIPT_KINDS } from '@tendertap/domain/matching/receipt'
import { textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'

/** One line of the receipt of a score: what it is about, and its share of the percent. */
const receiptLine = z.object({
  kind: ours(z.enum(RECEIPT_KINDS)),
  /** whole; the points of all lines add up to the percent */
  points: ours(z.number().int()),
  /** the keyword of the profile as it was typed */
  keyword: ours(textOrNull),
  /** the word as it stands in the lot, and where */
  found: ours(textOrNull),
  field: ours(z.enum(RECEIPT_FIELDS).nullable()),
  /** the ENS TRU class */
  code: ours(textOrNull),
  nameRu: ours(textOrNull),
  nameKz: ours(textOrNull),
  /** an administrator has confirmed the class */
  isConfirmed: ours(z.boolean().nullable()),
  /** how many lots like this one leads have accepted and rejected as not theirs */
  accepted: ours(z.number().int().nullable()),
  rejected: ours(z.number().int().nullable()),
})

type ReceiptLine = z.output<typeof receiptLine>

/** Every line has every field; those that say nothing about its kind are null. */
export const NO_FACTS: Omit<ReceiptLine, 'kind' | 'points'> = {
  keyword: null,
  found: null,
  field: null,
  code: null,
  nameRu: null,
  nameKz: null,
  isConfirmed: null,
  accepted: null,
  rejected: null,
}

const range = z.tuple([z.number().int(), z.number().int()])

/** How well one lot fits one interest profile, and why. */
export const lotMatch = z.object({
  Interest: ours(z.object({ id: ours(uuid), name: ours(z.string()), color: ours(z.string()) })),
  percent: ours(z.number().int()),
  level: ours(z.enum(MATCH_LEVELS)),
  /** from this percent on the lot matches */
  minScore: ours(z.number()),
  /** the filters of the profile that keep the lot out */
  failedFilters: ours(z.array(z.enum(INTEREST_FILTERS))),
  isMatch: ours(z.boolean()),
  receipt: ours(z.array(receiptLine)),
  /** where the words of the receipt occur in the lot, like the highlights of a search */
  marks: ours(z.record(z.string(), z.array(range))),
})
