import { Text } from '@mantine/core'
import { MAX_PERIOD_MONTHS } from '@tendertap/domain/analytics/months'
import { formatNumber } from '@tendertap/domain/words/number'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import type { Lot } from '../lots/lot.ts'
import { useTenderResults } from '../lots/use-tender-results.ts'
import { LotPanel } from '../lots/slots/LotPanel.tsx'
import { ComparableSheet } from './ComparableSheet.tsx'
import { CompanyName } from './CompanyName.tsx'
import { useFormats } from './formats.ts'

/** How often the customer bought this kind, at which prices and mostly from whom. Silent when that was too seldom. */
export function PriceMemory({ lot }: { lot: Lot }) {
  const { memory: texts, purchaseCount } = useTexts('analytics')
  const { range } = useFormats()
  const { data } = useTenderResults(lot.TenderId)
  const [isOpen, setOpen] = useState(false)
  const memory = data?.memory.find(({ lotId }) => lotId === lot.id)
  if (!memory) return null
  const { corridor, supplier } = memory
  const { observations } = corridor
  return (
    <LotPanel title={texts.title}>
      <div data-memory>
        <Text>{texts.text(observations, formatNumber(observations), range(corridor))}</Text>
        <Text component="div">
          <MetaLine
            items={[
              <span key="supplier">
                {texts.supplier} <CompanyName company={supplier} as="supplier" months={MAX_PERIOD_MONTHS} />
              </span>,
              texts.wins(supplier.wins, formatNumber(supplier.wins)),
            ]}
          />
        </Text>
        <TextButton onClick={() => setOpen(true)}>{purchaseCount(observations, formatNumber(observations))}</TextButton>
      </div>
      {isOpen && (
        // such a lot is compared with what its customer bought of the kind
        <ComparableSheet title={texts.title} lotId={lot.id} onClose={() => setOpen(false)} />
      )}
    </LotPanel>
  )
}
