// Which paper lies at which address, and what it is about.
import type { EpzTender } from '../../world/epz-wire.ts'
import type { OwsLot, OwsTrdBuy } from '../../world/ows-wire.ts'
import type { TizilimLot, TizilimTender } from '../../world/tizilim-wire.ts'
import type { PortalWorld } from '../world/portal-world.ts'

export interface Item {
  ru: string | null
  kz: string | null
  detailsRu: string | null
  detailsKz: string | null
  quantity: string
  unitRu: string | null
  unitKz: string | null
  placeRu: string | null
  placeKz: string | null
}

export interface Paper {
  fileName: string
  title: string
  number: string
  customer: string
  notice: { ru: string | null; kz: string | null }
  items: Item[]
  /** 1, until it is written anew under the same address */
  edition: number
}

function owsItem(lot: OwsLot): Item[] {
  const own = {
    ru: lot.nameRu,
    kz: lot.nameKz,
    detailsRu: lot.descriptionRu,
    detailsKz: lot.descriptionKz,
    quantity: String(lot.count),
  }
  const nowhere = { unitRu: null, unitKz: null, placeRu: null, placeKz: null }
  if (lot.Plans.length === 0) return [{ ...own, ...nowhere }]
  return lot.Plans.map((plan) => ({
    ru: plan.nameRu,
    kz: plan.nameKz,
    detailsRu: [plan.descRu, plan.extraDescRu].filter(Boolean).join('. ') || null,
    detailsKz: [plan.descKz, plan.extraDescKz].filter(Boolean).join('. ') || null,
    quantity: String(plan.count),
    unitRu: plan.RefUnits?.nameRu ?? null,
    unitKz: plan.RefUnits?.nameKz ?? null,
    placeRu: plan.PlansKato[0]?.fullDeliveryPlaceNameRu ?? null,
    placeKz: plan.PlansKato[0]?.fullDeliveryPlaceNameKz ?? null,
  }))
}

/** A specification that names its lot is about that lot alone. */
function lotsOf(tender: OwsTrdBuy, originalName: string): OwsLot[] {
  const named = /_(\d+)\.\w+$/.exec(originalName)?.[1]
  const own = tender.Lots.filter((lot) => String(lot.id) === named)
  return own.length > 0 ? own : tender.Lots
}

function owsPapers(tender: OwsTrdBuy): [string, () => Omit<Paper, 'edition'>][] {
  const head = {
    number: tender.numberAnno,
    customer: tender.Organizer?.nameRu ?? tender.orgBin,
    notice: { ru: tender.nameRu, kz: tender.nameKz },
  }
  const files = [...(tender.Files ?? []), ...tender.Lots.flatMap((lot) => lot.Files ?? [])]
  return files.map(({ filePath, originalName, nameRu }) => [
    hashOf(filePath),
    () => ({ ...head, fileName: originalName, title: nameRu, items: lotsOf(tender, originalName).flatMap(owsItem) }),
  ])
}

function tizilimItem(lot: TizilimLot): Item {
  return {
    ru: lot.name_ru,
    kz: lot.name_kz,
    detailsRu: lot.description_ru,
    detailsKz: lot.description_kz,
    quantity: String(Number(lot.quantity)),
    unitRu: lot.mkei.name_ru,
    unitKz: lot.mkei.name_kz ?? null,
    placeRu: lot.delivery_address_ru,
    placeKz: lot.delivery_address_kz,
  }
}

function tizilimPapers(tender: TizilimTender): [string, () => Omit<Paper, 'edition'>][] {
  const head = {
    number: tender.code,
    customer: tender.customer.name_ru,
    notice: { ru: tender.name_ru, kz: tender.name_kz },
  }
  const listed = [
    ...tender.documents.map((document) => ({ document, lots: tender.lots })),
    ...tender.lots.flatMap((lot) => lot.documents.map((document) => ({ document, lots: [lot] }))),
  ]
  return listed.map(({ document, lots }) => [
    hashOf(document.url),
    () => ({ ...head, fileName: document.original_file_name, title: document.type, items: lots.map(tizilimItem) }),
  ])
}

function epzPapers({ announcement, lots }: EpzTender): [string, () => Omit<Paper, 'edition'>][] {
  const head = {
    number: announcement.number,
    customer: announcement.customer.name_ru,
    notice: { ru: announcement.name_ru, kz: announcement.name_kk },
  }
  const items = (): Item[] =>
    lots.map((lot) => ({
      ru: lot.name_ru,
      kz: lot.name_kk,
      detailsRu: lot.description_ru,
      detailsKz: lot.description_kk,
      quantity: String(lot.quantity),
      unitRu: null,
      unitKz: null,
      placeRu: lot.delivery_addresses[0]?.name_ru ?? null,
      placeKz: lot.delivery_addresses[0]?.name_kk ?? null,
    }))
  return announcement.files.map(({ url, name, category }) => [
    hashOf(url),
    () => ({ ...head, fileName: name, title: category, items: items() }),
  ])
}

const hashOf = (url: string) => url.slice(-32)

export interface Papers {
  /** By the 32 characters at the end of the address. */
  at(hash: string): Paper | undefined
  /** From now on other bytes come from the same address, and no list says so. */
  rewrite(url: string): void
}

export function papers({ ows, tizilim, epz }: PortalWorld): Papers {
  const editions = new Map<string, number>()
  const made = () =>
    new Map([
      ...ows.rows.tenders.flatMap(owsPapers),
      ...tizilim.tenders.flatMap(tizilimPapers),
      ...epz.tenders.flatMap(epzPapers),
    ])
  let index: ReturnType<typeof made> = new Map()
  let version = ''

  function at(hash: string): Paper | undefined {
    // made anew whenever the world has changed: papers are replaced
    const present = `${ows.rows.version()}/${epz.version()}/${tizilim.version()}`
    if (version !== present) {
      index = made()
      version = present
    }
    const paper = index.get(hash)?.()
    return paper && { ...paper, edition: editions.get(hash) ?? 1 }
  }

  return {
    at,
    rewrite(url) {
      const hash = hashOf(url)
      const paper = at(hash)
      if (!paper) throw new Error(`there is no document at ${url}`)
      editions.set(hash, paper.edition + 1)
    },
  }
}
