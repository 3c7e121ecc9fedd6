import { formatDateTime } from '@tendertap/domain/clock'
import { calculateShareOfPlanned, formatTenge } from '@tendertap/domain/money'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import type { Award } from './awards.ts'

/** Who won the lot, for how much, and how much of the planned amount that is. */
export function LotResult({ award, planned }: { award: Award; planned: number | null }) {
  const {
    result: texts,
    history: { result: terms },
  } = useTexts('tenders')
  const share = calculateShareOfPlanned(award.amount, planned)
  return (
    <p data-result>
      {texts.winner} <SourceText text={award.winner} language="ru" />
      <MetaLine
        items={[
          award.amount !== null && <strong key="amount">{formatTenge(award.amount)}</strong>,
          share !== null && texts.shareOfPlan(formatNumber(share)),
          award.concludedAt !== null && terms.concluded(formatDateTime(award.concludedAt)),
          award.participants !== null && terms.participants(award.participants),
        ]}
      />
    </p>
  )
}
