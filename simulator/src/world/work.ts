// How far the demo's team has brought the lots it took, and how its purchases of the last year ended. The same lots
// always get the same work.
import type { LotAction } from '@tendertap/domain/lot-work/actions'
import { getWorkChanges, type WorkChanges } from '@tendertap/domain/lot-work/apply'
import { PRICE_KEY } from '@tendertap/domain/lot-work/checklist'
import { DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import type { RecordedStatus } from '@tendertap/domain/lot-work/statuses'
import { getRule, type LotWork, type Transition } from '@tendertap/domain/lot-work/workflow'
import { DAY } from './calendar.ts'
import { DEMO_PEOPLE } from './people.ts'
import { makeRandom, type Random } from './random.ts'
import { makeResult, type DemoAward, type DemoResult } from './work-results.ts'

export interface WorkableLot {
  /** the same in every demo, unlike the lot's number in the catalogue */
  key: string
  amount: number
  publishedAt: Date
  endAt: Date
  isOpen: boolean
  isCancelled: boolean
  /** a later announcement has taken the place of the lot's own; its end is when that came */
  isReplaced: boolean
  /** when the manager took it into work; null: nobody has */
  takenAt: Date | null
  /** what the portal published */
  award: DemoAward | null
}

export interface DemoStep {
  action: LotAction
  /** e-mail */
  person: string
  at: Date
  /** key of the checklist's entry */
  document: string | null
}

export interface DemoRecord {
  lot: string
  stage: Stage
  /** nobody had taken the lot before */
  isNew: boolean
  status: RecordedStatus
  offerPrice: string | null
  documentsCompletedAt: Date | null
  completedAt: Date | null
  declinedAt: Date | null
  steps: DemoStep[]
  result: DemoResult | null
}

type Stage = 'collecting' | 'awaitsPrice' | 'priced' | 'completed' | 'inPlacement' | 'placed' | 'givenUp'

const REQUIRED = DEFAULT_CHECKLIST.filter(({ key, required }) => required && key !== PRICE_KEY).map(({ key }) => key)
const COLLECT_ALL = REQUIRED.map((key) => `collect ${key}`)
const COLLECT_SOME = COLLECT_ALL.slice(0, -1)

/** `collect <key>`, or a transition */
const STEPS: Readonly<Record<Stage, readonly string[]>> = {
  collecting: COLLECT_SOME,
  awaitsPrice: COLLECT_ALL,
  priced: [...COLLECT_SOME, 'setOfferPrice'],
  completed: [...COLLECT_ALL, 'setOfferPrice', 'completeCollecting'],
  inPlacement: [...COLLECT_ALL, 'setOfferPrice', 'completeCollecting', 'place'],
  placed: [...COLLECT_ALL, 'setOfferPrice', 'completeCollecting', 'place', 'confirmPlacement'],
  givenUp: [...COLLECT_SOME, 'deactivate'],
}

/** Of the lots that are taken, in turn; null: nobody has begun to collect. */
const STAGES_OF_OPEN: readonly (Stage | null)[] = [
  'collecting',
  'priced',
  'awaitsPrice',
  'completed',
  'inPlacement',
  'placed',
  null,
  'givenUp',
]
const STAGES_OF_OVERDUE: readonly (Stage | null)[] = ['collecting', 'inPlacement', 'priced', 'placed']

/** open lots in work, at least */
const OPEN = 10
/** results of the last year */
const RESULTS = 60
/** placed lots whose result nobody has filled in yet, of those that the portal has a winner for and of the others */
const WITHOUT_RESULT = 4
const YEAR = 365 * DAY

export function makeWork(workspace: string, lots: readonly WorkableLot[], startedAt: Date): DemoRecord[] {
  const team = DEMO_PEOPLE.filter((person) => person.workspace === workspace)
  const findPerson = (role: 'manager' | 'procurement') => team.find(({ roles }) => roles.includes(role))?.email
  const [manager, procurement] = [findPerson('manager'), findPerson('procurement')]
  if (!manager || !procurement) return []
  const random = makeRandom(workspace, 'work')
  const inOrder = random.shuffled(lots.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
  const records: DemoRecord[] = []
  const add = (lot: WorkableLot | null, stage: Stage | null | undefined, hasResult = false) => {
    if (lot && stage) records.push(makeRecord(lot, stage, hasResult, { manager, procurement, startedAt }))
  }
  chooseOpen(inOrder).forEach((lot, place) => add(lot, STAGES_OF_OPEN[place % STAGES_OF_OPEN.length]))
  inOrder
    .filter(({ takenAt, isOpen }) => takenAt !== null && !isOpen)
    .forEach((lot, place) => add(lot, STAGES_OF_OVERDUE[place % STAGES_OF_OVERDUE.length]))
  // its price can be moved along
  add(inOrder.find(({ isReplaced, takenAt }) => isReplaced && takenAt === null) ?? null, 'priced')

  const since = startedAt.getTime() - YEAR
  const past = inOrder.filter(
    ({ takenAt, isOpen, isReplaced, endAt, publishedAt }) =>
      !isReplaced &&
      takenAt === null &&
      !isOpen &&
      publishedAt.getTime() > since &&
      endAt.getTime() < startedAt.getTime() - 20 * DAY,
  )
  const unfilled = chooseUnfilled(past)
  for (const lot of unfilled) add(lot, 'placed')
  for (const lot of chooseFilled(past.filter((one) => !unfilled.includes(one)))) add(lot, 'placed', true)
  return records
}

/** Those that are taken already, and as many more as are missing. */
function chooseOpen(lots: readonly WorkableLot[]): WorkableLot[] {
  const open = lots.filter(({ isOpen }) => isOpen)
  const taken = open.filter(({ takenAt }) => takenAt !== null)
  const free = open.filter(({ takenAt }) => takenAt === null)
  return [...taken, ...free.slice(0, Math.max(0, OPEN - taken.length))]
}

/** The latest ones. */
function chooseUnfilled(past: readonly WorkableLot[]): WorkableLot[] {
  const latest = past.toSorted((one, other) => other.endAt.getTime() - one.endAt.getTime())
  const hasWinner = ({ award }: WorkableLot) => award !== null
  return [
    ...latest.filter(hasWinner).slice(0, WITHOUT_RESULT),
    ...latest.filter((lot) => !hasWinner(lot) && !lot.isCancelled).slice(0, WITHOUT_RESULT),
  ]
}

/** All that the portal says were won, and about as many of those whose winner it names as of the others. */
function chooseFilled(past: readonly WorkableLot[]): WorkableLot[] {
  const won = past.filter(({ award }) => award?.isOurs)
  const unnamed = past.filter(({ award }) => award === null)
  const lost = past.filter(({ award }) => award && !award.isOurs)
  return [...won, ...unnamed.slice(0, RESULTS / 2), ...lost].slice(0, RESULTS)
}

interface Circumstances {
  manager: string
  procurement: string
  startedAt: Date
}

function makeRecord(
  lot: WorkableLot,
  stage: Stage,
  hasResult: boolean,
  { manager, procurement, startedAt }: Circumstances,
): DemoRecord {
  const random = makeRandom(lot.key, 'work')
  const until = lot.endAt < startedAt ? lot.endAt : startedAt
  const begin = lot.takenAt ?? pickBetween(lot.publishedAt, until, 0, 4, random)
  const offerPrice = String(Math.round(lot.amount * (0.8 + 0.18 * random.next())))
  let work: LotWork & Pick<WorkChanges, 'completedAt' | 'declinedAt'> = {
    status: 'in_collecting_documents',
    offerPrice: null,
    documentsCompletedAt: null,
    docs: DEFAULT_CHECKLIST.map((entry) => ({ ...entry, collected: false })),
  }
  const steps: DemoStep[] = []
  if (lot.takenAt === null) steps.push({ action: 'activateLot', person: manager, at: begin, document: null })
  STEPS[stage].forEach((step, place) => {
    const [name = '', entry = null] = step.split(' ')
    const transition = (name === 'collect' ? 'collectDocument' : name) as Transition
    const rule = getRule(transition)
    const at = pickBetween(begin, until, place, STEPS[stage].length, random)
    work = { ...work, ...getWorkChanges(transition, work, { at, offerPrice, ...(entry !== null && { entry }) }) }
    if (rule.action)
      steps.push({
        action: rule.action,
        person: rule.by[0] === 'manager' && transition !== 'completeCollecting' ? manager : procurement,
        at,
        document: entry,
      })
  })
  const result = hasResult ? makeResult(lot, offerPrice, startedAt, random) : null
  if (result) steps.push({ action: 'updateResultInfo', person: procurement, at: result.filledAt, document: null })
  return {
    lot: lot.key,
    stage,
    isNew: lot.takenAt === null,
    status: work.status,
    offerPrice: work.offerPrice,
    documentsCompletedAt: work.documentsCompletedAt === null ? null : new Date(work.documentsCompletedAt),
    completedAt: work.completedAt ?? null,
    declinedAt: work.declinedAt ?? null,
    steps,
    result,
  }
}

/** In the part of the time between the two that has this place. */
function pickBetween(from: Date, to: Date, place: number, parts: number, random: Random): Date {
  const length = Math.max(to.getTime() - from.getTime(), 0) / parts
  return new Date(from.getTime() + Math.floor(length * (place + random.next())))
}
