import { formatDateTime } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import type { LotAction } from '@tendertap/domain/lot-work/actions'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import type { LotWork } from '../lots/lot-facts.ts'

interface WhoAndWhenProps {
  work: LotWork
  /** the steps that ended the work; the last of them counts */
  actions: readonly LotAction[]
  /** when the log does not say it */
  at: string | null
}

export function WhoAndWhen({ work, actions, at }: WhoAndWhenProps) {
  const step = work.meta.findLast(({ action }) => (actions as readonly string[]).includes(action))
  const who = step?.user.fullName ?? null
  return (
    <>
      {formatDateTime(at ?? step?.date)}
      {who !== null && (
        <MetaLine items={[<SourceText key="who" text={who} language={guessLanguage(who)} asWritten />]} />
      )}
    </>
  )
}
