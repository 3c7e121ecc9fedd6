// Turns the generated catalogue into rows of the product's tables.
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import { makeRandom } from '@tendertap/simulator/world/random'
import { countCompanies, type NationalLot, type NationalTender } from './lots.ts'

type Row = (string | number | null)[]

const toIso = (moment: number): string => new Date(moment).toISOString()

export const COMPANY_COLUMNS = ['id', 'name_key', 'name_ru', 'bin', 'first_seen_at'] as const

const LEGAL_FORMS = ['ТОО', 'АО', 'КГУ', 'ГКП на ПХВ', 'РГУ', 'КГКП', 'ИП']
const LETTERS = 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЭЮЯӘҒҚҢӨҰҮІ'

/** The customers come first, then the suppliers. */
export function* makeCompanyRows(now: Date): Generator<Row> {
  const random = makeRandom(7, 'companies')
  const { customers, suppliers } = countCompanies()
  for (let id = 1; id <= customers + suppliers; id++) {
    const name = `${random.pick(LEGAL_FORMS)} «${LETTERS[random.int(0, LETTERS.length - 1)] ?? 'А'}${random.pick(['лтын', 'рман', 'стана', 'урылыс', 'енім', 'ервис', 'нерго', 'едиа'])} ${id}»`
    // a BIN that no real company can have
    yield [id, toCompanyKey(name), name, `99${String(id).padStart(10, '0')}`, toIso(now.getTime() - 365 * 86_400_000)]
  }
}

export const TENDER_COLUMNS = [
  'id',
  'source',
  'external_id',
  'code',
  'name_ru',
  'customer_id',
  'method',
  'status',
  'planned_amount',
  'lots_count',
  'published_at',
  'application_start_at',
  'application_end_at',
  'url',
  'portal_updated_at',
] as const

export function toTenderRow(tender: NationalTender): Row {
  const published = toIso(tender.publishedAt)
  const amount = tender.lots.reduce((sum, lot) => sum + lot.amount, 0)
  return [
    tender.id,
    tender.source,
    String(tender.id),
    tender.code,
    tender.name,
    tender.customer,
    tender.method,
    tender.status,
    amount,
    tender.lots.length,
    published,
    published,
    toIso(tender.endsAt),
    `https://portal.example/${tender.id}`,
    published,
  ]
}

export const LOT_COLUMNS = [
  'id',
  'source',
  'external_id',
  'tender_id',
  'number',
  'name_ru',
  'name_kz',
  'description_ru',
  'description_kz',
  'additional_description_ru',
  'customer_id',
  'amount',
  'quantity',
  'unit_ru',
  'status',
  'ens_tru_code',
  'ens_tru_name_ru',
  'kato_code',
  'system_category',
  'url',
  'first_seen_at',
  'portal_updated_at',
] as const

export function toLotRow(lot: NationalLot, tender: NationalTender): Row {
  const published = toIso(tender.publishedAt)
  return [
    lot.id,
    tender.source,
    String(lot.id),
    tender.id,
    lot.number,
    lot.nameRu,
    lot.nameKz,
    lot.descriptionRu,
    lot.descriptionKz,
    lot.additionalRu || null,
    tender.customer,
    lot.amount,
    lot.quantity,
    'штука',
    tender.status,
    lot.ensTru,
    lot.nameRu,
    lot.kato,
    'Товар',
    `https://portal.example/${tender.id}?tab=lots`,
    published,
    published,
  ]
}

export const AWARD_COLUMNS = [
  'source',
  'external_id',
  'lot_id',
  'supplier_id',
  'amount',
  'concluded_at',
  'participants',
] as const

export function toAwardRow({ id, award }: NationalLot, tender: NationalTender): Row | null {
  if (!award) return null
  return [
    tender.source,
    `contract-${id}`,
    id,
    award.supplier,
    award.amount,
    toIso(tender.endsAt + 10 * 86_400_000),
    award.participants,
  ]
}
