import { z } from 'zod'
import { MATCH_TIERS } from '@tendertap/domain/lots/match-tiers'
import { amount, catalogueNumber, instant, textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'
import { document } from './document.ts'
import { lotWork, workStatus } from './lot-work.ts'
import { tenderHead } from './tender-head.ts'
import { vote } from './vote.ts'

/** As the portal gave it, in snake_case. */
const rawDetails = z.object({
  contract_term_days: z.number().nullable(),
  tender: z.object({
    code: textOrNull,
    application_start_at: textOrNull,
    application_end_at: textOrNull,
    application_open_at: textOrNull,
    contact_email: textOrNull,
    contact_phone: textOrNull,
  }),
})

/** How well the lot fits one interest of the asking workspace. */
const lotScore = z.object({
  /** the level of the match: low, medium or high */
  customCategory: textOrNull,
  Interest: z.object({ name: z.string(), id: ours(uuid), color: ours(z.string()) }),
  percent: ours(z.number()),
})

/** A lot inside its tender: everything but the tender. */
export const lotOfTender = z.object({
  id: catalogueNumber,
  TenderId: catalogueNumber,
  contractNumber: textOrNull,
  code: textOrNull,
  nameRu: textOrNull,
  nameKz: textOrNull,
  nameEn: textOrNull,
  descriptionRu: textOrNull,
  descriptionKz: textOrNull,
  descriptionEn: textOrNull,
  additionalDescriptionRu: textOrNull,
  additionalDescriptionKz: textOrNull,
  additionalDescriptionEn: textOrNull,
  customerRu: textOrNull,
  customerKz: textOrNull,
  customerEn: textOrNull,
  amount: amount.nullable(),
  quantity: z.number().nullable(),
  mkeiNameRu: textOrNull,
  mkeiNameKz: textOrNull,
  mkeiNameEn: textOrNull,
  deliveryAddressRu: textOrNull,
  deliveryAddressKz: textOrNull,
  deliveryAddressEn: textOrNull,
  deliveryTermDays: z.number().nullable(),
  contractTermDays: z.number().nullable(),
  bidSecurityVolume: z.number().nullable(),
  localContentMin: z.number().nullable(),
  status: textOrNull,
  url: textOrNull,
  percent: z.number().nullable(),
  documents: z.array(document),
  ensTruCode: textOrNull,
  ensTruNameRu: textOrNull,
  ensTruNameKz: ours(textOrNull),
  ensTruNameEn: ours(textOrNull),
  katoNameRu: textOrNull,
  katoNameKz: ours(textOrNull),
  katoNameEn: ours(textOrNull),
  systemCategory: textOrNull,
  tizilimCreatedAt: instant.nullable(),
  tizilimUpdatedAt: instant.nullable(),
  rawDetails: rawDetails.nullable(),
  LotsInProcessOfLot: z.array(lotWork),
  LotScoreOfLot: z.array(lotScore),
  Votes: z.array(vote),
  intoWorkStatus: workStatus,
  /** The portal it was published on. */
  source: ours(z.string()),
  /** KATO code of the region that katoNameRu names. */
  regionCode: ours(textOrNull),
  /** The portal shows only the tender's head, so this one lot represents the whole tender. */
  standsForTender: ours(z.boolean()),
  /** When the portal withdrew it. */
  withdrawnAt: ours(instant.nullable()),
})

const range = z.tuple([z.number().int(), z.number().int()])

/**
 * Where the searched words occur: for each field by its name, the index of the first character of every match and the
 * index after its last.
 */
const highlights = z.record(z.string(), z.array(range))

/** The document that has the words, and the place where they occur in it. */
const documentMatch = z.object({
  documentId: ours(catalogueNumber),
  originalFileName: ours(textOrNull),
  text: ours(z.string()),
  /** where the words occur in `text`, like highlights */
  marks: ours(z.array(range)),
})

export const lot = lotOfTender.extend({
  Tender: tenderHead,
  highlights: ours(highlights),
  /** Some of the words occur only in its documents. */
  foundInDocuments: ours(z.boolean()),
  /** Where all the searched words occur; null in any other order than by relevance. */
  foundIn: ours(z.enum(MATCH_TIERS).nullable()),
  documentMatch: ours(documentMatch.nullable()),
})
