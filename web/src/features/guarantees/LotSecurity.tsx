import { Text } from '@mantine/core'
import { formatShortDay } from '@tendertap/domain/clock'
import { addToDays, findPeak } from '@tendertap/domain/guarantees/days'
import { calculateSecurity, planHold } from '@tendertap/domain/guarantees/security'
import { countsAsInWork } from '@tendertap/domain/lot-work/statuses'
import { formatTenge } from '@tendertap/domain/money'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import type { Lot } from '../lots/lot.ts'
import { useGuarantees, useLotSecurity } from './use-guarantees.ts'

/** Beside a lot: what its bid security adds to the money that is held, or what it holds already. */
export function LotSecurity({ lot }: { lot: Lot }) {
  if (calculateSecurity(lot.amount, lot.bidSecurityVolume) === null) return null
  return countsAsInWork(lot.intoWorkStatus) ? <CountedSecurity lotId={lot.id} /> : <AddedSecurity lot={lot} />
}

/** Of a lot that may be taken, and the peak with it. */
function AddedSecurity({ lot }: { lot: Lot }) {
  const texts = useTexts('guarantees').lot
  const { data } = useGuarantees()
  const security = calculateSecurity(lot.amount, lot.bidSecurityVolume)
  const hold = planHold(
    {
      portalStatus: lot.status,
      applicationEndAt: lot.Tender.applicationEndAt,
      status: lot.intoWorkStatus,
      placedAt: null,
      resultAt: null,
      endedAt: null,
    },
    useNow(),
  )
  if (security === null || Number(security) === 0 || !hold || !data) return null
  const days = data.days.map(({ day, placed, planned }) => ({ day, placed: String(placed), planned: String(planned) }))
  const peak = findPeak(addToDays(days, { ...hold, security }), data.today)
  return (
    <Text size="sm" data-security>
      {texts.adds(formatTenge(security), formatNumber(Number(lot.bidSecurityVolume)))}
      {peak && `, ${texts.peak(formatTenge(peak.amount), formatShortDay(peak.day))}`}
    </Text>
  )
}

/** Of a lot in work. When it was placed and decided, the server knows. */
function CountedSecurity({ lotId }: { lotId: number }) {
  const texts = useTexts('guarantees').lot
  const held = useLotSecurity(lotId).data?.held
  if (!held || held.security === 0) return null
  const amounts = [formatTenge(held.security), formatNumber(held.percent)] as const
  return (
    <Text size="sm" data-security>
      {held.isPlanned
        ? `${texts.adds(...amounts)} ${texts.counted(formatShortDay(held.from))}`
        : `${texts.holds(...amounts)} ${texts.counted(formatShortDay(held.from))}, ${texts.until(formatShortDay(held.until))}`}
    </Text>
  )
}
