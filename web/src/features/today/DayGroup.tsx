import { Text } from '@mantine/core'
import { formatNumber } from '@tendertap/domain/words/number'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import classes from './TodayPage.module.css'

interface DayGroupProps<L> {
  /** without `empty`: the group is shown only when it has lines; without `count`, it counts lots */
  texts: { title: string; empty?: string; emptyText?: string; count?(total: number, shown: string): string }
  group: { total: number; lines: readonly L[] }
  /** it waits for this person */
  isUrgent?: boolean
  foot?: ReactNode
  children(line: L): ReactNode
}

/** One question of the day with its first answers, and how many there are. */
export function DayGroup<L extends { lotId: number; commentId?: string; step?: string }>({
  texts,
  group,
  isUrgent = false,
  foot,
  children,
}: DayGroupProps<L>) {
  const { shownOf } = useTexts('today')
  const { count: countLots } = useTexts('lots')
  const { total, lines } = group
  return (
    <Panel
      title={texts.title}
      isFlush
      actions={
        total > 0 && (
          <CountBadge
            count={total}
            meaning={(texts.count ?? countLots)(total, formatNumber(total))}
            isUrgent={isUrgent}
          />
        )
      }
    >
      {lines.length === 0 ? (
        texts.empty && <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line.commentId ?? `${line.lotId} ${line.step ?? ''}`}>{children(line)}</li>
          ))}
        </ul>
      )}
      {lines.length < total && (
        <Text size="sm" c="dimmed" className={classes.foot}>
          {shownOf(formatNumber(lines.length), formatNumber(total))}
        </Text>
      )}
      {foot && <div className={classes.foot}>{foot}</div>}
    </Panel>
  )
}
