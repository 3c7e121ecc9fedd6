// How the demo's purchases ended.
import { completeResult, type LossReason, type LotResult } from '@tendertap/domain/lot-results/results'
import { DAY } from './calendar.ts'
import type { Random } from './random.ts'

export interface DemoAward {
  winner: string
  /** the demo's own company */
  isOurs: boolean
  amount: number | null
  at: Date
}

/** A lot that the team placed. */
export interface PlacedLot {
  endAt: Date
  isCancelled: boolean
  /** what the portal published */
  award: DemoAward | null
}

export interface DemoResult extends LotResult {
  filledAt: Date
}

/** Invented; for purchases whose winner the portal does not name. */
const WINNERS = ['ТОО "Сарыарқа Трейд"', 'ТОО "Іле Снаб Сервис"', 'ИП Жетісу', 'ТОО "Көктем Трейд"']
/** of the purchases whose winner the portal does not name */
const WON = 0.45
const CANCELLED = 0.15

const REASONS: Readonly<Record<LossReason, number>> = {
  price: 8,
  specification: 3,
  experience: 2,
  documents: 2,
  late: 1,
  other: 1,
}

/** What the portal published is what was filled in. */
export function makeResult(lot: PlacedLot, offerPrice: string, startedAt: Date, random: Random): DemoResult {
  const { award } = lot
  const resultsAt = award?.at ?? new Date(lot.endAt.getTime() + random.int(2, 9) * DAY)
  const filledAt = new Date(
    Math.min(Math.max(resultsAt.getTime(), lot.endAt.getTime()) + random.int(1, 4) * DAY, startedAt.getTime()),
  )
  const drawn = random.next()
  const isCancelled = !award && (lot.isCancelled || drawn < CANCELLED)
  const winner = award ? award.isOurs : drawn < CANCELLED + WON
  const finalAmount =
    award?.amount ?? (winner ? Number(offerPrice) : Math.round(Number(offerPrice) * (0.85 + 0.13 * random.next())))
  const lossReason = random.weighted(Object.keys(REASONS) as LossReason[], (reason) => REASONS[reason])
  const result = completeResult(
    {
      finalStatus: isCancelled ? 'cancelled' : 'held',
      finalAmount: String(finalAmount),
      resultsDate: resultsAt.toISOString(),
      winnerCompany: winner ? 'ТОО "Алтын Кереге Снаб"' : (award?.winner ?? random.pick(WINNERS)),
      winner,
      lossReason,
    },
    { own: { names: [], bin: null } },
  )
  return { ...result, filledAt }
}
