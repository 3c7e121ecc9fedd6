// A tender of the subsoil users' register, signed-in detail. Unknown keys are dropped.
import { z } from 'zod'
import { count, decimal, id, list, text } from '../fields.ts'

const named = z.object({ name_ru: text, name_kz: text, name_en: text }).nullish()

const document = z.object({ id, type: text, original_file_name: text, url: text })

const lot = z.object({
  id,
  number: text,
  name_ru: text,
  name_kz: text,
  name_en: text,
  description_ru: text,
  description_kz: text,
  description_en: text,
  additional_description: text,
  amount: decimal,
  quantity: decimal,
  mkei: named,
  ens_tru: z.object({ code: text, name_ru: text, name_kz: text, name_en: text }).nullish(),
  kato: z.object({ code: text, name_ru: text }).nullish(),
  delivery_address_ru: text,
  delivery_address_kz: text,
  delivery_address_en: text,
  delivery_term_days: count,
  contract_term_days: count,
  bid_security_volume: decimal,
  local_content_min: decimal,
  status: named,
  documents: list(document),
  created_at: text,
  updated_at: text,
})

export const tizilimTender = z.object({
  id,
  code: text,
  name_ru: text,
  name_kz: text,
  name_en: text,
  category: named,
  customer: z.object({ name_ru: text, name_kz: text, name_en: text, bin: text, full_address: text }).nullish(),
  method: named,
  status: named,
  planned_amount: decimal,
  application_start_at: text,
  application_end_at: text,
  application_open_at: text,
  publication_at: text,
  contact_email: text,
  contact_phone: text,
  lots: list(lot),
  documents: list(document),
  created_at: text,
  updated_at: text,
})

export type TizilimTender = z.infer<typeof tizilimTender>
export type TizilimLot = z.infer<typeof lot>
export type TizilimDocument = z.infer<typeof document>
