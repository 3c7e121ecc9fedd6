import { Text } from '@mantine/core'
import { CANCELLED } from '@tendertap/domain/lots/vocabulary'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { ChangeFigures } from './ChangeFigures.tsx'
import { ChangedDetails } from './ChangedDetails.tsx'
import { ChangedDocuments } from './ChangedDocuments.tsx'
import { ChangedResult } from './ChangedResult.tsx'
import { ChangedTender } from './ChangedTender.tsx'
import { ChangedTexts } from './ChangedTexts.tsx'
import type { ChangeEntry } from './changes.ts'
import classes from './Change.module.css'

const NAMED_LOTS = 3

/** Only changes that may cost an application are coloured. */
function chooseTone({ kind, before, after }: ChangeEntry): 'plain' | 'warn' | 'bad' {
  if (kind === 'withdrawn' || after.status === CANCELLED) return 'bad'
  if (kind === 'deadline') return (after.applicationEndAt ?? '') < (before.applicationEndAt ?? '') ? 'bad' : 'warn'
  return kind === 'superseded' ? 'warn' : 'plain'
}

export function ChangeItem({ change }: { change: ChangeEntry }) {
  const { history: texts } = useTexts('tenders')
  const { kind, isOfTender, lots } = change
  return (
    <li className={classes.change} data-change={kind} data-tone={chooseTone(change)}>
      {!isOfTender && lots.length > 0 && (
        <Text size="sm" c="dimmed">
          {texts.lots(lots.length)} <SourceText text={lots.slice(0, NAMED_LOTS).join(', ')} language={null} />
          {lots.length > NAMED_LOTS && ` ${texts.andMore(formatNumber(lots.length - NAMED_LOTS))}`}
        </Text>
      )}
      <ChangeText change={change} />
    </li>
  )
}

function ChangeText({ change }: { change: ChangeEntry }) {
  const { history: texts } = useTexts('tenders')
  const { kind, isOfTender, lots } = change
  if (kind === 'published' || kind === 'withdrawn' || kind === 'returned') {
    return <p className={classes.what}>{isOfTender ? texts.ofTender[kind] : texts.ofLots[kind](lots.length > 1)}</p>
  }
  const Component = COMPONENTS[kind]
  return <Component change={change} />
}

const COMPONENTS = {
  deadline: ChangeFigures,
  amount: ChangeFigures,
  status: ChangeFigures,
  documents: ChangedDocuments,
  text: ChangedTexts,
  details: ChangedDetails,
  result: ChangedResult,
  superseded: ChangedTender,
} as const
