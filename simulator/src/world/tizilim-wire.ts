// The subsoil users' register, signed-in detail. Amounts are strings, dates end with +05.
export interface TizilimName {
  name_ru: string
  name_kz?: string | null
  name_en?: string | null
}

export interface TizilimDocument {
  id: number
  type: string
  original_file_name: string
  url: string
}

export interface TizilimLot {
  id: number
  number: string
  name_ru: string | null
  name_kz: string | null
  name_en: string | null
  description_ru: string | null
  description_kz: string | null
  description_en: string | null
  additional_description: string | null
  amount: string
  quantity: string
  mkei: TizilimName
  ens_tru: { code: string; name_ru: string }
  kato: { code: string; name_ru: string } | null
  delivery_address_ru: string | null
  delivery_address_kz: string | null
  delivery_term_days: number | null
  contract_term_days: number | null
  bid_security_volume: string | null
  local_content_min: string | null
  status: TizilimName
  documents: TizilimDocument[]
  created_at: string
  updated_at: string
}

export interface TizilimTender {
  id: number
  code: string
  name_ru: string | null
  name_kz: string | null
  name_en: string | null
  category: TizilimName
  customer: TizilimName & { bin: string | null; full_address: string | null }
  method: TizilimName
  status: TizilimName
  planned_amount: string
  application_start_at: string | null
  application_end_at: string | null
  application_open_at: string | null
  publication_at: string | null
  contact_email: string | null
  contact_phone: string | null
  lots: TizilimLot[]
  documents: TizilimDocument[]
  created_at: string
  updated_at: string
}
