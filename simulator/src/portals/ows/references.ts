// GET /v3/refs/{name}: dictionaries in snake_case, each on one page.
import {
  BUY_STATUSES,
  CONTRACT_STATUSES,
  LOT_STATUSES,
  SUBJECT_TYPES,
  TRADE_METHODS,
} from '../../world/ows-references.ts'
import { PLACES } from '../../world/places.ts'
import { UNITS } from '../../world/units.ts'
import { jsonAnswer, type Answer } from '../answer.ts'

interface Named {
  id: number
  nameRu: string
  nameKz: string | null
  code?: string
}

const toRows = (table: readonly Named[]) =>
  table
    .toSorted((a, b) => b.id - a.id)
    .map(({ id, nameRu, nameKz, code }) => ({ id, code: code ?? null, name_ru: nameRu, name_kz: nameKz }))

const TABLES: Readonly<Record<string, readonly object[]>> = {
  ref_buy_status: toRows(Object.values(BUY_STATUSES)),
  ref_lots_status: toRows(Object.values(LOT_STATUSES)),
  ref_contract_status: toRows(Object.values(CONTRACT_STATUSES)),
  ref_trade_methods: Object.values(TRADE_METHODS).map(({ id, symbolCode, nameRu, nameKz }) => ({
    id,
    code: null,
    symbol_code: symbolCode,
    name_ru: nameRu,
    name_kz: nameKz,
  })),
  ref_subject_type: toRows(Object.values(SUBJECT_TYPES)),
  ref_units: Object.entries(UNITS).map(([code, { ru, kz }], index) => ({
    id: index + 1,
    code,
    name_ru: ru,
    name_kz: kz,
  })),
  ref_kato: PLACES.map(({ kato, ru, kz }, index) => ({ id: index + 1, code: kato, name_ru: ru, name_kz: kz })),
}

/** An unknown dictionary is an error with status 200. */
export function answerReference(name: string): Answer {
  const items = TABLES[name]
  if (!items) return jsonAnswer({ error: 'Справочник не найден', code: 404 })
  return jsonAnswer({ total: items.length, limit: 100, next_page: '', items })
}
