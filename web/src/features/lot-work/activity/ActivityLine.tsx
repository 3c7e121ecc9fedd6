import { IconWorld } from '@tabler/icons-react'
import { Text } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { isAuthor } from '@tendertap/domain/lot-comments/comments'
import { guessLanguage } from '@tendertap/domain/languages'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { MetaLine } from '../../../ui/MetaLine.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { groupByMoment } from '../../lots/changes/changes.ts'
import { ChangeItem } from '../../lots/changes/ChangeItem.tsx'
import { useMe } from '../../session/current-session.ts'
import { FilledText } from '../../../ui/FilledText.tsx'
import { PersonName } from '../in-work/PersonName.tsx'
import { StepName } from '../in-work/StepName.tsx'
import type { ChecklistItem } from '../in-work/work-facts.ts'
import { Comment, RemoveComment } from './Comment.tsx'
import type { ActivityEntry, EntryOf } from './use-activity.ts'
import classes from './Activity.module.css'

interface ActivityLineProps {
  entry: ActivityEntry
  /** the documents of the lot, which steps name */
  docs: readonly ChecklistItem[]
  /** the address leads to it */
  isNamed: boolean
}

/** One thing that happened: who, when, what. */
export function ActivityLine({ entry, docs, isNamed }: ActivityLineProps) {
  const texts = useTexts('activity')
  const myId = useMe()?.id ?? ''
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNamed) line.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  const isMine = entry.kind === 'comment' && entry.text !== null && isAuthor({ userId: entry.user.id }, myId)
  const name = entry.kind === 'change' ? null : (entry.user.fullName ?? '?')
  return (
    <li ref={line} className={classes.entry} data-kind={entry.kind} data-named={isNamed || undefined}>
      {name === null ? (
        <IconWorld className={classes.portal} size={20} stroke={1.6} aria-hidden />
      ) : (
        <Avatar name={name} />
      )}
      <div className={classes.what}>
        <div className={classes.who}>
          <span className={classes.person}>{name === null ? texts.portal : <PersonName name={name} />}</span>{' '}
          <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
          {isMine && <RemoveComment id={entry.id} />}
        </div>
        <What entry={entry} docs={docs} />
      </div>
    </li>
  )
}

function What({ entry, docs }: Pick<ActivityLineProps, 'entry' | 'docs'>): ReactNode {
  if (entry.kind === 'comment') return <Comment comment={entry} />
  if (entry.kind === 'vote') return <Vote vote={entry} />
  if (entry.kind === 'change') return <PortalChange {...entry} />
  return entry.action === 'assignLot' ? <Assignment step={entry} /> : <Step step={entry} docs={docs} />
}

function Vote({ vote: { accepted, reason, description, carried } }: { vote: EntryOf<'vote'> }) {
  const texts = useTexts('activity')
  const voting = useTexts('voting')
  return (
    <>
      <Text span inherit c={accepted ? 'var(--good)' : 'var(--bad)'}>
        {texts.votes[accepted ? 'accepted' : 'rejected']}
      </Text>
      <MetaLine items={[reason && voting.reasons[reason], carried && voting.carried]} />
      {description && (
        <div className={classes.said}>
          <SourceText text={description} language={guessLanguage(description)} asWritten />
        </div>
      )}
    </>
  )
}

function Assignment({ step: { assignee } }: { step: EntryOf<'step'> }) {
  const texts = useTexts('activity')
  if (assignee === null) return texts.unassigned
  return (
    <FilledText text={texts.assigned}>
      <PersonName name={assignee.fullName ?? '?'} />
    </FilledText>
  )
}

function Step({ step, docs }: { step: EntryOf<'step'>; docs: readonly ChecklistItem[] }) {
  return <StepName entry={{ ...step, date: step.at }} docs={docs} />
}

function PortalChange({ change }: EntryOf<'change'>) {
  const changes = groupByMoment([change]).flatMap((moment) => moment.changes)
  return (
    <ul className={classes.change}>
      {changes.map((one) => (
        <ChangeItem key={one.seq} change={one} />
      ))}
    </ul>
  )
}
