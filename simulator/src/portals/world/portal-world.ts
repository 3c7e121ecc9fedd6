// The world behind the three portals: made from a seed, changed by its clock and by orders, the same for the same seed,
// clock and orders.
import { parseMoment, toMoment, type Moment } from '../../world/calendar.ts'
import { createContractIds } from '../../world/contracts.ts'
import { makeCustomers, type Customer } from '../../world/customers.ts'
import { isQuasiPublic } from '../../world/epz.ts'
import { makeRandom } from '../../world/random.ts'
import { makeSuppliers } from '../../world/suppliers.ts'
import { makeWorld } from '../../world/world.ts'
import type { VirtualClock } from '../clock.ts'
import { createActPerformer } from './perform-act.ts'
import { listExpected, type Expected } from './checksums.ts'
import { createEpzWorld, type EpzWorld } from './epz-world.ts'
import { applyOddity } from './oddities.ts'
import type { ActName, ActOrder, OddityOrder, Source, ActResult } from './orders.ts'
import { createOwsRows } from './ows-rows.ts'
import { findNextOwsStep, signContracts, type OwsWorld } from './ows-steps.ts'
import { addSomeDays } from './pace.ts'
import { createSchedule } from './schedule.ts'
import { createTizilimWorld, type TizilimWorld } from './tizilim-world.ts'

export interface PortalWorldOptions {
  seed: number
  startedAt: Date
  lots: number
  clock: VirtualClock
  /** How often the world performs an act by itself, in its own time; 0 for never. */
  secondsBetweenActs: number
  /** Base addresses of the portals; those of documents begin with them. */
  at: { ows: string; tizilim: string; epz: string }
}

interface WorldEvent {
  at: Moment
  what: string
  id: string
}

export interface PortalWorld {
  ows: OwsWorld
  tizilim: TizilimWorld
  epz: EpzWorld
  /** Performs everything that is due by the clock; called before every answer. */
  catchUp(): void
  act(order: ActOrder): ActResult
  applyOddity(order: OddityOrder): ActResult
  expected(epzSince: Date | null): Expected
  /** The latest events, the newest last. */
  events(): readonly WorldEvent[]
}

/** How often each act is chosen. */
const ACT_WEIGHTS: readonly (readonly [ActName, number])[] = [
  ['publish', 46],
  ['extend', 17],
  ['replace_document', 13],
  ['amend_lot', 9],
  ['cancel', 7],
  ['supersede', 5],
  ['delete_lot', 3],
]
const SOURCE_WEIGHTS: Readonly<Record<Source, number>> = { ows: 70, tizilim: 18, epz: 12 }
/** The key of the next random act in the schedule. */
const RANDOM_ACT = 'random-act'
const MAX_EVENTS = 100

function makeOws(
  { seed, startedAt, at }: PortalWorldOptions,
  tenders: Parameters<typeof createOwsRows>[0],
  customers: readonly Customer[],
): OwsWorld {
  const rows = createOwsRows(tenders)
  const ids = {
    trdBuy: rows.tenders.at(-1)?.id ?? 98_000_000,
    lot: rows.lots.at(-1)?.id ?? 198_000_000,
    plan: rows.lots.reduce((most, { pointList }) => Math.max(most, ...pointList), 387_000_000),
  }
  const ows: OwsWorld = {
    rows,
    ids: { ...ids, ...createContractIds() },
    customers,
    suppliers: makeSuppliers(seed),
    baseUrl: at.ows,
    started: toMoment(startedAt),
  }
  // What was concluded long enough ago has its contract; the rest is signed as time goes on.
  const random = makeRandom(seed, 'contracts')
  const signed = rows.tenders.flatMap((tender) => {
    if (tender.refBuyStatusId !== 350 || tender.itogiDatePublic === null) return []
    const moment = addSomeDays(parseMoment(tender.itogiDatePublic), [3, 9], `${tender.id}/350`)
    return moment < ows.started ? [{ tender, moment }] : []
  })
  for (const { tender, moment } of signed.toSorted((a, b) => a.moment - b.moment))
    signContracts(ows, tender, moment, ows.started, random)
  return ows
}

export function createPortalWorld(options: PortalWorldOptions): PortalWorld {
  const { seed, startedAt, lots, clock, secondsBetweenActs, at } = options
  const started = toMoment(startedAt)
  const customers = makeCustomers(seed)
  const isSubsoil = ({ sector }: Customer) => sector === 'oil' || sector === 'mining'
  const world = makeWorld({ seed, startedAt, lots, documentsAt: at })
  const ows = makeOws(
    options,
    world.owsTenders,
    customers.filter((customer) => !isSubsoil(customer)),
  )
  const tizilim = createTizilimWorld(world.tizilimTenders, customers.filter(isSubsoil), at.tizilim, started)
  const epz = createEpzWorld(world.epzTenders, ows.rows.tenders, customers.filter(isQuasiPublic), at.epz, started)
  const perform = createActPerformer(ows, tizilim, epz)

  const due = createSchedule()
  const nextStep: Readonly<Record<Source, (id: string) => Moment | null>> = {
    ows(id) {
      const tender = ows.rows.tender(Number(id))
      return tender ? findNextOwsStep(tender, ows) : null
    },
    tizilim(id) {
      const tender = tizilim.tender(id)
      return tender ? tizilim.nextStep(tender) : null
    },
    epz(id) {
      const tender = epz.tender(Number(id))
      return tender ? epz.nextStep(tender) : null
    },
  }
  const plan = (source: Source, id: string) => due.set(`${source}/${id}`, nextStep[source](id))
  for (const { id } of ows.rows.tenders) plan('ows', String(id))
  for (const { code } of tizilim.tenders) plan('tizilim', code)
  for (const { announcement } of epz.tenders) plan('epz', String(announcement.id))
  if (secondsBetweenActs > 0) due.set(RANDOM_ACT, started + secondsBetweenActs * 1000)

  const events: WorldEvent[] = []
  function recordEvent(what: string, { source, tenders, lots: touchedLots }: ActResult, moment: Moment): void {
    events.push({ at: moment, what: `${source}: ${what}`, id: tenders[0] ?? touchedLots[0] ?? '' })
    if (events.length > MAX_EVENTS) events.shift()
    for (const id of tenders) plan(source, id)
  }

  // apart, so that an order does not change what the world does by itself
  const ownRandom = makeRandom(seed, 'walk')
  const orderRandom = makeRandom(seed, 'orders')

  function performRandomAct(moment: Moment): void {
    const [act] = ownRandom.weighted(ACT_WEIGHTS, ([, weight]) => weight)
    const source = ownRandom.weighted(Object.keys(SOURCE_WEIGHTS) as Source[], (one) => SOURCE_WEIGHTS[one])
    const result = perform({ act, source, days: ownRandom.int(2, 6) }, moment, ownRandom)
    if (result) recordEvent(act, result, moment)
    const seconds = Math.max(1, Math.round(secondsBetweenActs * (0.5 + ownRandom.next())))
    due.set(RANDOM_ACT, moment + seconds * 1000)
  }

  function takeStep(key: string, moment: Moment): void {
    const [source, id] = key.split('/') as [Source, string]
    const result = perform({ act: 'next_status', source, id, days: 0 }, moment, ownRandom)
    if (result) recordEvent('next_status', result, moment)
  }

  function catchUp(): void {
    const now = toMoment(clock.now())
    for (let next = due.take(now); next !== null; next = due.take(now)) {
      if (next.key === RANDOM_ACT) performRandomAct(next.at)
      else takeStep(next.key, next.at)
    }
  }

  return {
    ows,
    tizilim,
    epz,
    catchUp,
    act({ act, source = 'ows', id, days = 3, document, item }) {
      catchUp()
      const moment = toMoment(clock.now())
      const result = perform(
        {
          act,
          source,
          days,
          ...(id !== undefined && { id }),
          ...(document !== undefined && { document }),
          ...(item !== undefined && { item }),
        },
        moment,
        orderRandom,
      )
      if (!result) throw new Error(`${act} cannot be done to ${id ?? 'any of them'} at ${source}`)
      recordEvent(act, result, moment)
      return result
    },
    applyOddity(order) {
      catchUp()
      const moment = toMoment(clock.now())
      const result = applyOddity(ows, order, moment, orderRandom)
      recordEvent(order.oddity, result, moment)
      return result
    },
    expected: (epzSince) => listExpected(ows.rows, tizilim, epz, epzSince),
    events: () => events,
  }
}
