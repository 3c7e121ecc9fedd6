import { Button, Stack } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import {
  getFilterLimit,
  PLACEHOLDER_FILTERS,
  PLACEHOLDER_USERS,
  getUserLimit,
} from '@tendertap/domain/subscription/limits'
import { findNearestTerm } from '@tendertap/domain/subscription/plans'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { Absent } from '../../ui/Absent.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import type { Me } from '../session/session.ts'
import type { useCurrentSubscription } from './use-current-subscription.ts'

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
  if (answer.isLoadingError) {
    return (
      <Panel label={texts.title}>
        <ErrorState title={texts.failed} query={answer} />
      </Panel>
    )
  }
  const shown = answer.data ? answer.data.subscription : fromProfile
  if (!shown) {
    return (
      <Panel title={texts.noneTitle}>
        <p>{texts.noneText}</p>
      </Panel>
    )
  }
  const isActive = shown.status === 'active'
  // spec 1 §9: placeholders until the counts are known
  const used = answer.data ? shown : { currentUsers: PLACEHOLDER_USERS, currentFilters: PLACEHOLDER_FILTERS }
  const formatUsage = (count: number, limit: number) => {
    const usage = texts.usedOf(formatNumber(count), formatNumber(limit))
    return answer.isSuccess ? usage : <Absent reason={usage} />
  }
  const title = (
    <>
      {texts.title} <Chip tone={isActive ? 'good' : 'bad'}>{isActive ? texts.active : texts.ended}</Chip>
    </>
  )
  return (
    <Panel title={title} about={texts.terms[findNearestTerm(new Date(shown.startDate), new Date(shown.endDate))]}>
      <RefreshBanner query={answer} />
      <Stack gap="lg">
        <Facts
          layout="grid"
          facts={[
            { label: texts.starts, value: formatDateTime(shown.startDate) },
            { label: texts.ends, value: formatDateTime(shown.endDate) },
            { label: texts.users, value: formatUsage(used.currentUsers, getUserLimit(shown)) },
            { label: texts.filters, value: formatUsage(used.currentFilters, getFilterLimit(shown)) },
          ]}
        />
        {onRenew && (
          <div>
            <Button loading={isRenewing} onClick={onRenew}>
              {renew.action}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}
