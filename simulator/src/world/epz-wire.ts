// The single window: its list of lots and the details behind it. Dates are ISO in the list, seconds in the details.
interface EpzNamed {
  id: number
  name: string
}

interface EpzPlace {
  id: number
  code: string
  name_ru: string
  name_kk: string
}

export interface EpzEnstru {
  id: number
  code: string
  name_ru: string
  name_kk: string
  short_description_ru: string | null
  short_description_kk: string | null
}

export interface EpzLot {
  id: number
  external_id: number
  lot_number: string
  lot_number_key: string
  name_ru: string | null
  name_kk: string | null
  description_ru: string | null
  description_kk: string | null
  organization_name: string
  purchase_subject_id: number[]
  purchase_method_id: number
  purchase_method_name: string
  system: EpzNamed
  status: EpzNamed & { is_active: boolean; code: string | null }
  status_name: string
  quantity: number
  total_price: number
  dumping_price: number
  announcement_id: number
  announcement_number: string
  announcement_number_key: string
  announcement_publish_date: string
  offer_start_date: string
  offer_end_date: string
  delivery_addresses: EpzPlace[]
  enstru_key: string
  enstrus: EpzEnstru[]
  plan_items: { id: number }[]
  /** A scalar or a list of one. */
  plan_year_id: number | number[]
}

export interface EpzOrganization {
  id: number
  iin_bin: string
  name_ru: string
  name_kk: string
  address: string
  email: string | null
  phone: string | null
}

interface EpzFile {
  id: number
  category: string
  name: string
  url: string
}

export interface EpzAnnouncement {
  id: number
  number: string
  name_ru: string | null
  name_kk: string | null
  system: EpzNamed
  status: EpzNamed
  purchase_method: EpzNamed
  total_price: number
  lots_count: number
  /** Seconds. */
  publish_date: number
  offer_start_date: number
  offer_end_date: number
  customer: EpzOrganization
  organizer: EpzOrganization
  email: string | null
  phone: string | null
  files: EpzFile[]
}

export interface EpzTender {
  announcement: EpzAnnouncement
  lots: EpzLot[]
}
