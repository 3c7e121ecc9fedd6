import { Button } from '@mantine/core'
import { countsAsInWork } from '@tendertap/domain/lot-work/statuses'
import { decide } from '@tendertap/domain/lot-work/workflow'
import { use, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { getWork, toLotFacts } from '../lots/lot-facts.ts'
import type { Lot } from '../lots/lot.ts'
import { useLotCommand } from '../lots/reading/lot-commands.ts'
import { isDecision, LotPlaceContext } from '../lots/slots/lot-place.ts'
import { useMe } from '../session/current-session.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { TakeButton } from './TakeButton.tsx'
import { describeWorkStatus } from './work-status.ts'

/** What a manager does with a lot that is not in work: take it and, on potential lots, decline it. */
export function WorkActions({ lot }: { lot: Lot }) {
  const texts = useTexts('work')
  const roles = useMe()?.roles ?? []
  const place = use(LotPlaceContext)
  const now = useNow()
  const facts = toLotFacts(lot)
  // documents that are still processed are the dialog's business: it waits for them
  const mayTake = decide('activate', { ...facts, documents: [] }, roles, now).allowed
  const mayDecline = place === 'potential' && decide('decline', facts, roles, now).allowed
  const [isTaking, setTaking] = useState(false)
  const work = getWork(lot)
  // a colleague may be faster while the dialog is open: it stays and says so
  if (!isTaking && work && countsAsInWork(work.status) && roles.includes('manager'))
    return place === 'row' ? null : (
      <Button size={isDecision(place) ? 'md' : 'xs'} px="sm" variant="default" disabled>
        {describeWorkStatus(work.status, texts)}
      </Button>
    )
  return (
    <>
      {mayDecline && <DeclineButton lot={lot} />}
      {(mayTake || isTaking) && <TakeButton lot={lot} isAsking={isTaking} onAsk={setTaking} />}
    </>
  )
}

function DeclineButton({ lot }: { lot: Lot }) {
  const texts = useTexts('work')
  const [isAsking, setAsking] = useState(false)
  useLotCommand({ key: 'r', label: texts.decline, run: () => setAsking(true) })
  return (
    <>
      <Button variant="default" c="var(--bad)" size="md" px="sm" onClick={() => setAsking(true)}>
        {texts.decline}
      </Button>
      {isAsking && <DeclineDialog lot={lot} onClose={() => setAsking(false)} />}
    </>
  )
}
