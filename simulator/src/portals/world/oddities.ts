// Unexpected rows, as the state portal sends them now and then (portal design §2.4, §9).
import { parseMoment, type Moment } from '../../world/calendar.ts'
import type { OwsPlan, OwsTrdBuy } from '../../world/ows-wire.ts'
import type { Random } from '../../world/random.ts'
import { UNITS, type UnitCode } from '../../world/units.ts'
import type { OddityOrder, ActResult } from './orders.ts'
import { isOpenTender, toActResult, type OwsWorld } from './ows-steps.ts'

const JOINT_PLANS = 43
const FOREIGN_HOST = 'https://files.elsewhere.example'

/** Changes the tender and returns the addresses of its new documents. */
type ChangeTender = (tender: OwsTrdBuy, random: Random) => string[]

/** Plan points with different items and units; a joint lot of the real portal had as many. */
function makeJointPlans(first: OwsPlan, random: Random): OwsPlan[] {
  return Array.from({ length: JOINT_PLANS }, (_, index) => {
    const code = random.pick(Object.keys(UNITS)) as UnitCode
    const id = first.id + index
    const RefEnstru = {
      code: `${first.RefEnstru?.code.slice(0, 7) ?? '325013.'}900.${String(index).padStart(6, '0')}`,
      nameRu: `Позиция ${index + 1}`,
      nameKz: `${index + 1}-позиция`,
    }
    const RefUnits = { code, nameRu: UNITS[code].ru, nameKz: UNITS[code].kz }
    return {
      ...first,
      id,
      rootrecordId: id,
      nameRu: RefEnstru.nameRu,
      nameKz: RefEnstru.nameKz,
      refUnitsCode: code,
      RefUnits,
      RefEnstru,
    }
  })
}

const CHANGES: Readonly<Record<OddityOrder['oddity'], ChangeTender>> = {
  unknown_status(tender) {
    const status = {
      id: 777,
      nameRu: 'Опубликовано (цифровой аукцион)',
      nameKz: 'Жарияланды (цифрлық аукцион)',
      code: 'PublishedDigitalAuction',
    }
    tender.refBuyStatusId = status.id
    tender.RefBuyStatus = status
    for (const lot of tender.Lots) Object.assign(lot, { refLotStatusId: status.id, RefLotsStatus: status })
    return []
  },
  unknown_method(tender) {
    tender.refTradeMethodsId = 999
    tender.RefTradeMethods = { id: 999, nameRu: 'Цифровой конкурс', nameKz: 'Цифрлық конкурс', symbolCode: 'ЦК' }
    for (const lot of tender.Lots) Object.assign(lot, { refTradeMethodsId: 999, refBuyTradeMethodsId: 999 })
    return []
  },
  joint_lot(tender, random) {
    for (const lot of tender.Lots) {
      const [first] = lot.Plans
      if (!first) continue
      lot.Plans = makeJointPlans(first, random)
      lot.pointList = lot.Plans.map((plan) => plan.id)
      lot.unionLots = 1
    }
    return []
  },
  missing_kato(tender) {
    for (const lot of tender.Lots) {
      lot.plnPointKatoList = []
      for (const plan of lot.Plans) plan.PlansKato = []
    }
    return []
  },
  empty_plans(tender) {
    for (const lot of tender.Lots) Object.assign(lot, { Plans: [], enstruList: [0] })
    return []
  },
  cyrillic_code(tender) {
    // The first letter of «Сhanged» is Cyrillic at the portal too.
    tender.RefBuyStatus = { ...tender.RefBuyStatus, code: tender.RefBuyStatus.code.replace(/^./, 'С') }
    return []
  },
  foreign_link(tender, random) {
    const filePath = `${FOREIGN_HOST}/download/trd_buy/${random.hex(32)}`
    const [first, ...rest] = tender.Files ?? []
    if (!first) return []
    tender.Files = [{ ...first, filePath }, ...rest]
    return [filePath]
  },
}

export function applyOddity(
  world: OwsWorld,
  { oddity, times = 1, share }: OddityOrder,
  at: Moment,
  random: Random,
): ActResult {
  const { rows } = world
  const fits = (tender: OwsTrdBuy) => oddity !== 'foreign_link' || (tender.Files?.length ?? 0) > 0
  const chosen =
    share === undefined
      ? random
          .shuffled(
            rows.tenders.filter(
              (tender) => isOpenTender(tender) && fits(tender) && parseMoment(tender.endDate ?? '') > at,
            ),
          )
          .slice(0, times)
      : rows.tenders.filter(() => random.chance(share)).filter(fits)
  const all: ActResult = { source: 'ows', tenders: [], lots: [], documents: [], contracts: [] }
  for (const tender of chosen) {
    const documents = CHANGES[oddity](tender, random)
    rows.touch(tender, at)
    for (const lot of tender.Lots) rows.touch(lot, at)
    const one = toActResult(tender, { documents })
    all.tenders.push(...one.tenders)
    all.lots.push(...one.lots)
    all.documents.push(...one.documents)
  }
  return all
}
