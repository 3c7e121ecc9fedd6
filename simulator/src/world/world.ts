// The demo world: seeded, portal-shaped, its dates relative to the start. Nothing in it is read from a clock.
import { DAY, toMoment, type Moment } from './calendar.ts'
import { makeCustomers, type Customer } from './customers.ts'
import { pickEpzMethod, pickEpzWindow, isQuasiPublic, makeEpzTender, type EpzEntry, type EpzIds } from './epz.ts'
import type { EpzTender } from './epz-wire.ts'
import { makeOwsTender, pickOwsMethod, pickOwsWindow, markSuperseded, type OwsEntry, type OwsIds } from './ows.ts'
import type { OwsTrdBuy } from './ows-wire.ts'
import { makeApplications, type DemoApplication } from './applications.ts'
import { DEMO_PEOPLE, DEMO_TRADE, makeWorkspaces, type DemoPerson, type DemoWorkspace } from './people.ts'
import { makeRandom } from './random.ts'
import { planTenders, type PlannedTender } from './tenders.ts'
import { assignPhases, makeTimeline, type Phase, type Timeline } from './timeline.ts'
import {
  makeTizilimTender,
  pickTizilimMethod,
  pickTizilimWindow,
  type TizilimEntry,
  type TizilimIds,
} from './tizilim.ts'
import type { TizilimTender } from './tizilim-wire.ts'

export interface WorldOptions {
  seed: number
  startedAt: Date
  /** At the state portal and the register; some 20 % of them are open at the start. */
  lots?: number
  /** At the single window, in addition; by default 8 % of `lots`. */
  epzLots?: number
  /** Where the documents lie; nothing points to the real portals. */
  documentsAt?: { ows: string; tizilim: string; epz: string }
}

export interface World {
  owsTenders: OwsTrdBuy[]
  tizilimTenders: TizilimTender[]
  epzTenders: EpzTender[]
  workspaces: DemoWorkspace[]
  people: DemoPerson[]
  applications: DemoApplication[]
}

const OWS_SHARE = 0.75
const EPZ_SHARE = 0.08
const CHANGED_DOCUMENTATION = 6

/** Portals number what they publish in the order of time. */
function sortByPublication<T extends { timeline: Timeline }>(entries: readonly T[]): T[] {
  const at = ({ timeline }: T): Moment => timeline.published ?? timeline.created
  return entries.toSorted((a, b) => at(a) - at(b))
}

/** A few announcements replace an earlier version of themselves, published two days before. */
function makeOws(entries: readonly OwsEntry[], baseUrl: string, seed: number): OwsTrdBuy[] {
  const random = makeRandom(seed, 'ows')
  const ids: OwsIds = { trdBuy: 98_000_000, lot: 198_000_000, plan: 387_000_000 }
  const replaceable = entries.filter(({ timeline, planned }) => timeline.phase === 'open' && planned.lots.length === 1)
  // half of them in the trade of the demo's team, which has one in work; some lots have no code
  const isInTrade = ({ planned }: OwsEntry) => DEMO_TRADE.test(planned.lots[0]?.positions[0].item.code ?? '')
  const inTrade = replaceable.filter(isInTrade).slice(0, CHANGED_DOCUMENTATION / 2)
  const replaced = new Set([...new Set([...inTrade, ...replaceable])].slice(0, CHANGED_DOCUMENTATION))
  return entries.flatMap((entry) => {
    if (!replaced.has(entry) || entry.timeline.published === null) return [makeOwsTender(entry, ids, baseUrl, random)]
    const { published } = entry.timeline
    const earlier = {
      ...entry.timeline,
      published: published - 2 * DAY,
      starts: published - 2 * DAY,
      updated: published,
    }
    const first = markSuperseded(makeOwsTender({ ...entry, timeline: earlier }, ids, baseUrl, random))
    return [first, makeOwsTender(entry, ids, baseUrl, random, first)]
  })
}

/** Quasi-public buyers. They have random numbers of their own, so that the other portals stay as they are. */
function makeEpz(
  lots: number,
  customers: readonly Customer[],
  start: Moment,
  baseUrl: string,
  seed: number,
): EpzTender[] {
  if (lots <= 0) return []
  const random = makeRandom(seed, 'epz')
  const planned = planTenders(customers.filter(isQuasiPublic), lots, random)
  const phases = assignPhases(
    planned.map((tender) => tender.lots.length),
    random,
  )
  const entries: EpzEntry[] = planned.map((tender, index) => {
    const method = pickEpzMethod(random)
    return {
      planned: tender,
      method,
      timeline: makeTimeline(phases[index] ?? 'completed', pickEpzWindow(method, random), start, random),
    }
  })
  const ids: EpzIds = { announcement: 940_000_000, lot: 960_000_000, plan: 980_000_000 }
  return sortByPublication(entries).map((entry) => makeEpzTender(entry, ids, baseUrl, random))
}

export function makeWorld({
  seed,
  startedAt,
  lots = 3_000,
  epzLots = Math.round(lots * EPZ_SHARE),
  documentsAt,
}: WorldOptions): World {
  const start = toMoment(startedAt)
  const urls = documentsAt ?? {
    ows: 'https://ows.goszakup.example',
    tizilim: 'https://files.tizilim.example',
    epz: 'https://zakup.example',
  }
  const random = makeRandom(seed, 'tenders')
  const customers = makeCustomers(seed)
  const isSubsoil = (customer: (typeof customers)[number]) => customer.sector === 'oil' || customer.sector === 'mining'
  const owsLots = Math.round(lots * OWS_SHARE) - CHANGED_DOCUMENTATION
  const atPortal = planTenders(
    customers.filter((customer) => !isSubsoil(customer)),
    Math.max(owsLots, 1),
    random,
  )
  const atRegister = planTenders(customers.filter(isSubsoil), Math.max(lots - Math.round(lots * OWS_SHARE), 1), random)

  const planned: readonly PlannedTender[] = [...atPortal, ...atRegister]
  const phases = assignPhases(
    planned.map((tender) => tender.lots.length),
    random,
  )
  const phaseByTender = new Map<PlannedTender, Phase>(
    planned.map((tender, index) => [tender, phases[index] ?? 'completed']),
  )
  const dates = makeRandom(seed, 'dates')
  const makeTenderTimeline = (tender: PlannedTender, window: number) =>
    makeTimeline(phaseByTender.get(tender) ?? 'completed', window, start, dates)

  const owsEntries: OwsEntry[] = atPortal.map((tender) => {
    const method = pickOwsMethod(tender, random)
    return { planned: tender, method, timeline: makeTenderTimeline(tender, pickOwsWindow(method, random)) }
  })
  const tizilimEntries: TizilimEntry[] = atRegister.map((tender) => {
    const method = pickTizilimMethod(tender, random)
    return { planned: tender, method, timeline: makeTenderTimeline(tender, pickTizilimWindow(method, random)) }
  })
  const tizilimRandom = makeRandom(seed, 'tizilim')
  const ids: TizilimIds = { tender: 980_000, lot: 2_980_000, document: 9_800_000, sequence: 60_000 }
  return {
    owsTenders: makeOws(sortByPublication(owsEntries), urls.ows, seed),
    tizilimTenders: sortByPublication(tizilimEntries).map((entry) =>
      makeTizilimTender(entry, ids, urls.tizilim, tizilimRandom),
    ),
    epzTenders: makeEpz(epzLots, customers, start, urls.epz, seed),
    workspaces: makeWorkspaces(startedAt),
    people: DEMO_PEOPLE.map((person) => ({ ...person, roles: [...person.roles] })),
    applications: makeApplications(startedAt),
  }
}
