import { useTexts } from '../../../../i18n/texts.ts'
import { MetaLine } from '../../../../ui/MetaLine.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useMe } from '../../../session/current-session.ts'
import { PersonName } from '../PersonName.tsx'
import { StepName } from '../StepName.tsx'
import type { WorkedLot } from '../work-facts.ts'

/** Says in an open dialog that it has become pointless, why, and who has done what. */
export function Overtaken({ about, reason }: { about: WorkedLot; reason: string }) {
  const texts = useTexts('in-work')
  const myId = useMe()?.id
  const last = about.work.meta.at(-1)
  return (
    <Notice tone="warn" title={texts.overtaken}>
      {reason}
      {last && last.user.id !== myId && (
        <MetaLine
          items={[
            <StepName key="step" entry={last} docs={about.work.docs} />,
            last.user.fullName !== null && <PersonName key="who" name={last.user.fullName} />,
          ]}
        />
      )}
    </Notice>
  )
}
