import { formatDateTime } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import { useTexts } from '../../../i18n/texts.ts'
import { translateStatus } from '../facts/lot-words.ts'
import { PortalWord } from '../facts/PortalWord.tsx'
import type { ChangeEntry } from './changes.ts'
import { FromTo } from './FromTo.tsx'

const DATES = ['applicationEndAt', 'applicationStartAt', 'applicationOpenAt'] as const

/** Deadlines, amounts and statuses: what it was and what it is. */
export function ChangeFigures({ change: { before, after, isOfTender } }: { change: ChangeEntry }) {
  const { history: texts } = useTexts('tenders')
  const lotsTexts = useTexts('lots')
  const status = (original: string | null | undefined) =>
    original && <PortalWord word={translateStatus(lotsTexts, original)} original={original} />
  const amount = (value: number | null | undefined) => value !== null && value !== undefined && formatTenge(value)
  return (
    <>
      {DATES.filter((date) => date in before || date in after).map((date) => (
        <FromTo
          key={date}
          what={texts.dates[date]}
          before={before[date] && formatDateTime(before[date])}
          after={after[date] && formatDateTime(after[date])}
        />
      ))}
      {('amount' in before || 'amount' in after) && (
        <FromTo
          what={isOfTender ? texts.plannedAmount : texts.amount}
          before={amount(before.amount) || null}
          after={amount(after.amount) || null}
        />
      )}
      {('status' in before || 'status' in after) && (
        <FromTo what={texts.status} before={status(before.status)} after={status(after.status)} />
      )}
    </>
  )
}
