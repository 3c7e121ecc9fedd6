import { Button } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import {
  getFilterLimit,
  PLACEHOLDER_FILTERS,
  PLACEHOLDER_USERS,
  getUserLimit,
} from '@tendertap/domain/subscription/limits'
import { findNearestTerm } from '@tendertap/domain/subscription/plans'
import { findErrorText } from '../../i18n/error-text.ts'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Me } from '../session/session.ts'
import type { useCurrentSubscription } from './use-current-subscription.ts'
import classes from './CurrentBlock.module.css'

interface CurrentBlockProps {
  /** from the profile; shown until the answer arrives */
  subscription: Me['subscription']
  answer: ReturnType<typeof useCurrentSubscription>
  isRenewing: boolean
  /** null for people who may not renew */
  onRenew: (() => void) | null
}

export function CurrentBlock({ subscription: fromProfile, answer, isRenewing, onRenew }: CurrentBlockProps) {
  const { current: texts, renew } = useTexts('subscription')
  const renewButton = onRenew && (
    <Button loading={isRenewing} onClick={onRenew}>
      {renew.action}
    </Button>
  )
  if (answer.isLoadingError) {
    const retryButton = (
      <Button variant="default" loading={answer.isFetching} onClick={() => void answer.refetch()}>
        {texts.retry}
      </Button>
    )
    return (
      <Notice tone="bad" title={texts.failed} action={retryButton}>
        {findErrorText(answer.error)}
      </Notice>
    )
  }
  const shown = answer.data ? answer.data.subscription : fromProfile
  if (!shown) {
    return (
      <section className={classes.block}>
        <h2 className={classes.title}>{texts.noneTitle}</h2>
        <p>{texts.noneText}</p>
      </section>
    )
  }
  const isActive = shown.status === 'active'
  // spec 1 §9: placeholders until the counts are known
  const used = answer.data ? shown : { currentUsers: PLACEHOLDER_USERS, currentFilters: PLACEHOLDER_FILTERS }
  return (
    <section className={classes.block} aria-labelledby="current-subscription" aria-busy={answer.isPending}>
      <div className={classes.head}>
        <h2 id="current-subscription" className={classes.title}>
          {texts.title}
        </h2>
        <Chip tone={isActive ? 'good' : 'bad'}>{isActive ? texts.active : texts.ended}</Chip>
      </div>
      <p className={classes.term}>{texts.terms[findNearestTerm(new Date(shown.startDate), new Date(shown.endDate))]}</p>
      <dl className={classes.facts}>
        <Fact name={texts.starts} value={formatDateTime(shown.startDate)} />
        <Fact name={texts.ends} value={formatDateTime(shown.endDate)} />
        <Usage name={texts.users} used={used.currentUsers} limit={getUserLimit(shown)} isKnown={answer.isSuccess} />
        <Usage
          name={texts.filters}
          used={used.currentFilters}
          limit={getFilterLimit(shown)}
          isKnown={answer.isSuccess}
        />
      </dl>
      {renewButton}
    </section>
  )
}

function Fact({ name, value, isKnown = true }: { name: string; value: string; isKnown?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-unknown={!isKnown || undefined}>{value}</dd>
    </div>
  )
}

function Usage({ name, used, limit, isKnown }: { name: string; used: number; limit: number; isKnown: boolean }) {
  const { usedOf } = useTexts('subscription').current
  return <Fact name={name} value={usedOf(formatNumber(used), formatNumber(limit))} isKnown={isKnown} />
}
