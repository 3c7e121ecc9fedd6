import { formatDateTime } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import { useTexts } from '../../i18n/texts.ts'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { useShareOfPlanned } from '../lots/facts/share-of-planned.ts'
import type { Award } from './awards.ts'

/** Who won the lot, for how much, and how much of the planned amount that is. */
export function LotResult({ award, planned }: { award: Award; planned: number | null }) {
  const {
    result: texts,
    history: { result: terms },
  } = useTexts('tenders')
  const share = useShareOfPlanned()(award.amount, planned)
  return (
    <p data-result>
      {texts.winner} <SourceText text={award.winner} language="ru" />
      <MetaLine
        items={[
          award.amount !== null && <strong key="amount">{formatTenge(award.amount)}</strong>,
          share,
          award.concludedAt !== null && terms.concluded(formatDateTime(award.concludedAt)),
          award.participants !== null && terms.participants(award.participants),
        ]}
      />
    </p>
  )
}
