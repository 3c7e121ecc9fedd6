// Finds the tender for an act and performs the act on it.
import type { Moment } from '../../world/calendar.ts'
import type { OwsTrdBuy } from '../../world/ows-wire.ts'
import type { Random } from '../../world/random.ts'
import { isOpenAtWindow, type EpzWorld } from './epz-world.ts'
import type { ActName, Source, ActResult } from './orders.ts'
import { amendLot, cancel, deleteLot, extend, publish, replaceDocument, supersede } from './ows-acts.ts'
import { isOpenTender, takeOwsStep, type OwsWorld } from './ows-steps.ts'
import { isOpenAtRegister, type TizilimWorld } from './tizilim-world.ts'

export interface Act {
  act: ActName
  source: Source
  /** Without it, an open one is chosen at random. */
  id?: string
  days: number
  /** part of the name of the file to replace */
  document?: string
  /** what to buy */
  item?: string
}

/** Null when the act is not possible on this tender. */
export type PerformAct = (act: Act, at: Moment, random: Random) => ActResult | null

/** Most tenders are long over: the newest third is where the open ones are. */
function pickOpen<T>(list: readonly T[], isOpen: (entry: T) => boolean, random: Random): T {
  for (let attempt = 0; attempt < 100; attempt++) {
    const entry = list[list.length - 1 - Math.floor(random.next() * list.length * 0.34)]
    if (entry !== undefined && isOpen(entry)) return entry
  }
  return random.pick(list.filter(isOpen))
}

function requireTender<T>(entry: T | undefined, where: string, id: string | undefined): T {
  if (entry === undefined) throw new Error(`${where} has no tender ${id}`)
  return entry
}

export function createActPerformer(ows: OwsWorld, tizilim: TizilimWorld, epz: EpzWorld): PerformAct {
  function actAtOws({ act, id, days, document, item }: Act, at: Moment, random: Random): ActResult | null {
    if (act === 'publish') return publish(ows, { at, item }, random)
    const suits = (tender: OwsTrdBuy) => isOpenTender(tender) && (act !== 'delete_lot' || tender.Lots.length > 1)
    const tender =
      id === undefined
        ? pickOpen(ows.rows.tenders, suits, random)
        : requireTender(ows.rows.tender(Number(id)), 'the state portal', id)
    const actions: Readonly<Record<typeof act, () => ActResult | null>> = {
      extend: () => extend(ows, tender, at, days),
      cancel: () => cancel(ows, tender, at),
      supersede: () => supersede(ows, tender, at, random),
      replace_document: () => replaceDocument(ows, tender, { at, ...(document && { named: document }) }, random),
      amend_lot: () => amendLot(ows, tender, at, random),
      delete_lot: () => deleteLot(ows, tender, at, random),
      next_status: () => takeOwsStep(ows, tender, at, random),
    }
    return actions[act]()
  }

  function actAtRegister({ act, id, days }: Act, at: Moment, random: Random): ActResult | null {
    if (act === 'publish') return tizilim.publish(at, random)
    const tender =
      id === undefined
        ? pickOpen(tizilim.tenders, isOpenAtRegister, random)
        : requireTender(tizilim.tender(id), 'the register', id)
    return act === 'next_status' ? tizilim.takeStep(tender, at, random) : tizilim.act(act, tender, at, days, random)
  }

  function actAtWindow({ act, id, days }: Act, at: Moment, random: Random): ActResult | null {
    if (act === 'publish') return epz.publish(at, random)
    const tender =
      id === undefined
        ? pickOpen(epz.tenders, isOpenAtWindow, random)
        : requireTender(epz.tender(Number(id)), 'the single window', id)
    return act === 'next_status' ? epz.takeStep(tender, at, random) : epz.act(act, tender, at, days)
  }

  const performAt = { ows: actAtOws, tizilim: actAtRegister, epz: actAtWindow }
  return (act, moment, random) => performAt[act.source](act, moment, random)
}
