import { formatDateTime } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import { useTexts } from '../../i18n/texts.ts'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import type { LotWork } from '../lots/lot-facts.ts'

/** The portal has named the winner, and nobody has recorded the result. */
export function AwardNotice({ award }: { award: NonNullable<LotWork['award']> }) {
  const texts = useTexts('results').award
  const { winnerCompany, amount, date, isOurs } = award
  return (
    <Notice tone="warn" title={isOurs ? texts.ours : texts.published}>
      <MetaLine
        items={[
          winnerCompany !== null && <SourceText key="winner" text={winnerCompany} language="ru" />,
          amount !== null && formatTenge(amount),
          date !== null && formatDateTime(date),
        ]}
      />
      <p>{texts.check}</p>
    </Notice>
  )
}
