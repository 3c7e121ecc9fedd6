import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatDateTime, formatShortDay } from '@tendertap/domain/clock'
import { guessLanguage, pickLanguage } from '@tendertap/domain/languages'
import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import type { Role } from '@tendertap/domain/roles'
import type { Turn } from '@tendertap/domain/lot-work/turn'
import { formatNumber } from '@tendertap/domain/words/number'
import { Fragment, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { Chip } from '../../ui/Chip.tsx'
import { FilledText } from '../../ui/FilledText.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { TimeLeft } from '../lots/facts/Deadline.tsx'
import { toHash } from '@tendertap/domain/lot-work/hash'
import { PlanWarning } from '../lots/plan/PlanNote.tsx'
import type { ChangeLine, MentionLine, OverdueLine, WorkLine } from './use-day.ts'
import classes from './TodayPage.module.css'

/** The steps that this person can take on the lot. */
export function WaitingItem({ line, myId }: { line: WorkLine; myId: string }) {
  const texts = useTexts('today').waiting
  return (
    <DayItem line={line} deadline={<LineDeadline line={line} />}>
      <Steps line={line} turns={line.turns} />
      {line.assignee?.id === myId && <Chip tone="good">{texts.assigned}</Chip>}
      <PlanWarning facts={line} />
    </DayItem>
  )
}

/** What has still to be done before the offer is placed, and by whom. */
export function BurningItem({ line }: { line: WorkLine }) {
  return (
    <DayItem line={line} deadline={<LineDeadline line={line} />}>
      <Steps line={line} turns={line.turns} />
      <WaitsFor
        turns={line.turns.map(({ by, isOfAssignee }) => ({ by, person: isOfAssignee ? line.assignee : null }))}
      />
    </DayItem>
  )
}

/** A step whose last working day has passed, and whose turn it is. */
export function OverdueItem({ line }: { line: OverdueLine }) {
  const texts = useTexts('today').overdue
  return (
    <DayItem line={line} deadline={<TimeLeft status={PUBLISHED} end={line.applicationEndAt} />}>
      <Text span fw={550} c="var(--accent-ink)">
        {texts.steps[line.step]}
      </Text>
      <Chip tone="bad">{texts.endBy(formatShortDay(line.endBy))}</Chip>
      <WaitsFor turns={[{ by: line.by, person: line.assignee }]} />
    </DayItem>
  )
}

interface WaitsForProps {
  /** with the person whose turn it is; null: any of them */
  turns: readonly { by: readonly Role[]; person: { id: string; fullName: string | null } | null }[]
}

/** Who can take the steps. */
function WaitsFor({ turns }: WaitsForProps) {
  const texts = useTexts('today')
  const { workers, or } = useTexts('in-work').turn
  const names = turns.map(({ by, person }) => person?.fullName ?? by.map((role) => workers[role] ?? role).join(or))
  const people = new Set(turns.map(({ person }) => person?.fullName))
  return (
    <Quiet>
      <FilledText text={texts.waitsFor}>
        {[...new Set(names)].map((name, place) => (
          <Fragment key={name}>
            {place > 0 && ', '}
            {people.has(name) ? <SourceText text={name} language={guessLanguage(name)} asWritten /> : name}
          </Fragment>
        ))}
      </FilledText>
    </Quiet>
  )
}

export function ChangedItem({ line }: { line: ChangeLine }) {
  const texts = useTexts('today').changed
  return (
    <DayItem
      line={line}
      deadline={<Quiet>{formatDateTime(line.at)}</Quiet>}
      isWholeTender={line.lots > 1}
      isInWork={line.isInWork}
    >
      {line.kinds.map((kind) => (
        <Chip key={kind} tone={kind === 'withdrawn' ? 'bad' : 'plain'}>
          {texts.kinds[kind]}
        </Chip>
      ))}
      {line.lots > 1 && <Quiet>{texts.otherLots(line.lots - 1, formatNumber(line.lots - 1))}</Quiet>}
    </DayItem>
  )
}

/** What a colleague asked; the link leads to the comment. */
export function MentionItem({ line }: { line: MentionLine }) {
  const { author, excerpt, commentId, lotId } = line
  const name = author.fullName ?? '?'
  return (
    <DayItem
      line={line}
      deadline={<Quiet>{formatDateTime(line.at)}</Quiet>}
      isInWork={line.isInWork}
      search={{ open: String(lotId), comment: commentId }}
    >
      <Text span fw={550}>
        <SourceText text={name} language={guessLanguage(name)} asWritten />
      </Text>
      <Text span style={{ overflowWrap: 'anywhere' }}>
        <SourceText text={excerpt} language={guessLanguage(excerpt)} asWritten />
      </Text>
    </DayItem>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Text span size="sm" c="dimmed">
      {children}
    </Text>
  )
}

function Steps({ line, turns }: { line: WorkLine; turns: readonly Turn[] }) {
  const { steps } = useTexts('in-work').turn
  return turns.map(({ step }) => (
    <Text span key={step} fw={550} c="var(--accent-ink)">
      {steps[step](line.missingDocuments)}
    </Text>
  ))
}

function LineDeadline({ line: { status, applicationEndAt } }: { line: WorkLine }) {
  const { late } = useTexts('today').burning
  const now = useNow()
  const isOver = applicationEndAt !== null && new Date(applicationEndAt) <= now
  return isOver ? <Chip tone="bad">{late}</Chip> : <TimeLeft status={status} end={applicationEndAt} />
}

interface DayItemProps {
  line: WorkLine | MentionLine | ChangeLine | OverdueLine
  deadline: ReactNode
  /** what is said holds for several lots of the tender */
  isWholeTender?: boolean
  isInWork?: boolean
  /** which comment the page opens */
  search?: { open?: string; comment?: string }
  /** the reason why the lot is here */
  children: ReactNode
}

/** One lot: its name leads to the open card among the lots in work, or to its tender. */
function DayItem({ line, deadline, isWholeTender = false, isInWork = true, search = {}, children }: DayItemProps) {
  const language = useLanguage()
  const names = { ru: line.nameRu, kz: line.nameKz, en: line.nameEn }
  const picked = pickLanguage(names, language)
  const name = <SourceText text={(picked && names[picked]) ?? line.tenderCode} language={picked} />
  const link = isInWork ? (
    <Link
      to="/lots-in-work"
      search={search}
      hash={isWholeTender ? line.tenderCode : toHash(line)}
      className={`whole-line ${classes.link}`}
    >
      {name}
    </Link>
  ) : (
    <Link
      to="/tender/$id"
      search={search}
      params={{ id: String(line.TenderId) }}
      className={`whole-line ${classes.link}`}
    >
      {name}
    </Link>
  )
  return (
    <article className={classes.item} data-lot={line.lotId}>
      <div>
        <div>{link}</div>
        <MetaLine items={[<SourceText key="code" text={line.tenderCode} language={null} />]} />
      </div>
      <div>{deadline}</div>
      <div className={classes.reason}>{children}</div>
    </article>
  )
}
