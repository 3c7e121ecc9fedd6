import type { guarantees } from '@tendertap/contract/calls/guarantees'
import { toKazakhstanDay } from '@tendertap/domain/clock'
import { findPeak, listWindow, sumByDay } from '@tendertap/domain/guarantees/days'
import { isHeldOn } from '@tendertap/domain/guarantees/security'
import { DEFAULT_LANGUAGE } from '@tendertap/domain/languages'
import { sumAmounts } from '@tendertap/domain/money'
import { clampPage } from '@tendertap/domain/paging'
import { ANALYTICS_WORDS } from '@tendertap/domain/words/analytics/all'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addDay } from '../../spreadsheets/list-workbook.ts'
import { toWorkbook } from '../../spreadsheets/workbook.ts'
import { savePurchases } from '../lots/purchase-file.ts'
import { listPurchaseLines } from '../lots/purchase-lines.ts'
import { listHeld, type HeldLot } from './queries.ts'
import { toGuaranteeSheets, toLotSheet } from './sheets.ts'

type Answered = 'guarantees/getGuarantees' | 'guarantees/getLots' | 'guarantees/getLot' | 'guarantees/getUnpublished'

const answers: Handlers<Answered> = {
  'guarantees/getGuarantees': (context) =>
    context.inScope(async (scope) => {
      const now = new Date()
      const today = toKazakhstanDay(now)
      const { lots, unpublished } = await listHeld(scope, now)
      const days = sumByDay(lots, listWindow(now))
      const peak = findPeak(days, today)
      const held = lots.filter((lot) => isHeldOn(lot, today))
      return {
        today,
        days: days.map(({ placed, planned, ...day }) => ({ ...day, placed: Number(placed), planned: Number(planned) })),
        now: { amount: Number(sumAmounts(held.map(({ security }) => security))), lots: held.length },
        peak: peak && { day: peak.day, amount: Number(peak.amount) },
        unpublished: unpublished.length,
      }
    }),

  'guarantees/getLots': (context, { day, page, limit }) =>
    context.inScope(async (scope) => {
      const held = await listHeldOn(scope, day)
      const shown = clampPage(page, held.length, limit)
      const data = await describeHeld(scope, held.slice((shown - 1) * limit, shown * limit))
      return { data, total: held.length, totalExact: true, page: shown, limit }
    }),

  'guarantees/getLot': (context, { lotId }) =>
    context.inScope(async (scope) => {
      const now = new Date()
      const { lots } = await listHeld(scope, now, lotId)
      const lot = lots.find(({ until }) => until > toKazakhstanDay(now))
      return { held: lot ? toWire(lot) : null }
    }),

  'guarantees/getUnpublished': (context, { page, limit }) =>
    context.inScope(async (scope) => {
      const { unpublished } = await listHeld(scope, new Date())
      const shown = clampPage(page, unpublished.length, limit)
      const data = await listPurchaseLines(scope, unpublished.slice((shown - 1) * limit, shown * limit))
      return { data, total: unpublished.length, totalExact: true, page: shown, limit }
    }),
}

const files: Handlers<'guarantees/saveGuarantees' | 'guarantees/saveLots' | 'guarantees/saveUnpublished'> = {
  'guarantees/saveGuarantees': async (context, { lang = DEFAULT_LANGUAGE }) => {
    const answer = await answers['guarantees/getGuarantees'](context, {})
    const lots = await context.inScope(async (scope) =>
      describeHeld(scope, (await listHeld(scope, new Date())).lots.toSorted(byDay)),
    )
    return toWorkbook(addDay(ANALYTICS_WORDS[lang].tabs.guarantees), [
      ...toGuaranteeSheets(answer, lang),
      toLotSheet(lots, lang),
    ])
  },

  'guarantees/saveLots': async (context, { lang = DEFAULT_LANGUAGE, day }) => {
    const lots = await context.inScope(async (scope) => describeHeld(scope, await listHeldOn(scope, day)))
    return toWorkbook(`${ANALYTICS_WORDS[lang].tabs.guarantees} ${day}`, [toLotSheet(lots, lang)])
  },

  'guarantees/saveUnpublished': async (context, { lang = DEFAULT_LANGUAGE }) =>
    savePurchases(context, {
      lang,
      listIds: async (scope, limit) => (await listHeld(scope, new Date())).unpublished.slice(0, limit),
      listLines: listPurchaseLines,
    }),
}

export const guaranteeHandlers: Handlers<keyof typeof guarantees> = { ...answers, ...files }

/** The largest first. */
async function listHeldOn(scope: Scope, day: string): Promise<HeldLot[]> {
  const { lots } = await listHeld(scope, new Date())
  return lots
    .filter((lot) => isHeldOn(lot, day))
    .toSorted((one, other) => Number(other.security) - Number(one.security) || one.lotId - other.lotId)
}

/** What comes back first is first. */
const byDay = (one: HeldLot, other: HeldLot) =>
  one.until.localeCompare(other.until) || one.from.localeCompare(other.from) || one.lotId - other.lotId

async function describeHeld(scope: Scope, held: readonly HeldLot[]) {
  const lines = await listPurchaseLines(
    scope,
    held.map(({ lotId }) => lotId),
  )
  return lines.flatMap((lot, place) => {
    const one = held[place]
    if (!one) return []
    return [{ lot, ...toWire(one) }]
  })
}

const toWire = ({ percent, security, from, until, isPlanned }: HeldLot) => ({
  percent,
  security: Number(security),
  from,
  until,
  isPlanned,
})
