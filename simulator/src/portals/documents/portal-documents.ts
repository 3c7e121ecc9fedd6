// The documents of the portals by their address, and what each is about.
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

export interface PortalDocument {
  fileName: string
  title: string
  number: string
  customer: string
  notice: { ru: string | null; kz: string | null }
  items: Item[]
  /** 1, until it is rewritten under the same address */
  edition: number
}

function toOwsItems(lot: OwsLot): Item[] {
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
function findDescribedLots(tender: OwsTrdBuy, originalName: string): OwsLot[] {
  const named = /_(\d+)\.\w+$/.exec(originalName)?.[1]
  const own = tender.Lots.filter((lot) => String(lot.id) === named)
  return own.length > 0 ? own : tender.Lots
}

function listOwsDocuments(tender: OwsTrdBuy): [string, () => Omit<PortalDocument, 'edition'>][] {
  const head = {
    number: tender.numberAnno,
    customer: tender.Organizer?.nameRu ?? tender.orgBin,
    notice: { ru: tender.nameRu, kz: tender.nameKz },
  }
  const files = [...(tender.Files ?? []), ...tender.Lots.flatMap((lot) => lot.Files ?? [])]
  return files.map(({ filePath, originalName, nameRu }) => [
    readHash(filePath),
    () => ({
      ...head,
      fileName: originalName,
      title: nameRu,
      items: findDescribedLots(tender, originalName).flatMap(toOwsItems),
    }),
  ])
}

function toTizilimItem(lot: TizilimLot): Item {
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

function listTizilimDocuments(tender: TizilimTender): [string, () => Omit<PortalDocument, 'edition'>][] {
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
    readHash(document.url),
    () => ({ ...head, fileName: document.original_file_name, title: document.type, items: lots.map(toTizilimItem) }),
  ])
}

function listEpzDocuments({ announcement, lots }: EpzTender): [string, () => Omit<PortalDocument, 'edition'>][] {
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
    readHash(url),
    () => ({ ...head, fileName: name, title: category, items: items() }),
  ])
}

const readHash = (url: string) => url.slice(-32)

export interface PortalDocuments {
  /** Finds a document by the 32 characters at the end of its address. */
  find(hash: string): PortalDocument | undefined
  /** Changes the bytes at this address; no list of the portal shows it. */
  rewrite(url: string): void
}

export function createPortalDocuments({ ows, tizilim, epz }: PortalWorld): PortalDocuments {
  const editions = new Map<string, number>()
  const indexDocuments = () =>
    new Map([
      ...ows.rows.tenders.flatMap(listOwsDocuments),
      ...tizilim.tenders.flatMap(listTizilimDocuments),
      ...epz.tenders.flatMap(listEpzDocuments),
    ])
  let index: ReturnType<typeof indexDocuments> = new Map()
  let version = ''

  function find(hash: string): PortalDocument | undefined {
    // The index is built again whenever the world has changed, since documents are replaced.
    const present = `${ows.rows.version()}/${epz.version()}/${tizilim.version()}`
    if (version !== present) {
      index = indexDocuments()
      version = present
    }
    const document = index.get(hash)?.()
    return document && { ...document, edition: editions.get(hash) ?? 1 }
  }

  return {
    find,
    rewrite(url) {
      const hash = readHash(url)
      const document = find(hash)
      if (!document) throw new Error(`there is no document at ${url}`)
      editions.set(hash, document.edition + 1)
    },
  }
}
