import { Button } from '@mantine/core'
import { decideOnTender } from '@tendertap/domain/tender-work/decide'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { toLotFacts } from '../lots/lot-facts.ts'
import { toListedLot, type Tender } from '../lots/tender.ts'
import { useMe } from '../session/current-session.ts'
import { TenderResultDialog } from './TenderResultDialog.tsx'

/** Procurement's button on the page of a tender, as soon as one of its lots is placed. */
export function FillTenderResults({ tender }: { tender: Tender }) {
  const texts = useTexts('results')
  const roles = useMe()?.roles ?? []
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const lots = tender.LotOfTender.map((lot) => ({ facts: toLotFacts(toListedLot(lot, tender)) }))
  if (decideOnTender('fillResult', lots, roles, now).eligible.length === 0) return null
  return (
    <>
      <Button size="xs" variant={tender.resultInfo ? 'default' : 'filled'} onClick={() => setOpen(true)}>
        {tender.resultInfo ? texts.correct : texts.fill}
      </Button>
      {isOpen && <TenderResultDialog tender={tender} onClose={() => setOpen(false)} />}
    </>
  )
}
