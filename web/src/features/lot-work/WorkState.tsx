import { Group } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { isActive } from '@tendertap/domain/lot-work/statuses'
import { use } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { getWork } from '../lots/lot-facts.ts'
import type { Lot } from '../lots/lot.ts'
import { LotPlaceContext } from '../lots/slots/lot-place.ts'
import { useMe } from '../session/current-session.ts'
import { describeWorkStatus } from './work-status.ts'

/** What has become of the lot, who did it and when. A manager reads the state of a lot in work on its button. */
export function WorkState({ lot }: { lot: Lot }) {
  const texts = useTexts('work')
  const place = use(LotPlaceContext)
  const isManager = useMe()?.roles.includes('manager') ?? false
  const work = getWork(lot)
  const isRow = place === 'row'
  if (!work || (isManager && work.status !== 'declined' && !isRow)) return null
  const last = work.meta.at(-1)
  const who = last?.user.fullName ?? null
  return (
    <Group gap="sm">
      <Chip tone={work.status === 'declined' ? 'bad' : 'good'}>
        {isRow && isActive(work.status) ? texts.inWork : describeWorkStatus(work.status, texts)}
      </Chip>
      {!isRow && last && (
        <MetaLine
          items={[
            who !== null && <SourceText key="who" text={who} language={guessLanguage(who)} asWritten />,
            formatDateTime(last.date),
          ]}
        />
      )}
    </Group>
  )
}
