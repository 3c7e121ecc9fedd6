import type { Output } from '@tendertap/contract/calls/index'
import { isTurnOf, isTurnOfAssignee } from '@tendertap/domain/lot-work/assignment'
import { listTurnsByFacts } from '@tendertap/domain/lot-work/turn-facts'
import type { SignedInPerson } from '../../http/context.ts'
import type { LotRow } from './lines.ts'
import type { MentionRow, Mentions } from './mentions.ts'
import type { ChangeRow, News } from './news.ts'
import type { WorkGroups, WorkRow } from './work.ts'

type Day = Output<'today/getDay'>
type WorkLine = Day['waiting']['lines'][number]
type MentionLine = Day['mentions']['lines'][number]
type LotLine = Omit<Day['changed']['lines'][number], 'kinds' | 'at' | 'lots' | 'isInWork'>

export function presentDay(
  { waiting, burning, mentions, changed, ...day }: WorkGroups & Mentions & News,
  person: SignedInPerson,
): Day {
  return {
    waiting: { total: day.waitingTotal, lines: waiting.map((row) => presentOwnWork(row, person)) },
    burning: { total: day.burningTotal, lines: burning.map(presentWork) },
    mentions: { total: day.mentionsTotal, lines: mentions.map(presentMention) },
    changed: { total: day.changedTotal, lines: changed.map(presentChange) },
    since: day.since,
    newest: day.newest,
  }
}

/** The rules say again what the work waits for. */
function presentWork({ work, missingDocuments, assignee, ...lot }: WorkRow): WorkLine {
  const turns = listTurnsByFacts(work).map((turn) => ({
    step: turn.step,
    by: [...turn.by],
    isOfAssignee: isTurnOfAssignee(turn, assignee),
  }))
  return {
    ...presentLot(lot),
    work,
    turns,
    missingDocuments,
    assignee: assignee && { id: assignee.id, fullName: assignee.fullName },
  }
}

function presentOwnWork(row: WorkRow, { userId, roles }: SignedInPerson): WorkLine {
  const line = presentWork(row)
  return { ...line, turns: line.turns.filter((turn) => isTurnOf(turn, { id: userId, roles }, row.assignee)) }
}

function presentMention({ commentId, author, excerpt, at, isInWork, ...lot }: MentionRow): MentionLine {
  return { ...presentLot(lot), commentId, author, excerpt, at: new Date(at).toISOString(), isInWork }
}

function presentChange({ kinds, at, lots, isInWork, ...lot }: ChangeRow): Day['changed']['lines'][number] {
  return { ...presentLot(lot), kinds, at: new Date(at).toISOString(), lots, isInWork }
}

function presentLot({ applicationEndAt, ...lot }: LotRow): LotLine {
  return { ...lot, applicationEndAt: applicationEndAt && new Date(applicationEndAt).toISOString() }
}
