import { Button } from '@mantine/core'
import { decide } from '@tendertap/domain/lot-work/workflow'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { QuietNotice } from '../../../ui/QuietNotice.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import type { LotWork } from '../../lots/lot-facts.ts'
import { useMe } from '../../session/current-session.ts'
import { FilledText } from '../../../ui/FilledText.tsx'
import { useAsk } from './steps/ask-context.ts'
import { toHash } from '@tendertap/domain/lot-work/hash'
import { toWorkFacts, type WorkedLot } from './work-facts.ts'

/** The announcement that replaced this lot's, and the one from which the work came. */
export function Announcements({ about }: { about: WorkedLot }) {
  const texts = useTexts('in-work')
  const { movedFrom, successor } = about.work
  return (
    <>
      {successor && <Successor about={about} link={<LotLink lot={successor} />} />}
      {movedFrom && (
        <QuietNotice>
          <FilledText text={texts.movedFrom}>
            <LotLink lot={movedFrom} />
          </FilledText>
        </QuietNotice>
      )}
    </>
  )
}

function Successor({ about, link }: { about: WorkedLot; link: ReactNode }) {
  const texts = useTexts('in-work').successor
  const errors = useTexts('errors')
  const roles = useMe()?.roles ?? []
  const decision = decide('moveWork', toWorkFacts(about), roles, useNow())
  const { ask } = useAsk()
  return (
    <Notice
      tone="warn"
      title={texts.title}
      action={
        decision.allowed && (
          <Button size="xs" onClick={() => ask({ step: 'moveWork', about })}>
            {texts.action}
          </Button>
        )
      }
    >
      <FilledText text={texts.text}>{link}</FilledText>
      {!decision.allowed && ` ${errors[decision.refusal]}.`}
    </Notice>
  )
}

/** Opens the tender of the other announcement in a new tab. */
function LotLink({ lot }: { lot: NonNullable<LotWork['successor']> }) {
  const { newTab } = useTexts('public')
  return (
    <a href={`/tender/${lot.TenderId}`} target="_blank" rel="noopener">
      <SourceText text={toHash(lot)} language={null} />
      <span className="visually-hidden"> {newTab}</span>
    </a>
  )
}
