import { Button, Skeleton, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Absent } from '../../../ui/Absent.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../../ui/state/RefreshBanner.tsx'
import { getWork } from '../../lots/lot-facts.ts'
import type { Lot } from '../../lots/lot.ts'
import { ActivityLine } from './ActivityLine.tsx'
import { CommentBox } from './CommentBox.tsx'
import { useActivity } from './use-activity.ts'
import { useNamedComment } from './use-named-comment.ts'
import classes from './Activity.module.css'

/** A place to say something about the lot, and below it what was said and done, the newest first. */
export function LotActivity({ lot }: { lot: Lot }) {
  const texts = useTexts('activity')
  const activity = useActivity(lot.id)
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = activity
  const entries = data?.pages.flatMap((page) => page.data)
  const named = useNamedComment(lot.id)
  const isNamedEarlier = named !== null && entries !== undefined && !entries.some(({ id }) => id === named)
  const mustReadOn = isNamedEarlier && hasNextPage && !isFetching
  useEffect(() => {
    if (mustReadOn) void fetchNextPage()
  }, [mustReadOn, fetchNextPage])
  const docs = getWork(lot)?.docs ?? []
  return (
    <Stack gap="md" miw={0}>
      <CommentBox lotId={lot.id} />
      <RefreshBanner query={activity} />
      {entries ? (
        entries.length === 0 ? (
          <Absent reason={texts.empty} />
        ) : (
          <ol className={classes.feed} aria-label={texts.title}>
            {entries.map((entry) => (
              <ActivityLine key={entry.id} entry={entry} docs={docs} isNamed={entry.id === named} />
            ))}
          </ol>
        )
      ) : activity.isError ? (
        <ErrorState title={texts.failed} query={activity} />
      ) : (
        <Skeleton height={64} aria-hidden />
      )}
      {hasNextPage && (
        <div>
          <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.earlier}
          </Button>
        </div>
      )}
    </Stack>
  )
}
