import { formatDate } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import { useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import type { ChangeFacts, ChangeEntry } from './changes.ts'
import classes from './ChangeHistory.module.css'
import { FromTo } from './FromTo.tsx'

/** Who won, what changed about it, or that the result no longer holds. */
export function ChangedResult({ change: { before, after } }: { change: ChangeEntry }) {
  const { history: texts } = useTexts('tenders')
  if (before.award && after.award)
    return (
      <FromTo
        what={texts.result.changed}
        before={<Award award={before.award} />}
        after={<Award award={after.award} />}
      />
    )
  const award = after.award ?? before.award
  return (
    <div>
      <p className={classes.what}>{after.award ? texts.result.won : texts.result.withdrawn}</p>
      {award && (
        <p>
          <Award award={award} />
        </p>
      )}
    </div>
  )
}

function Award({ award }: { award: NonNullable<ChangeFacts['award']> }) {
  const { history: texts } = useTexts('tenders')
  const { winner, amount, concludedAt, participants } = award
  const facts = [
    amount !== null && formatTenge(amount),
    concludedAt && texts.result.concluded(formatDate(concludedAt)),
    participants !== null && texts.result.participants(participants),
  ].filter(Boolean)
  return (
    <>
      <SourceText text={winner} language="ru" />
      {facts.length > 0 && `, ${facts.join(', ')}`}
    </>
  )
}
