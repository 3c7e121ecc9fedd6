// The single window: announcements of quasi-public buyers, and a few rows of the state portal that it repeats.
import { pickClosingMoment, DAY, MINUTE, toMoment, type Moment } from '../../world/calendar.ts'
import type { Customer } from '../../world/customers.ts'
import {
  EPZ_STATUSES,
  EPZ_SYSTEMS,
  formatEpzDate,
  pickEpzMethod,
  toEpzSeconds,
  toEpzStatus,
  pickEpzWindow,
  makeEpzTender,
  type EpzIds,
  type EpzStatusId,
} from '../../world/epz.ts'
import type { EpzLot, EpzTender } from '../../world/epz-wire.ts'
import type { OwsTrdBuy } from '../../world/ows-wire.ts'
import type { Random } from '../../world/random.ts'
import { planTender } from '../../world/tenders.ts'
import type { ActName, ActResult } from './orders.ts'
import { isOpenTender } from './ows-steps.ts'
import { addSomeDays, moveAfterStart } from './pace.ts'

const REPEATED_TENDERS = 12
/** Status → the next one. */
const NEXT: Readonly<Record<number, EpzStatusId>> = { 5: 6, 6: 8, 7: 8, 8: 9, 9: 10 }
/** Status → how many days a tender stays in it, at random between these bounds. */
const DAYS_IN: Readonly<Record<number, readonly [number, number]>> = { 5: [0.5, 5], 8: [2, 5], 9: [1, 3] }

export interface EpzWorld {
  /** Oldest first. */
  tenders: EpzTender[]
  /** Rows of system 1, which come from the state portal itself. */
  repeated: EpzLot[]
  tender(id: number): EpzTender | undefined
  /** Open now or at some time since the start: what a reader of open lots may have seen. */
  wasOpen(tender: EpzTender): boolean
  nextStep(tender: EpzTender): Moment | null
  takeStep(tender: EpzTender, at: Moment, random: Random): ActResult | null
  /** Null when this portal does not know the act. */
  act(act: ActName, tender: EpzTender, at: Moment, days: number): ActResult | null
  publish(at: Moment, random: Random): ActResult
  version(): number
}

export const isOpenAtWindow = ({ announcement }: EpzTender) =>
  announcement.status.id === 6 || announcement.status.id === 7

function toActResult({ announcement, lots }: EpzTender, documents: string[] = []): ActResult {
  return {
    source: 'epz',
    tenders: [String(announcement.id)],
    lots: lots.map((lot) => String(lot.id)),
    documents,
    contracts: [],
  }
}

/** A lot of the state portal as the single window repeats it. */
function toRepeatedLot(tender: OwsTrdBuy, lot: OwsTrdBuy['Lots'][number], like: EpzLot): EpzLot {
  const copied = {
    name_ru: lot.nameRu,
    name_kk: lot.nameKz,
    description_ru: lot.descriptionRu,
    description_kk: lot.descriptionKz,
    total_price: lot.amount,
    quantity: lot.count,
  }
  return {
    ...like,
    ...copied,
    id: 950_000_000 + (lot.id % 10_000_000),
    external_id: lot.id,
    lot_number: lot.lotNumber,
    lot_number_key: lot.lotNumber,
    organization_name: lot.customerNameRu ?? lot.customerNameKz ?? '',
    system: { id: 1, name: EPZ_SYSTEMS[1] },
    announcement_id: 930_000_000 + (tender.id % 10_000_000),
    announcement_number: tender.numberAnno,
    announcement_number_key: tender.numberAnno,
  }
}

export function createEpzWorld(
  world: readonly EpzTender[],
  ows: readonly OwsTrdBuy[],
  customers: readonly Customer[],
  baseUrl: string,
  started: Moment,
): EpzWorld {
  const tenders = [...world]
  const byId = new Map(tenders.map((tender) => [tender.announcement.id, tender]))
  const opened = new Set(tenders.filter(isOpenAtWindow))
  const like = tenders.find(isOpenAtWindow)?.lots[0]
  const repeated = like
    ? ows
        .filter(isOpenTender)
        .slice(0, REPEATED_TENDERS)
        .flatMap((tender) => tender.Lots.slice(0, 1).map((lot) => toRepeatedLot(tender, lot, like)))
    : []
  const lastLot = tenders.at(-1)?.lots.at(-1)?.id ?? 960_000_000
  const ids: EpzIds = { announcement: tenders.at(-1)?.announcement.id ?? 940_000_000, lot: lastLot, plan: 985_000_000 }
  const changed = new Map<EpzTender, Moment>()
  let version = 1

  function setStatus(tender: EpzTender, id: EpzStatusId, at: Moment): ActResult {
    tender.announcement.status = { id, name: EPZ_STATUSES[id] }
    for (const lot of tender.lots) Object.assign(lot, { status: toEpzStatus(id), status_name: EPZ_STATUSES[id] })
    if (isOpenAtWindow(tender)) opened.add(tender)
    changed.set(tender, at)
    version += 1
    return toActResult(tender)
  }

  function setEnd(tender: EpzTender, ends: Moment): void {
    tender.announcement.offer_end_date = toEpzSeconds(ends)
    for (const lot of tender.lots) lot.offer_end_date = formatEpzDate(ends)
    version += 1
  }

  return {
    tenders,
    repeated,
    tender: (id) => byId.get(id),
    wasOpen: (tender) => opened.has(tender),
    nextStep(tender) {
      const { id, status, offer_end_date } = tender.announcement
      const ended = toMoment(new Date(offer_end_date * 1000))
      const since = (days: readonly [number, number]) =>
        addSomeDays(changed.get(tender) ?? ended, days, `${id}/${status.id}`)
      const days = DAYS_IN[status.id]
      const at = isOpenAtWindow(tender) ? ended : days ? since(days) : null
      return at === null ? null : moveAfterStart(started, at, id)
    },
    takeStep(tender, at, random) {
      const { announcement } = tender
      if (announcement.status.id === 5) {
        announcement.publish_date = announcement.offer_start_date = toEpzSeconds(at)
        for (const lot of tender.lots) lot.announcement_publish_date = lot.offer_start_date = formatEpzDate(at)
        setEnd(tender, pickClosingMoment(at, random.int(5, 12), random))
      }
      const next = NEXT[announcement.status.id]
      return next === undefined ? null : setStatus(tender, next, at)
    },
    act(act, tender, at, days) {
      if (act === 'cancel') return setStatus(tender, 11, at)
      if (act !== 'extend') return null
      setEnd(tender, toMoment(new Date(tender.announcement.offer_end_date * 1000)) + days * DAY)
      return toActResult(tender)
    },
    publish(at, random) {
      const planned = planTender(random.pick(customers), 6, random)
      const method = pickEpzMethod(random)
      const ends = pickClosingMoment(at, pickEpzWindow(method, random), random)
      const timeline = {
        phase: 'open',
        created: at - DAY,
        published: at,
        starts: at + MINUTE,
        ends,
        opens: ends,
        concluded: null,
        updated: at,
      } as const
      const tender = makeEpzTender({ planned, method, timeline }, ids, baseUrl, random)
      tenders.push(tender)
      byId.set(tender.announcement.id, tender)
      setStatus(tender, 6, at)
      return toActResult(
        tender,
        tender.announcement.files.map((file) => file.url),
      )
    },
    version: () => version,
  }
}
