import type { Output } from '@tendertap/contract/calls/index'
import { listTurnsByFacts } from '@tendertap/domain/lot-work/turn-facts'
import type { ChangeRow, DayRow, LotRow, WorkRow } from './queries.ts'

type Day = Output<'today/getDay'>
type LotLine = Omit<Day['changed']['lines'][number], 'kinds' | 'at' | 'lots' | 'isInWork'>

export function presentDay({ waiting, burning, changed, ...day }: DayRow): Day {
  return {
    waiting: { total: day.waitingTotal, lines: waiting.map(presentWork) },
    burning: { total: day.burningTotal, lines: burning.map(presentWork) },
    changed: { total: day.changedTotal, lines: changed.map(presentChange) },
    since: day.since,
    newest: day.newest,
  }
}

/** The rules say again what the work waits for. */
function presentWork({ work, missingDocuments, ...lot }: WorkRow): Day['waiting']['lines'][number] {
  const turns = listTurnsByFacts(work).map(({ step, by }) => ({ step, by: [...by] }))
  return { ...presentLot(lot), turns, missingDocuments }
}

function presentChange({ kinds, at, lots, isInWork, ...lot }: ChangeRow): Day['changed']['lines'][number] {
  return { ...presentLot(lot), kinds, at: new Date(at).toISOString(), lots, isInWork }
}

function presentLot({ applicationEndAt, ...lot }: LotRow): LotLine {
  return { ...lot, applicationEndAt: applicationEndAt && new Date(applicationEndAt).toISOString() }
}
