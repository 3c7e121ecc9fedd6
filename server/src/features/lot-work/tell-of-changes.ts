// Tells the people concerned what the portal has changed about their lots. Changes of one moment are one notice.
import type { ChecklistEntry } from '@tendertap/domain/lot-work/checklist'
import type { WorkStatus } from '@tendertap/domain/lot-work/statuses'
import { noteChanges } from '@tendertap/domain/notifications/noticed-change'
import { TOLD_DAYS } from '@tendertap/domain/notifications/notices'
import type { ChangeFacts, ChangeKind } from '@tendertap/domain/tenders/changes'
import type { Scope } from '../../db/scope.ts'
import { tellAboutLots } from '../lots/tell-about-lots.ts'

export interface ChangeToTell {
  at: Date
  lotId: number
  kind: ChangeKind
  before: ChangeFacts | null
  after: ChangeFacts | null
  status: WorkStatus
  docs: readonly ChecklistEntry[]
  /** entries of the checklist that need another look because of it */
  keys: readonly string[]
}

interface ChangesOfLot {
  lotId: number
  key: string
  changes: readonly ChangeToTell[]
}

const DAY = 24 * 3_600_000
const CAUSE = { causedBy: null } as const

/** May run any number of times. */
export async function tellOfChanges(scope: Scope, changes: readonly ChangeToTell[], now: Date): Promise<void> {
  const fresh = changes.filter(
    ({ at, status }) => status !== 'declined' && now.getTime() - at.getTime() < TOLD_DAYS * DAY,
  )
  const groups = groupByMoment(fresh)
  const rechecks = groups.flatMap(({ changes: ofMoment, ...lot }) => {
    const documents = listToRecheck(ofMoment)
    return documents.length > 0 ? [{ ...lot, facts: { documents } }] : []
  })
  const rechecking = await tellAboutLots(scope, 'recheck_needed', rechecks, CAUSE)
  const filling = await tellAboutLots(scope, 'result_published', groups.flatMap(toPublishedResult), CAUSE)
  await tellAboutLots(scope, 'lot_superseded', groups.flatMap(toSuperseded), CAUSE)
  // whoever was told what to do about the only change is not told of it again
  const changed = groups.flatMap(toChanged).map((lot) => {
    const { 0: kind, length } = lot.facts.kinds
    const told = length > 1 ? null : kind === 'documents' ? rechecking : kind === 'result' ? filling : null
    return { ...lot, except: told?.get(lot.key) ?? [] }
  })
  await tellAboutLots(scope, 'lot_changed', changed, CAUSE)
}

function groupByMoment(changes: readonly ChangeToTell[]): ChangesOfLot[] {
  const groups = Map.groupBy(changes, ({ lotId, at }) => `${lotId}:${at.toISOString()}`)
  return [...groups].map(([key, ofMoment]) => ({ key, lotId: ofMoment[0]?.lotId ?? 0, changes: ofMoment }))
}

function listToRecheck(changes: readonly ChangeToTell[]) {
  const keys = new Set(changes.flatMap((change) => change.keys))
  return (changes[0]?.docs ?? [])
    .filter(({ key }) => keys.has(key))
    .map(({ descriptionRu: ru = null, descriptionKz: kz = null, descriptionEn: en = null }) => ({ ru, kz, en }))
}

function toPublishedResult({ changes, ...lot }: ChangesOfLot) {
  const isFilledIn = changes.some(({ kind, status }) => kind === 'result' && status === 'placement_completed')
  return isFilledIn ? [{ ...lot, facts: {} }] : []
}

function toSuperseded({ changes, ...lot }: ChangesOfLot) {
  const successor = changes.find(({ kind }) => kind === 'superseded')?.after?.tender
  return successor ? [{ ...lot, facts: { successor } }] : []
}

function toChanged({ changes, ...lot }: ChangesOfLot) {
  const facts = noteChanges(changes.filter(({ kind }) => kind !== 'superseded'))
  return facts ? [{ ...lot, facts }] : []
}
