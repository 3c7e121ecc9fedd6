import { Button, Group, Text } from '@mantine/core'
import { useId } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { useNarrow } from '../../../../lib/use-narrow.ts'
import { CountBadge } from '../../../../ui/CountBadge.tsx'
import { Heading } from '../../../../ui/Heading.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../../../ui/state/RefreshBanner.tsx'
import { SkeletonRows } from '../../../../ui/state/SkeletonRows.tsx'
import { applyMarks, usePendingMarks } from '../checklist/pending-marks.ts'
import { BoardCard } from './BoardCard.tsx'
import type { Column } from './use-column.ts'
import classes from './WorkBoard.module.css'

/** One stage: how many lots are in it, and their cards, the nearest deadline first. */
export function BoardColumn({ column }: { column: Column }) {
  const texts = useTexts('in-work')
  const lotTexts = useTexts('lots')
  const titleId = useId()
  const marks = usePendingMarks()
  // on a phone the switch above names the column
  const narrow = useNarrow()
  const { stage, total, worked, hasNextPage } = column
  return (
    <section className={classes.column} aria-labelledby={titleId} data-stage={stage}>
      <Group gap="sm" className={narrow ? 'visually-hidden' : undefined}>
        <Heading level={2} look="section" id={titleId}>
          {texts.stage(stage, texts.stages[stage])}
        </Heading>
        {total !== null && <CountBadge count={total} meaning={lotTexts.count(total, String(total))} />}
      </Group>
      <RefreshBanner query={column} />
      {column.isLoadingError ? (
        <ErrorState title={lotTexts.loadFailed} query={column} />
      ) : total === null ? (
        <SkeletonRows count={3} height={104} />
      ) : total === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.board.empty[stage]}
        </Text>
      ) : (
        <ul className={classes.cards} aria-busy={column.isPlaceholderData}>
          {worked.map((about) => (
            <li key={about.lot.id}>
              <BoardCard about={applyMarks(about, marks)} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="default"
          fullWidth
          loading={column.isFetchingNextPage}
          onClick={() => void column.fetchNextPage()}
        >
          {texts.board.more(worked.length, total ?? worked.length)}
        </Button>
      )}
    </section>
  )
}
