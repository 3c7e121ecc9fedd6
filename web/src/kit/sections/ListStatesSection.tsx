import { Button } from '@mantine/core'
import { createUnreachableError } from '@tendertap/contract/client/call-error'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { useKitTexts } from '../texts.ts'

const FAILED = {
  error: createUnreachableError(null),
  isFetching: false,
  isRefetchError: true,
  refetch: () => undefined,
}

/** What stands in the place of the rows of a list. */
export function ListStatesSection() {
  const { nothing, notLoaded, actions } = useKitTexts()
  return (
    <>
      <EmptyState {...nothing} action={<Button variant="default">{actions.open}</Button>} />
      <EmptyState title={nothing.title} />
      <ErrorState title={notLoaded} query={FAILED} />
      <RefreshBanner query={FAILED} />
      <SkeletonRows count={2} height={40} />
    </>
  )
}
