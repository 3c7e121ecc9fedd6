import { Button, Text } from '@mantine/core'
import { formatNumber } from '@tendertap/domain/words/number'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { Absent } from '../../ui/Absent.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { toListedLot, type Tender } from '../lots/tender.ts'
import type { Award } from './awards.ts'
import { isHeadOnly } from './tender.ts'
import { TenderLot } from './TenderLot.tsx'

// A tender may have a thousand lots; few are read at once.
const STEP = 20
const OPEN_AT_FIRST = { wide: 3, narrow: 1 }

interface TenderLotsProps {
  tender: Tender
  /** who won which lot, by the lot's id */
  awards?: ReadonlyMap<number, readonly Award[]>
}

/** spec 2 §2: the lots grid, each with its details and documents. */
export function TenderLots({ tender, awards }: TenderLotsProps) {
  const texts = useTexts('tenders')
  const { empty, lotsNotPublished } = useTexts('lots')
  const openAtFirst = OPEN_AT_FIRST[useNarrow() ? 'narrow' : 'wide']
  const lots = tender.LotOfTender
  // the address may lead to a comment on a lot
  const { open: opened } = useLocation({ select: (location): Record<string, unknown> => location.search })
  const isOpened = ({ id }: { id: number }) => String(id) === opened
  const [shown, setShown] = useState(Math.max(STEP, lots.findIndex(isOpened) + 1))
  const rest = Math.min(STEP, lots.length - shown)
  const headOnly = isHeadOnly(tender)
  return (
    <Panel
      title={texts.lots}
      actions={
        headOnly && (
          <Text size="sm" c="dimmed">
            {lotsNotPublished}
          </Text>
        )
      }
    >
      {headOnly && <Absent reason={texts.lotsNotPublishedText} />}
      {lots.length === 0 && <Absent reason={empty} />}
      {!headOnly &&
        lots
          .slice(0, shown)
          .map((lot) => (
            <TenderLot
              key={lot.id}
              lot={toListedLot(lot, tender)}
              awards={awards?.get(lot.id) ?? []}
              isOpenAtFirst={lots.length <= openAtFirst || isOpened(lot)}
            />
          ))}
      {rest > 0 && (
        <Button variant="default" mt="lg" onClick={() => setShown(shown + STEP)}>
          {texts.moreLots(rest, formatNumber(rest))}
        </Button>
      )}
    </Panel>
  )
}
