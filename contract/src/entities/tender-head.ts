import { z } from 'zod'
import { amount, catalogueNumber, instant, textOrNull } from '../fields/fields.ts'
import { ours } from '../ours.ts'
import { document } from './document.ts'

/** Another announcement of the same purchase. */
export const tenderReference = z.object({ id: ours(catalogueNumber), code: ours(z.string()) })

/** A tender without its lots, as a lot contains it. It prevents a circular import of lot and tender. */
export const tenderHead = z.object({
  id: catalogueNumber,
  code: z.string(),
  method: textOrNull,
  customerRu: textOrNull,
  customerKz: textOrNull,
  customerEn: textOrNull,
  customerFullAddress: textOrNull,
  name: textOrNull,
  nameRu: textOrNull,
  nameKz: ours(textOrNull),
  nameEn: ours(textOrNull),
  plannedAmount: amount.nullable(),
  amount: amount.nullable(),
  lotsCount: z.number().int(),
  status: textOrNull,
  startDate: instant.nullable(),
  endDate: instant.nullable(),
  publicationDate: instant.nullable(),
  applicationStartAt: instant.nullable(),
  applicationEndAt: instant.nullable(),
  applicationOpenAt: instant.nullable(),
  contactEmail: textOrNull,
  contactPhone: textOrNull,
  url: textOrNull,
  DocumentsOfTender: z.array(document),
  /** The portal it was published on. */
  source: ours(z.string()),
})
