// Planned tenders of quasi-public buyers in the shape of the single window.
import { toInstant, getYear, type Moment } from './calendar.ts'
import type { Subject } from './commodities/template.ts'
import { varySpelling, type Customer } from './customers.ts'
import type { EpzAnnouncement, EpzLot, EpzOrganization, EpzTender } from './epz-wire.ts'
import type { Random } from './random.ts'
import { calculateAmount, type PlannedLot, type PlannedTender } from './tenders.ts'
import type { Phase, Timeline } from './timeline.ts'

/** 1 is the state portal, which the single window repeats. */
export const EPZ_SYSTEMS = { 1: 'GoszakupRK', 2: 'MITWORK', 3: 'SKK' } as const

/** 6 and 7 take bids. The other numbers are invented, because the portal's are unknown. */
export const EPZ_STATUSES = {
  5: 'Формируется',
  6: 'Опубликован',
  7: 'Опубликован',
  8: 'Вскрытие',
  9: 'Итоги',
  10: 'Завершен',
  11: 'Отменен',
} as const
export type EpzStatusId = keyof typeof EPZ_STATUSES

const PHASE_STATUSES: Readonly<Record<Phase, EpzStatusId>> = {
  forming: 5,
  open: 6,
  opening: 8,
  admission: 8,
  results: 9,
  completed: 10,
  cancelled: 11,
  suspended: 11,
}

const METHODS = [
  { id: 63, name: 'Запрос ценовых предложений на понижение', window: [4, 8] },
  { id: 61, name: 'Открытый тендер', window: [10, 18] },
  { id: 65, name: 'Из одного источника', window: [3, 6] },
] as const
type EpzMethod = (typeof METHODS)[number]

const SUBJECTS: Readonly<Record<Subject, number>> = { goods: 1, works: 2, services: 3 }
/** A surrogate key of the window: 12 stands for 2026. */
const toYearKey = (moment: Moment) => getYear(moment) - 2014

export interface EpzEntry {
  planned: PlannedTender
  timeline: Timeline
  method: EpzMethod
}

export interface EpzIds {
  announcement: number
  lot: number
  plan: number
}

export function isQuasiPublic({ sector }: Customer): boolean {
  return sector === 'company' || sector === 'utility' || sector === 'roads'
}

export function pickEpzMethod(random: Random): EpzMethod {
  return random.weighted(METHODS, ({ id }) => (id === 63 ? 6 : id === 61 ? 3 : 1))
}

export function pickEpzWindow({ window: [least, most] }: EpzMethod, random: Random): number {
  return random.int(least, most)
}

export const formatEpzDate = (moment: Moment) => toInstant(moment).toISOString().replace('Z', '000+00:00')
export const toEpzSeconds = (moment: Moment) => toInstant(moment).getTime() / 1000

export function toEpzStatus(id: EpzStatusId): EpzLot['status'] {
  return { id, name: EPZ_STATUSES[id], is_active: true, code: null }
}

function toOrganization(customer: Customer): EpzOrganization {
  const { pid, bin, ru, kz, address, place, email, phone } = customer
  return { id: pid, iin_bin: bin, name_ru: ru, name_kk: kz, address: `${place.postcode}, ${address.ru}`, email, phone }
}

function makeLot(lot: PlannedLot, entry: EpzEntry, announcement: EpzAnnouncement, ids: EpzIds, random: Random): EpzLot {
  const { planned, timeline, method } = entry
  const { customer, group, languages } = planned
  const { item, details, quantity } = lot.positions[0]
  const id = (ids.lot += random.int(1, 4))
  const number = String(id % 10_000_000)
  const ru = languages !== 'kz'
  const kz = languages !== 'ru'
  const published = timeline.published ?? timeline.created
  const ends = timeline.ends ?? published
  const { place } = customer
  return {
    id,
    external_id: Number(number),
    lot_number: number,
    lot_number_key: number,
    name_ru: ru ? item.name[0] : null,
    name_kk: kz ? item.name[1] : null,
    description_ru: ru ? details.ru : null,
    description_kk: kz ? details.kz : null,
    organization_name: announcement.customer.name_ru,
    purchase_subject_id: [SUBJECTS[group.subject]],
    purchase_method_id: method.id,
    purchase_method_name: method.name,
    system: announcement.system,
    status: toEpzStatus(announcement.status.id as EpzStatusId),
    status_name: announcement.status.name,
    quantity,
    total_price: calculateAmount(lot) / 100,
    dumping_price: 0,
    announcement_id: announcement.id,
    announcement_number: announcement.number,
    announcement_number_key: announcement.number,
    announcement_publish_date: formatEpzDate(published),
    offer_start_date: formatEpzDate(timeline.starts ?? published),
    offer_end_date: formatEpzDate(ends),
    delivery_addresses: random.chance(0.05)
      ? []
      : [{ id: Number(place.kato.slice(0, 5)), code: place.kato, name_ru: place.ru, name_kk: place.kz }],
    enstru_key: item.code,
    enstrus: [
      {
        id: (ids.plan += 1) % 90_000,
        code: item.code,
        name_ru: item.name[0],
        name_kk: item.name[1],
        short_description_ru: details.ru,
        short_description_kk: details.kz,
      },
    ],
    plan_items: [{ id: (ids.plan += random.int(1, 3)) }],
    plan_year_id: random.chance(0.5) ? toYearKey(published) : [toYearKey(published)],
  }
}

export function makeEpzTender(entry: EpzEntry, ids: EpzIds, baseUrl: string, random: Random): EpzTender {
  const { planned, timeline, method } = entry
  const { customer, languages, notice } = planned
  const id = (ids.announcement += random.int(1, 5))
  const system = random.chance(0.6) ? 3 : 2
  const organization = { ...toOrganization(customer), name_ru: varySpelling(customer.ru, random) }
  const published = timeline.published ?? timeline.created
  const file = (category: string, name: string, index: number) => ({
    id: (id % 10_000_000) * 10 + index,
    category,
    name,
    url: `${baseUrl}/files/${random.hex(32)}`,
  })
  const announcement: EpzAnnouncement = {
    id,
    number: String(1_200_000 + (id % 1_000_000)),
    name_ru: languages === 'kz' ? null : notice.ru,
    name_kk: languages === 'ru' ? null : notice.kz,
    system: { id: system, name: EPZ_SYSTEMS[system] },
    status: { id: PHASE_STATUSES[timeline.phase], name: EPZ_STATUSES[PHASE_STATUSES[timeline.phase]] },
    purchase_method: { id: method.id, name: method.name },
    total_price: planned.lots.reduce((sum, lot) => sum + calculateAmount(lot), 0) / 100,
    lots_count: planned.lots.length,
    publish_date: toEpzSeconds(published),
    offer_start_date: toEpzSeconds(timeline.starts ?? published),
    offer_end_date: toEpzSeconds(timeline.ends ?? published),
    customer: organization,
    organizer: organization,
    email: organization.email,
    phone: organization.phone,
    files: [
      file('Техническая спецификация', `techspec_${id}.pdf`, 1),
      file('Проект договора', `dogovor_${id}.docx`, 2),
    ],
  }
  return { announcement, lots: planned.lots.map((lot) => makeLot(lot, entry, announcement, ids, random)) }
}
