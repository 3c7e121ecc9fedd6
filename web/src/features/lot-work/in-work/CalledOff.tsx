import { Button } from '@mantine/core'
import { decide } from '@tendertap/domain/lot-work/workflow'
import { CANCELLED } from '@tendertap/domain/lots/vocabulary'
import { useTexts } from '../../../i18n/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useMe } from '../../session/current-session.ts'
import { useAsk } from './steps/ask-context.ts'
import { toWorkFacts, type WorkedLot } from './work-facts.ts'

/** The purchase is cancelled or gone from the portal: nothing can be won, so the work can be stopped here. */
export function CalledOff({ about }: { about: WorkedLot }) {
  const texts = useTexts('in-work')
  const errors = useTexts('errors')
  const roles = useMe()?.roles ?? []
  const decision = decide('deactivate', toWorkFacts(about), roles, useNow())
  const { ask } = useAsk()
  const { withdrawnAt, status } = about.lot
  // what was announced again is moved rather than stopped
  if ((withdrawnAt === null && status !== CANCELLED) || about.work.successor) return null
  return (
    <Notice
      tone="bad"
      title={withdrawnAt === null ? texts.calledOff.cancelled : texts.calledOff.withdrawn}
      action={
        decision.allowed && (
          <Button size="xs" variant="default" c="var(--bad)" onClick={() => ask({ step: 'deactivate', about })}>
            {texts.deactivate}
          </Button>
        )
      }
    >
      {texts.calledOff.text}
      {!decision.allowed && ` ${errors[decision.refusal]}.`}
    </Notice>
  )
}
