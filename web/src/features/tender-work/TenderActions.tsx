import { Button } from '@mantine/core'
import { decideOnTender, findTenderRefusal } from '@tendertap/domain/tender-work/decide'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { ButtonWithReason } from '../../ui/ButtonWithReason.tsx'
import { toLotFacts } from '../lots/lot-facts.ts'
import { toListedLot, type Tender } from '../lots/tender.ts'
import { useMe } from '../session/current-session.ts'
import { DeclineTenderDialog } from './DeclineTenderDialog.tsx'
import { useActivation } from './use-activation.tsx'

/** What a manager does with a whole tender on its page: take all its lots, or decline them. */
export function TenderActions({ tender }: { tender: Tender }) {
  const texts = useTexts('tender-work')
  const errors = useTexts('errors')
  const roles = useMe()?.roles ?? []
  const now = useNow()
  const activation = useActivation()
  const [isDeclining, setDeclining] = useState(false)
  const lots = tender.LotOfTender.map((lot) => ({ facts: toLotFacts(toListedLot(lot, tender)) }))
  const taking = decideOnTender('activate', lots, roles, now)
  const declining = decideOnTender('decline', lots, roles, now)
  const isWaiting = findTenderRefusal(taking) === 'documents_processing'
  return (
    <>
      {declining.eligible.length > 0 && (
        <Button variant="default" size="xs" c="var(--bad)" onClick={() => setDeclining(true)}>
          {texts.decline}
        </Button>
      )}
      {(taking.eligible.length > 0 || isWaiting) && (
        <ButtonWithReason
          size="xs"
          reason={isWaiting ? errors.documents_processing : null}
          loading={activation.pendingId !== null}
          onClick={() => activation.activate(tender)}
        >
          {lots.length > 1 ? texts.activateAll : texts.activateOnly}
        </ButtonWithReason>
      )}
      {isDeclining && (
        <DeclineTenderDialog
          tender={tender}
          count={declining.eligible.length}
          refusal={findTenderRefusal(declining)}
          onClose={() => setDeclining(false)}
        />
      )}
      {activation.dialog}
    </>
  )
}
