// Planned tenders in the shape of the register of subsoil users.
import { formatMoment, getYear, type Moment } from './calendar.ts'
import type { Subject } from './commodities/template.ts'
import { varySpelling } from './customers.ts'
import { pickDeliveryDays } from './delivery.ts'
import type { Random } from './random.ts'
import { calculateAmount, type PlannedLot, type PlannedTender } from './tenders.ts'
import type { Phase, Timeline } from './timeline.ts'
import type { TizilimDocument, TizilimLot, TizilimName, TizilimTender } from './tizilim-wire.ts'
import { UNITS } from './units.ts'

const METHODS = {
  ОК: { name_ru: 'Открытый конкурс', window: [12, 21], weight: 50 },
  ЗЦП: { name_ru: 'Запрос ценовых предложений', window: [5, 8], weight: 28 },
  ОКП: { name_ru: 'Открытый конкурс на понижение', window: [12, 18], weight: 12 },
  ОИ: { name_ru: 'Закуп из одного источника', window: [3, 6], weight: 10 },
} as const

type TizilimMethod = keyof typeof METHODS

const STATUSES: Readonly<Record<Phase, string>> = {
  forming: 'Формируется',
  open: 'Опубликован',
  opening: 'Вскрытие',
  admission: 'Допуск',
  results: 'Итоги',
  completed: 'Завершен',
  cancelled: 'Отменен',
  suspended: 'Отменен',
}

const CATEGORIES: Readonly<Record<Subject, TizilimName>> = {
  goods: { name_ru: 'Товары', name_kz: 'Тауарлар', name_en: 'Goods' },
  works: { name_ru: 'Работы', name_kz: 'Жұмыстар', name_en: 'Works' },
  services: { name_ru: 'Услуги', name_kz: 'Қызметтер', name_en: 'Services' },
}

const PRICE_REQUEST_MOST = 3_000_000_000

export function pickTizilimMethod({ lots }: PlannedTender, random: Random): TizilimMethod {
  const total = lots.reduce((sum, lot) => sum + calculateAmount(lot), 0)
  const methods = (Object.keys(METHODS) as TizilimMethod[]).filter(
    (method) => method !== 'ЗЦП' || total < PRICE_REQUEST_MOST,
  )
  return random.weighted(methods, (method) => METHODS[method].weight)
}

export function pickTizilimWindow(method: TizilimMethod, random: Random): number {
  const [least, most] = METHODS[method].window
  return random.int(least, most)
}

export interface TizilimEntry {
  planned: PlannedTender
  timeline: Timeline
  method: TizilimMethod
}

export interface TizilimIds {
  tender: number
  lot: number
  document: number
  sequence: number
}

const formatZoned = (moment: Moment) => `${formatMoment(moment)}+05`
const formatZonedOrNull = (moment: Moment | null) => (moment === null ? null : formatZoned(moment))
const formatTenge = (tiyn: number) => `${Math.floor(tiyn / 100)}.${String(tiyn % 100).padStart(2, '0')}`

function makeDocument(
  type: string,
  originalFileName: string,
  baseUrl: string,
  ids: TizilimIds,
  random: Random,
): TizilimDocument {
  return { id: ++ids.document, type, original_file_name: originalFileName, url: `${baseUrl}/files/${random.hex(32)}` }
}

interface LotContext {
  entry: TizilimEntry
  code: string
  withDocuments: boolean
  baseUrl: string
  ids: TizilimIds
}

function makeLot(lot: PlannedLot, index: number, context: LotContext, random: Random): TizilimLot {
  const { planned, timeline } = context.entry
  const { item, details, remark, quantity } = lot.positions[0]
  const ru = planned.languages !== 'kz'
  const kz = planned.languages !== 'ru'
  const en = random.chance(0.35)
  const number = `${context.code}-${String(index + 1).padStart(2, '0')}`
  const makeLotDocument = (type: string, name: string) => makeDocument(type, name, context.baseUrl, context.ids, random)
  const { place, address } = planned.customer
  const unit = UNITS[item.unit]
  return {
    id: ++context.ids.lot,
    number,
    name_ru: ru ? item.name[0] : null,
    name_kz: kz ? item.name[1] : null,
    name_en: en ? (item.name[2] ?? null) : null,
    description_ru: ru ? details.ru : null,
    description_kz: kz ? details.kz : null,
    description_en: en && item.name[2] ? details.en : null,
    additional_description: (ru ? remark?.ru : remark?.kz) ?? null,
    amount: formatTenge(calculateAmount(lot)),
    quantity: `${quantity}.000`,
    mkei: { name_ru: unit.ru, name_kz: unit.kz, name_en: unit.en },
    ens_tru: { code: item.code, name_ru: item.name[0] },
    kato: random.chance(0.05) ? null : { code: place.kato, name_ru: place.ru },
    delivery_address_ru: address.ru,
    delivery_address_kz: kz ? address.kz : null,
    delivery_term_days: random.chance(0.05) ? null : pickDeliveryDays(planned.group.subject, random),
    contract_term_days: random.chance(0.1) ? null : random.pick([5, 10, 10, 15, 20, 30]),
    bid_security_volume: random.chance(0.3) ? null : random.pick(['1.00', '1.00', '2.00', '3.00']),
    local_content_min:
      planned.group.subject === 'goods'
        ? random.pick(['0.00', '0.00', '15.00', '30.00'])
        : random.pick(['50.00', '70.00', '85.00']),
    status: { name_ru: STATUSES[timeline.phase] },
    documents: context.withDocuments
      ? [
          makeLotDocument('Техническая спецификация', `Техническая спецификация ${number}.pdf`),
          makeLotDocument('Проект договора', `Проект договора ${number}.docx`),
        ]
      : [],
    created_at: formatZoned(timeline.created),
    updated_at: formatZoned(timeline.updated),
  }
}

export function makeTizilimTender(
  entry: TizilimEntry,
  ids: TizilimIds,
  baseUrl: string,
  random: Random,
): TizilimTender {
  const { planned, timeline, method } = entry
  const { customer, group, languages, notice } = planned
  const code = `${getYear(timeline.published ?? timeline.created)}.${method}-${(ids.sequence += random.int(1, 3))}`
  const withDocuments = timeline.published !== null && !random.chance(0.06)
  const method_ru = method === 'ОИ' && random.chance(0.3) ? 'Из одного источника' : METHODS[method].name_ru
  return {
    id: (ids.tender += random.int(1, 3)),
    code,
    name_ru: languages === 'kz' ? null : notice.ru,
    name_kz: languages === 'ru' ? null : notice.kz,
    name_en: random.chance(0.3) ? notice.en : null,
    category: CATEGORIES[group.subject],
    customer: {
      name_ru: varySpelling(customer.ru, random),
      name_kz: customer.kz,
      name_en: customer.en,
      bin: random.chance(0.15) ? null : customer.bin,
      full_address: `${customer.place.postcode}, ${customer.address.ru}`,
    },
    method: { name_ru: method_ru },
    status: { name_ru: STATUSES[timeline.phase] },
    planned_amount: formatTenge(planned.lots.reduce((sum, lot) => sum + calculateAmount(lot), 0)),
    application_start_at: formatZonedOrNull(timeline.starts),
    application_end_at: formatZonedOrNull(timeline.ends),
    application_open_at: formatZonedOrNull(timeline.opens),
    publication_at: formatZonedOrNull(timeline.published),
    contact_email: random.chance(0.08) ? null : customer.email,
    contact_phone: random.chance(0.08) ? null : customer.phone,
    lots: planned.lots.map((lot, index) => makeLot(lot, index, { entry, code, withDocuments, baseUrl, ids }, random)),
    documents: withDocuments
      ? [makeDocument('Конкурсная документация', `Конкурсная документация ${code}.pdf`, baseUrl, ids, random)]
      : [],
    created_at: formatZoned(timeline.created),
    updated_at: formatZoned(timeline.updated),
  }
}
