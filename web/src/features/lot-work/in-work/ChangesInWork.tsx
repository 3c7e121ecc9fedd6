import { Stack, Text } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { Fragment, useState } from 'react'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { ChangeItem } from '../../lots/changes/ChangeItem.tsx'
import { groupByMoment } from '../../lots/changes/changes.ts'
import type { LotWork } from '../../lots/lot-facts.ts'
import { FilledText } from '../../../ui/FilledText.tsx'
import { CardSection } from './CardSection.tsx'
import { pickItemName, type ChecklistItem } from './work-facts.ts'

type Change = LotWork['changes'][number]

const SHOWN_AT_FIRST = 2

/** What the portal has changed since the lot was taken, old struck through, and what it means for the work. */
export function ChangesInWork({ work }: { work: LotWork }) {
  const texts = useTexts('in-work').changes
  const [isWhole, setWhole] = useState(false)
  if (work.changes.length === 0) return null
  const shown = isWhole ? work.changes : work.changes.slice(0, SHOWN_AT_FIRST)
  return (
    <CardSection title={texts.title} note={work.changes.length}>
      <Stack component="ul" gap="md">
        {shown.map((change) => (
          <ChangeLine key={change.seq} change={change} docs={work.docs} />
        ))}
      </Stack>
      {shown.length < work.changes.length && (
        <div>
          <TextButton onClick={() => setWhole(true)}>{texts.showAll(work.changes.length)}</TextButton>
        </div>
      )}
    </CardSection>
  )
}

function ChangeLine({ change, docs }: { change: Change; docs: readonly ChecklistItem[] }) {
  // the card is of this lot: its number says nothing new
  const [moment] = groupByMoment([{ ...change, lotNumber: null }])
  return (
    <Stack component="li" gap="xs" data-consequence={change.consequence}>
      <Text component="time" dateTime={change.at} size="sm" c="dimmed">
        {formatDateTime(change.at)}
      </Text>
      <ul>
        {moment?.changes.map((entry) => (
          <ChangeItem key={entry.seq} change={entry} />
        ))}
      </ul>
      <ConsequenceText change={change} docs={docs} />
    </Stack>
  )
}

function ConsequenceText({ change, docs }: { change: Change; docs: readonly ChecklistItem[] }) {
  const texts = useTexts('in-work').changes
  const language = useLanguage()
  const items = docs.filter(({ key }) => change.documentKeys.includes(key))
  return (
    <Text size="sm" fw={550}>
      {texts.consequences[change.consequence]}
      {items.length > 0 && (
        <>
          {' '}
          <FilledText text={texts.recheck}>
            {items.map((item, place) => (
              <Fragment key={item.key}>
                {place > 0 && ', '}
                <FilledText text={texts.document}>
                  <SourceText {...pickItemName(item, language)} asWritten />
                </FilledText>
              </Fragment>
            ))}
          </FilledText>
        </>
      )}
    </Text>
  )
}
