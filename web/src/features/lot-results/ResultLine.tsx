import { Group } from '@mantine/core'
import { formatDay, toKazakhstanDay } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { getOutcome } from '@tendertap/domain/lot-results/outcome'
import { formatTenge } from '@tendertap/domain/money'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { useShareOfPlanned } from '../lots/facts/share-of-planned.ts'
import type { LotWork } from '../lots/lot-facts.ts'

interface ResultLineProps {
  work: Pick<LotWork, 'resultInfo'>
  /** the customer's amount */
  planned: number | null
}

/** Won, lost or cancelled; for how much, who won, when, and why it was lost. */
export function ResultLine({ work: { resultInfo: result }, planned }: ResultLineProps) {
  const texts = useTexts('results')
  const describeShare = useShareOfPlanned()
  if (!result)
    return (
      <div>
        <Chip>{texts.outcomes.none}</Chip>
      </div>
    )
  const outcome = getOutcome(result)
  const { finalAmount, winnerCompany, resultsDate, lossReason } = result
  return (
    <Group gap="sm" data-outcome={outcome}>
      <Chip tone={outcome === 'won' ? 'good' : outcome === 'lost' ? 'bad' : 'plain'}>{texts.outcomes[outcome]}</Chip>
      <MetaLine
        items={[
          finalAmount !== null && <strong key="amount">{formatTenge(finalAmount)}</strong>,
          describeShare(finalAmount, planned),
          winnerCompany !== null && (
            <SourceText key="winner" text={winnerCompany} language={guessLanguage(winnerCompany)} asWritten />
          ),
          resultsDate !== null && formatDay(toKazakhstanDay(new Date(resultsDate))),
          lossReason !== null && texts.lossReasons[lossReason],
        ]}
      />
    </Group>
  )
}
