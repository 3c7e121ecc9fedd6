// A portal for tests: it shows what the test gives it, with defaults for every other field.
import type {
  CanonicalAward,
  CanonicalCustomer,
  CanonicalDocument,
  CanonicalLot,
  CanonicalTender,
  PortalValue,
} from '../portals/canonical.ts'
import type { Connector, Page, RawItem, Reading, Stream, Window } from '../portals/connector.ts'

export interface FakeLot {
  id: string
  nameRu?: string
  amount?: string | null
  status?: string
  customer?: Partial<CanonicalCustomer>
  ensTruCode?: string
  withdrawn?: boolean
}

export interface FakeTender {
  id: string
  nameRu?: string
  customer?: Partial<CanonicalCustomer>
  status?: string
  amount?: string | null
  endsAt?: string
  publishedAt?: string
  supersedes?: string
  lots?: FakeLot[]
  documents?: { url: string; lot?: string; name?: string; type?: string }[]
  whole?: boolean
  /** its lot is the one that stands for the whole tender */
  standsForTender?: boolean
}

export interface FakeContract {
  id: string
  tender?: string | null
  supplier?: Partial<CanonicalCustomer>
  /** lot → amount */
  won: Record<string, string>
  cancelled?: boolean
}

export const fakeTender = (payload: FakeTender): RawItem => {
  const isPart = payload.whole === false && !payload.standsForTender
  return { entity: isPart ? 'lot' : 'tender', externalId: isPart ? (payload.lots?.[0]?.id ?? '') : payload.id, payload }
}
export const fakeContract = (payload: FakeContract): RawItem => ({
  entity: 'contract',
  externalId: payload.id,
  payload,
})
export const fakeDeletion = (what: 'tender' | 'lot', id: string, on = '2026-07-01'): RawItem => ({
  entity: 'deletion',
  externalId: `${what}:${id}`,
  payload: { what, id, on },
})

const toCustomer = (customer: Partial<CanonicalCustomer> = {}): CanonicalCustomer => ({
  nameRu: 'КГУ «Школа»',
  nameKz: null,
  nameEn: null,
  bin: null,
  address: null,
  ...customer,
})
const toPortalValue = (name: string): PortalValue => ({ name, portalId: null, portalName: name })
const NO_TEXTS = {
  nameKz: null,
  nameEn: null,
  descriptionRu: null,
  descriptionKz: null,
  descriptionEn: null,
  additionalDescriptionRu: null,
  additionalDescriptionKz: null,
  additionalDescriptionEn: null,
  unitRu: null,
  unitKz: null,
  unitEn: null,
  deliveryAddressRu: null,
  deliveryAddressKz: null,
  deliveryAddressEn: null,
}

function toCanonicalLot(lot: FakeLot, tender: FakeTender): CanonicalLot {
  return {
    ...NO_TEXTS,
    externalId: lot.id,
    number: `${lot.id}-ЗЦП1`,
    nameRu: lot.nameRu ?? 'Бумага',
    customer: toCustomer(lot.customer ?? tender.customer),
    status: toPortalValue(lot.status ?? tender.status ?? 'Опубликован'),
    amount: lot.amount === undefined ? '100' : lot.amount,
    quantity: '1',
    ensTruCode: lot.ensTruCode ?? null,
    ensTruNameRu: null,
    ensTruNameKz: null,
    ensTruNameEn: null,
    katoCode: '750000000',
    deliveryTermDays: null,
    contractTermDays: null,
    bidSecurityVolume: null,
    localContentMin: null,
    systemCategory: null,
    url: 'https://portal.example',
    withdrawn: lot.withdrawn ?? false,
    standsForTender: tender.standsForTender ?? false,
    portalCreatedAt: null,
    portalUpdatedAt: null,
  }
}

function toCanonicalTender(tender: FakeTender): CanonicalTender {
  const lots = (tender.lots ?? []).map((lot) => toCanonicalLot(lot, tender))
  const documents = (tender.documents ?? []).map(({ url, lot, name, type = 'Проект договора' }): CanonicalDocument => ({
    externalId: url,
    url,
    lotExternalId: lot ?? null,
    type,
    originalFileName: name ?? `${url}.pdf`,
  }))
  return {
    source: 'ows',
    externalId: tender.id,
    code: `${tender.id}-1`,
    nameRu: tender.nameRu ?? 'Закупка',
    nameKz: null,
    nameEn: null,
    customer: toCustomer(tender.customer),
    method: toPortalValue('Открытый конкурс'),
    status: toPortalValue(tender.status ?? 'Опубликован'),
    plannedAmount: tender.amount === undefined ? '100' : tender.amount,
    lotsCount: lots.length,
    publishedAt: new Date(tender.publishedAt ?? '2026-07-01T04:00:00Z'),
    applicationStartAt: null,
    applicationEndAt: new Date(tender.endsAt ?? '2026-07-10T04:00:00Z'),
    applicationOpenAt: null,
    contactEmail: null,
    contactPhone: null,
    url: 'https://portal.example',
    supersedesExternalId: tender.supersedes ?? null,
    portalCreatedAt: null,
    portalUpdatedAt: null,
    isWhole: tender.whole ?? true,
    lots,
    documents,
  }
}

function read({ entity, payload }: RawItem): Reading {
  if (entity === 'deletion') {
    const { what, id } = payload as { what: 'tender' | 'lot'; id: string }
    return { kind: 'deletion', what, externalId: id }
  }
  if (entity === 'contract') {
    const { id, tender, supplier, won, cancelled } = payload as FakeContract
    const award = ([lot, amount]: [string, string]): CanonicalAward => ({
      externalId: id,
      lotExternalId: lot,
      supplier: toCustomer({ nameRu: 'ТОО «Поставщик»', ...supplier }),
      amount,
      concludedAt: null,
      participants: null,
      withdrawn: cancelled ?? false,
    })
    const awards = Object.entries(won).map(award)
    return awards.length === 0 ? { kind: 'nothing' } : { kind: 'awards', awards, tenderExternalId: tender ?? null }
  }
  const tender = payload as FakeTender
  if (tender.nameRu === 'unreadable') throw new Error('no such thing')
  const unknown =
    tender.status === 'Неведомый' ? [{ kind: 'status' as const, portalId: '999', portalName: tender.status }] : []
  return { kind: 'tender', tender: toCanonicalTender(tender), unknown }
}

export interface FakePortal {
  connector: Connector
  /** what `tenders()` finds */
  shown: Map<string, RawItem>
  asked: string[][]
}

/** Each list answers by the function the test gives it. */
export function fakePortal(
  lists: Record<string, Partial<Stream> & { page?: (window: Window, position: string | null) => Promise<Page> }> = {},
): FakePortal {
  const shown = new Map<string, RawItem>()
  const asked: string[][] = []
  const nothing = async (): Promise<Page> => ({ items: [], next: null })
  return {
    shown,
    asked,
    connector: {
      source: 'ows',
      streams: Object.entries(lists).map(([name, list]) => ({
        name,
        overlapMs: 3_600_000,
        longestWindowMs: 7 * 86_400_000,
        page: nothing,
        ...list,
      })),
      tenders: async (ids) => {
        asked.push([...ids])
        return ids.flatMap((id) => shown.get(id) ?? [])
      },
      provesAbsence: true,
      document: () => Promise.reject(new Error('there are none')),
      changedDocument: () => Promise.reject(new Error('there are none')),
      health: async () => ({ ok: true, problem: null, tokenExpiresAt: null }),
      time: () => null,
      read,
    },
  }
}
