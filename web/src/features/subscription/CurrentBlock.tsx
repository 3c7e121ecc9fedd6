import { Skeleton, Stack } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { getFilterLimit, getUserLimit } from '@tendertap/domain/subscription/limits'
import { findNearestTerm } from '@tendertap/domain/subscription/plans'
import { formatNumber } from '@tendertap/domain/words/number'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
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
  /** the renew button */
  children: ReactNode
}

export function CurrentBlock({ subscription: fromProfile, answer, children }: CurrentBlockProps) {
  const { current: texts } = useTexts('subscription')
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
        <Stack gap="lg">
          <p>{texts.noneText}</p>
          {children}
        </Stack>
      </Panel>
    )
  }
  const isActive = shown.status === 'active'
  // until the counts are known, nothing that looks like a figure
  const formatUsage = (count: number, limit: number) =>
    answer.data ? texts.usedOf(formatNumber(count), formatNumber(limit)) : <Skeleton height={20} width={56} />
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
            { label: texts.users, value: formatUsage(shown.currentUsers, getUserLimit(shown)) },
            { label: texts.filters, value: formatUsage(shown.currentFilters, getFilterLimit(shown)) },
          ]}
        />
        {children}
      </Stack>
    </Panel>
  )
}
