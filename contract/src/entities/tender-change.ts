import { z } from 'zod'
import {
  CHANGE_DETAILS,
  CHANGE_KINDS,
  CHANGE_TEXTS,
  LANGUAGE_VARIANTS,
  type ChangeText,
} from '@tendertap/domain/tenders/changes'
import { amount, catalogueNumber, instant, textOrNull } from '../fields/fields.ts'
import { tenderReference } from './tender-head.ts'

const changeText = z.enum(
  CHANGE_TEXTS.flatMap((field) => LANGUAGE_VARIANTS.map((variant): ChangeText => `${field}${variant}`)),
)

/** Only the facts that differ. */
const facts = z.object({
  applicationStartAt: instant.nullable().optional(),
  applicationEndAt: instant.nullable().optional(),
  applicationOpenAt: instant.nullable().optional(),
  /** of the lot, or the planned amount of the tender */
  amount: amount.nullable().optional(),
  status: textOrNull.optional(),
  documents: z.array(z.object({ type: z.string(), name: z.string() })).optional(),
  texts: z.partialRecord(changeText, textOrNull).optional(),
  /** a customer is given by its name */
  details: z.partialRecord(z.enum(CHANGE_DETAILS), textOrNull).optional(),
  tender: tenderReference.optional(),
  /** Who won the lot. before: absent when nobody had; after: absent when the result was withdrawn. */
  award: z
    .object({
      winner: z.string(),
      amount: amount.nullable(),
      concludedAt: instant.nullable(),
      participants: z.int().nullable(),
    })
    .optional(),
})

export const tenderChange = z.object({
  /** Grows with every change of the catalogue. */
  seq: catalogueNumber,
  at: instant,
  kind: z.enum(CHANGE_KINDS),
  /** null: a change of the tender as a whole */
  LotId: catalogueNumber.nullable(),
  lotNumber: textOrNull,
  before: facts.nullable(),
  after: facts.nullable(),
})
