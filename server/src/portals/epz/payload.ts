// A lot of the single window's list, and the detail of its announcement where there is one. Unknown keys are dropped.
import { z } from 'zod'
import { parsePortalInstant } from '../almaty-time.ts'
import { count, decimal, id, list, optionalId, text } from '../fields.ts'

/** Lists write ISO with a zone, details seconds since 1970. */
const instant = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (typeof value === 'number' ? new Date(value * 1000) : parsePortalInstant(value)))

/** One id, or a list of them. */
const firstId = z
  .union([z.int(), z.array(z.int())])
  .nullish()
  .transform((value) => (Array.isArray(value) ? value[0] : value) ?? null)

const lot = z.object({
  id,
  lot_number: text,
  name_ru: text,
  name_kk: text,
  description_ru: text,
  description_kk: text,
  announcement_id: id,
  announcement_number: text,
  announcement_publish_date: instant,
  offer_start_date: instant,
  offer_end_date: instant,
  organization_name: text,
  purchase_method_id: z.int().nullish(),
  purchase_method_name: text,
  purchase_subject_id: firstId,
  status: z.object({ id: z.int().nullish(), name: text }).nullish(),
  status_name: text,
  quantity: decimal,
  total_price: decimal,
  enstru_key: text,
  enstrus: list(z.object({ code: text, name_ru: text, name_kk: text })),
  delivery_addresses: list(z.object({ code: text, name_ru: text, name_kk: text })),
  delivery_deadline_ru: text,
  email: text,
  phone: text,
})

const organization = z.object({ iin_bin: text, name: text, name_ru: text, name_kk: text }).nullish()

const file = z.object({ id, category: text, name: text, url: text })

export const epzAnnouncement = z.object({
  number: text,
  name_ru: text,
  name_kk: text,
  total_price: decimal,
  lots_count: count,
  publish_date: instant,
  offer_start_date: instant,
  offer_end_date: instant,
  email: text,
  phone: text,
  customer: organization,
  organizer: organization,
  files: list(file),
})

export const epzLot = z.object({ lot, announcement: epzAnnouncement.nullish(), organization })

/** What we need of a row to ask for its details. */
export const epzRow = z.object({
  id,
  announcement_id: id,
  organization_id: optionalId,
  system: z.object({ id: z.int() }).nullish(),
  system_id: z.int().nullish(),
  status_name: text,
  offer_end_date: text,
})

export type EpzRow = z.output<typeof epzRow>

export type EpzLot = z.output<typeof epzLot>
