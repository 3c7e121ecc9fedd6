import { PRICE_KEY, countCollected } from '@tendertap/domain/lot-work/checklist'
import { findFileRefusal } from '@tendertap/domain/lot-work/own-files'
import { decide, findNotice } from '@tendertap/domain/lot-work/workflow'
import { useTexts } from '../../../../i18n/texts.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { Absent } from '../../../../ui/Absent.tsx'
import { QuietNotice } from '../../../../ui/QuietNotice.tsx'
import { TextButton } from '../../../../ui/TextButton.tsx'
import { useMe } from '../../../session/current-session.ts'
import { CardSection } from '../CardSection.tsx'
import { useAsk } from '../steps/ask-context.ts'
import { toWorkFacts, type WorkedLot } from '../work-facts.ts'
import { ChecklistLine, PriceLine } from './ChecklistLine.tsx'
import { EntryFiles } from './EntryFiles.tsx'
import classes from './Checklist.module.css'

/** The documents to collect, each with a switch that procurement turns on. */
export function Checklist({ about }: { about: WorkedLot }) {
  const texts = useTexts('in-work')
  const errors = useTexts('errors')
  const roles = useMe()?.roles ?? []
  const now = useNow()
  const facts = toWorkFacts(about)
  const { docs } = about.work
  const { collected, total } = countCollected(docs)
  const decision = decide('collectDocument', facts, roles, now)
  const notices = (['collectDocument', 'confirmDocument', 'addDocument'] as const).flatMap(
    (step) => findNotice(step, facts, roles, now) ?? [],
  )
  const mayAdd = decide('addDocument', facts, roles, now).allowed
  const mayAttach = findFileRefusal({ work: facts.work }, roles) === null
  const { ask } = useAsk()
  return (
    <CardSection title={texts.checklist.title} note={total > 0 && texts.collected(collected, total)}>
      {docs.length === 0 ? (
        <Absent reason={texts.checklist.empty} />
      ) : (
        <ul className={classes.list}>
          {docs.map((item) => {
            const files = <EntryFiles about={about} item={item} mayChange={mayAttach} />
            return item.key === PRICE_KEY ? (
              <PriceLine key={item.key} item={item} files={files} />
            ) : (
              <ChecklistLine key={item.key} about={about} item={item} mayMark={decision.allowed} files={files} />
            )
          })}
        </ul>
      )}
      {notices.map((notice) => (
        <QuietNotice key={notice}>{errors[notice]}</QuietNotice>
      ))}
      {mayAdd && (
        <div>
          <TextButton onClick={() => ask({ step: 'addDocument', about })}>+ {texts.checklist.add}</TextButton>
        </div>
      )}
    </CardSection>
  )
}
