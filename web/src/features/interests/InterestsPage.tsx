import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { getFilterLimit, hasRoom } from '@tendertap/domain/subscription/limits'
import { formatNumber } from '@tendertap/domain/words/number'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { useMe } from '../session/current-session.ts'
import { DeleteInterest } from './DeleteInterest.tsx'
import { InterestCard } from './InterestCard.tsx'
import { InterestDialog } from './InterestDialog.tsx'
import { useInterests, type Interest } from './use-interests.ts'

type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; interest: Interest }

/** spec 2 §2, administration: interest profiles tab. */
export function InterestsPage() {
  const texts = useTexts('interests')
  const errors = useTexts('errors')
  const subscription = useMe()?.subscription
  const interests = useInterests()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  usePageTitle(texts.title)

  if (interests.isLoadingError) {
    return (
      <Panel isFlush>
        <ErrorState title={texts.loadFailed} query={interests} retry={texts.tryAgain} />
      </Panel>
    )
  }
  const list = interests.data
  const taken = list?.length ?? 0
  const limit = subscription?.status === 'active' ? getFilterLimit(subscription) : null
  const reason = limit === null ? errors.subscription_required : hasRoom(taken, limit) ? null : texts.noRoom
  const close = () => setDialog(null)
  const createButton = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      disabled={!list || reason !== null}
      onClick={() => setDialog({ kind: 'create' })}
    >
      {texts.actions.create}
    </Button>
  )
  return (
    <>
      <RefreshBanner query={interests} />
      <Group gap="md">
        <Text fw={600} mr="auto" role="status">
          {!list ? '\u00A0' : limit === null ? texts.count(taken) : texts.usage(formatNumber(taken), limit)}
        </Text>
        {taken > 0 && createButton}
      </Group>
      {list && reason && <Notice tone="warn">{reason}</Notice>}
      {!list ? (
        <Panel isFlush>
          <SkeletonRows count={3} height={64} />
        </Panel>
      ) : taken === 0 ? (
        <Panel isFlush>
          <EmptyState title={texts.empty} text={texts.emptyText} action={createButton} />
        </Panel>
      ) : (
        list.map((interest) => (
          <InterestCard
            key={interest.id}
            interest={interest}
            limit={limit}
            onEdit={() => setDialog({ kind: 'edit', interest })}
            onDelete={() => setDialog({ kind: 'delete', interest })}
          />
        ))
      )}
      {dialog?.kind === 'create' && <InterestDialog interest={null} onClose={close} />}
      {dialog?.kind === 'edit' && <InterestDialog interest={dialog.interest} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteInterest interest={dialog.interest} onClose={close} />}
    </>
  )
}
