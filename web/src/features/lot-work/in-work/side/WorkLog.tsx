import { Group } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { MetaLine } from '../../../../ui/MetaLine.tsx'
import { TextButton } from '../../../../ui/TextButton.tsx'
import type { LotWork } from '../../../lots/lot-facts.ts'
import { PersonName } from '../PersonName.tsx'
import { StepName } from '../StepName.tsx'
import classes from '../WorkCard.module.css'

const SHOWN_AT_FIRST = 6

/** The steps of the work, the latest first: what, who, when. */
export function WorkLog({ work }: { work: LotWork }) {
  const texts = useTexts('in-work').log
  const [isWhole, setWhole] = useState(false)
  const entries = work.meta.map((entry, place) => ({ entry, place })).toReversed()
  const shown = isWhole ? entries : entries.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <ul className={classes.log} aria-label={texts.title}>
        {shown.map(({ entry, place }) => (
          <Group key={place} component="li" gap="sm" wrap="nowrap" align="start">
            <Avatar name={entry.user.fullName ?? '?'} />
            <div>
              <StepName entry={entry} docs={work.docs} />
              <MetaLine
                items={[
                  entry.user.fullName !== null && <PersonName key="who" name={entry.user.fullName} />,
                  formatDateTime(entry.date),
                ]}
              />
            </div>
          </Group>
        ))}
      </ul>
      {shown.length < entries.length && (
        <TextButton onClick={() => setWhole(true)}>{texts.showAll(entries.length)}</TextButton>
      )}
    </>
  )
}
