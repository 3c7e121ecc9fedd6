import { formatDateTime } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import type { Texts } from '../../../i18n/dictionaries.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { MetaLine } from '../../../ui/MetaLine.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import type { ChangeEntry, ChangeFacts } from './changes.ts'
import { BeforeAfter, FromTo } from './FromTo.tsx'
import classes from './Change.module.css'

type AwardFacts = NonNullable<ChangeFacts['award']>
type ResultTexts = Texts['tenders']['history']['result']

const TERMS = ['amount', 'concludedAt', 'participants'] as const

/** Who won, what changed about it, or that the result no longer holds. */
export function ChangedResult({ change: { before, after } }: { change: ChangeEntry }) {
  const { result: texts } = useTexts('tenders').history
  if (before.award && after.award) return <ChangedAward before={before.award} after={after.award} />
  return (
    <div>
      <p className={classes.what}>{after.award ? texts.won : texts.withdrawn}</p>
      {after.award && <Award award={after.award} />}
      {before.award && (
        <del>
          <Award award={before.award} />
        </del>
      )}
    </div>
  )
}

function ChangedAward({ before, after }: { before: AwardFacts; after: AwardFacts }) {
  const { result: texts } = useTexts('tenders').history
  if (before.winner !== after.winner)
    return <FromTo what={texts.changed} before={<Award award={before} />} after={<Award award={after} />} />
  const [termsBefore, termsAfter] = [describeTerms(before, texts), describeTerms(after, texts)]
  return (
    <div>
      <p className={classes.what}>{texts.changed}</p>
      <SourceText text={after.winner} language="ru" />
      {TERMS.filter((term) => termsBefore[term] !== termsAfter[term]).map((term) => (
        <BeforeAfter key={term} before={termsBefore[term]} after={termsAfter[term]} />
      ))}
    </div>
  )
}

function Award({ award }: { award: AwardFacts }) {
  const terms = describeTerms(award, useTexts('tenders').history.result)
  return (
    <>
      <SourceText text={award.winner} language="ru" />
      <MetaLine items={TERMS.map((term) => terms[term])} />
    </>
  )
}

function describeTerms({ amount, concludedAt, participants }: AwardFacts, texts: ResultTexts) {
  return {
    amount: amount === null ? null : formatTenge(amount),
    concludedAt: concludedAt === null ? null : texts.concluded(formatDateTime(concludedAt)),
    participants: participants === null ? null : texts.participants(participants),
  }
}
