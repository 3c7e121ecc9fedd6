import { describe, expect, test } from 'vitest'
import { ROLES, type Role } from '../roles.ts'
import { LOT_ACTIONS, TENDER_ACTIONS } from './actions.ts'
import { REFUSALS, type Refusal } from './refusals.ts'
import { countsAsInWork, type RecordedStatus, WORK_STATUSES } from './statuses.ts'
import {
  listAvailableTransitions,
  decide,
  findNotice,
  type LotFacts,
  type LotWork,
  getRule,
  type Transition,
  TRANSITIONS,
  transitions,
} from './workflow.ts'

const now = new Date('2026-11-14T10:00:00Z')
const everyRole = [...ROLES]
const collected = [
  { key: 'licence', collected: true, required: true },
  { key: 'price', collected: false, required: true },
]
const named = [{ key: 'licence', collected: false, required: true, descriptionRu: 'Лицензия' }]
const missing = [
  { key: 'licence', collected: false, required: true },
  { key: 'price', collected: true, required: true },
]

function lot(facts: Partial<LotFacts> = {}): LotFacts {
  return {
    status: 'Опубликован',
    applicationEndAt: '2026-11-20T10:00:00Z',
    documents: ['stored'],
    work: null,
    ...facts,
  }
}
function inWork(status: RecordedStatus, work: Partial<LotWork> = {}, facts: Partial<LotFacts> = {}): LotFacts {
  return lot({ work: { status, offerPrice: null, documentsCompletedAt: null, docs: collected, ...work }, ...facts })
}
const changed = [
  { key: 'licence', collected: true, required: true, needsRecheck: true },
  { key: 'charter', collected: true, required: false },
]
const price = { offerPrice: '4860000' }
const completed = { ...price, documentsCompletedAt: '2026-11-14T09:00:00Z' }
const placed = inWork('in_placement', completed)
const done = inWork('placement_completed', completed)
const declined = inWork('declined')
const successor = { status: 'Опубликован', applicationEndAt: '2026-11-25T10:00:00Z', isInWork: false }
const closed = { applicationEndAt: '2026-11-14T10:00:00Z' }

describe('who may do which step', () => {
  test.each<[Transition, Role[], Refusal]>([
    ['vote', ['lead'], 'only_lead_votes'],
    ['activate', ['manager'], 'only_manager_activates'],
    ['decline', ['manager'], 'only_manager_declines'],
    ['setOfferPrice', ['manager'], 'only_manager_sets_price'],
    ['collectDocument', ['procurement'], 'only_procurement_marks_documents'],
    ['confirmDocument', ['procurement'], 'only_procurement_confirms_documents'],
    ['completeCollecting', ['manager', 'procurement'], 'only_manager_or_procurement_completes'],
    ['place', ['procurement'], 'only_procurement_places'],
    ['confirmPlacement', ['procurement'], 'only_procurement_places'],
    ['addDocument', ['manager', 'procurement'], 'only_manager_or_procurement_adds_documents'],
    ['moveWork', ['manager'], 'only_manager_moves_work'],
    ['deactivate', ['manager'], 'only_manager_deactivates'],
    ['fillResult', ['procurement'], 'only_procurement_fills_results'],
  ])('%s: %o, anyone else is told %s', (step, who, notice) => {
    expect(transitions[step].by).toEqual(who)
    const refusedRoles = ROLES.filter((role) => {
      const decision = decide(step, lot(), [role], now)
      return !decision.allowed && decision.refusal === notice
    })
    expect(refusedRoles).toEqual(ROLES.filter((role) => !who.includes(role)))
  })
})

test('the notice in place of a button names who can take the step, while it can be taken', () => {
  const work = inWork('in_collecting_documents')
  expect(findNotice('deactivate', work, ['controller'], now)).toBe('only_manager_deactivates')
  expect(findNotice('deactivate', work, ['manager'], now)).toBeNull()
  expect(findNotice('addDocument', work, ['admin'], now)).toBe('only_manager_or_procurement_adds_documents')
  expect(findNotice('addDocument', inWork('in_requesting_offers', completed), ['admin'], now)).toBeNull()
  expect(findNotice('fillResult', done, ['manager'], now)).toBe('only_procurement_fills_results')
  expect(findNotice('fillResult', placed, ['manager'], now)).toBeNull()
})

describe('a step is allowed', () => {
  test.each<[Transition, string, LotFacts, string]>([
    ['vote', 'on an open lot', lot(), 'not_processed'],
    ['vote', 'while documents are processed', lot({ documents: ['processing'] }), 'not_processed'],
    ['activate', 'on an open lot with stored documents', lot(), 'in_collecting_documents'],
    ['activate', 'without any document', lot({ documents: [] }), 'in_collecting_documents'],
    [
      'activate',
      'when a document stays unavailable',
      lot({ documents: ['stored', 'unavailable'] }),
      'in_collecting_documents',
    ],
    ['decline', 'on an open lot', lot(), 'declined'],
    ['setOfferPrice', 'while collecting', inWork('in_collecting_documents', { docs: missing }), 'in_requesting_offers'],
    ['setOfferPrice', 'after the deadline', inWork('in_collecting_documents', {}, closed), 'in_requesting_offers'],
    [
      'collectDocument',
      'while collecting',
      inWork('in_collecting_documents', { docs: missing }),
      'in_collecting_documents',
    ],
    [
      'collectDocument',
      'after the price',
      inWork('in_requesting_offers', { ...price, docs: missing }),
      'in_requesting_offers',
    ],
    [
      'collectDocument',
      'for a missing entry',
      inWork('in_requesting_offers', { docs: missing }, { entry: 'licence' }),
      'in_requesting_offers',
    ],
    [
      'confirmDocument',
      'while collecting',
      inWork('in_collecting_documents', { docs: changed }),
      'in_collecting_documents',
    ],
    [
      'confirmDocument',
      'after completion',
      inWork('in_placement', { ...completed, docs: changed }, { entry: 'licence' }),
      'in_placement',
    ],
    [
      'place',
      'although a changed document was not looked at again',
      inWork('in_requesting_offers', { ...completed, docs: changed }),
      'in_placement',
    ],
    ['completeCollecting', 'with documents and price', inWork('in_requesting_offers', price), 'in_requesting_offers'],
    [
      'completeCollecting',
      'still collecting, with a price',
      inWork('in_collecting_documents', price),
      'in_requesting_offers',
    ],
    ['place', 'once collection is completed', inWork('in_requesting_offers', completed), 'in_placement'],
    ['place', 'after the deadline', inWork('in_requesting_offers', completed, closed), 'in_placement'],
    ['confirmPlacement', 'in placement', placed, 'placement_completed'],
    ['addDocument', 'while collecting', inWork('in_collecting_documents'), 'in_collecting_documents'],
    [
      'addDocument',
      'by another name',
      inWork('in_requesting_offers', price, { newEntry: 'Доверенность' }),
      'in_requesting_offers',
    ],
    [
      'moveWork',
      'to an open lot without a record',
      inWork('in_collecting_documents', {}, { successor }),
      'in_collecting_documents',
    ],
    [
      'moveWork',
      'after placing: it is placed again',
      inWork('in_placement', completed, { successor }),
      'in_requesting_offers',
    ],
    ['deactivate', 'while collecting', inWork('in_collecting_documents'), 'declined'],
    ['deactivate', 'after the price', inWork('in_requesting_offers', price), 'declined'],
    ['deactivate', 'in placement', placed, 'declined'],
    ['fillResult', 'after placement', done, 'placement_completed'],
  ])('%s %s', (step, _, facts, to) => {
    expect(decide(step, facts, transitions[step].by, now)).toEqual({ allowed: true, to })
  })
})

const refused: [Transition, string, LotFacts, Refusal][] = [
  ['vote', 'on a closed lot', lot(closed), 'lot_not_open'],
  ['vote', 'on a lot in work', inWork('in_collecting_documents'), 'already_in_work'],
  ['vote', 'on a declined lot', declined, 'already_declined'],
  ['activate', 'after the end', lot(closed), 'lot_not_open'],
  ['activate', 'in another status', lot({ status: 'Итоги' }), 'lot_not_open'],
  ['activate', 'while a document is processed', lot({ documents: ['stored', 'processing'] }), 'documents_processing'],
  ['activate', 'a second time', inWork('in_requesting_offers', price), 'already_in_work'],
  ['activate', 'in placement', placed, 'already_in_work'],
  ['activate', 'a completed lot', done, 'already_completed'],
  ['activate', 'a declined lot', declined, 'already_declined'],
  ['decline', 'a closed lot', lot(closed), 'lot_not_open'],
  ['decline', 'a lot in work', inWork('in_collecting_documents'), 'already_in_work'],
  ['decline', 'twice', declined, 'already_declined'],
  ['setOfferPrice', 'without a record', lot(), 'not_in_work'],
  ['setOfferPrice', 'twice', inWork('in_requesting_offers', price), 'price_already_set'],
  ['setOfferPrice', 'in placement', placed, 'price_already_set'],
  ['setOfferPrice', 'over a price that is there', inWork('in_collecting_documents', price), 'price_already_set'],
  ['setOfferPrice', 'on a declined lot', declined, 'already_declined'],
  ['collectDocument', 'without a record', lot(), 'not_in_work'],
  ['collectDocument', 'once completed', inWork('in_requesting_offers', completed), 'documents_already_completed'],
  ['collectDocument', 'in placement', placed, 'documents_already_completed'],
  [
    'collectDocument',
    'twice for one entry',
    inWork('in_collecting_documents', {}, { entry: 'licence' }),
    'document_already_collected',
  ],
  [
    'collectDocument',
    'for an unknown entry',
    inWork('in_collecting_documents', {}, { entry: 'x' }),
    'document_not_in_checklist',
  ],
  ['collectDocument', 'for the price', inWork('in_collecting_documents', {}, { entry: 'price' }), 'price_marks_itself'],
  [
    'completeCollecting',
    'with a document missing',
    inWork('in_requesting_offers', { ...price, docs: missing }),
    'documents_not_collected',
  ],
  ['completeCollecting', 'without a price', inWork('in_collecting_documents'), 'offer_price_missing'],
  [
    'completeCollecting',
    'before a changed document is looked at again',
    inWork('in_requesting_offers', { ...price, docs: changed }),
    'documents_need_recheck',
  ],
  ['confirmDocument', 'when nothing has changed', inWork('in_collecting_documents'), 'document_needs_no_recheck'],
  [
    'confirmDocument',
    'that did not change',
    inWork('in_collecting_documents', { docs: changed }, { entry: 'charter' }),
    'document_needs_no_recheck',
  ],
  [
    'confirmDocument',
    'that is in no list',
    inWork('in_collecting_documents', { docs: changed }, { entry: 'passport' }),
    'document_not_in_checklist',
  ],
  ['confirmDocument', 'once completed', { ...done, entry: 'licence' }, 'already_completed'],
  ['completeCollecting', 'twice', inWork('in_requesting_offers', completed), 'documents_already_completed'],
  ['completeCollecting', 'in placement', placed, 'documents_already_completed'],
  ['place', 'while collecting', inWork('in_collecting_documents'), 'documents_not_completed'],
  ['place', 'with a price alone', inWork('in_requesting_offers', price), 'documents_not_completed'],
  ['place', 'twice', placed, 'already_in_placement'],
  ['place', 'a completed lot', done, 'already_completed'],
  ['confirmPlacement', 'before placing', inWork('in_requesting_offers', completed), 'not_in_placement'],
  ['confirmPlacement', 'while collecting', inWork('in_collecting_documents'), 'not_in_placement'],
  ['confirmPlacement', 'twice', done, 'already_completed'],
  ['addDocument', 'without a record', lot(), 'not_in_work'],
  ['addDocument', 'once completed', inWork('in_requesting_offers', completed), 'documents_already_completed'],
  ['addDocument', 'in placement', placed, 'documents_already_completed'],
  [
    'addDocument',
    'twice by one name',
    inWork('in_collecting_documents', { docs: named }, { newEntry: ' Лицензия ' }),
    'document_already_in_checklist',
  ],
  ['moveWork', 'without a record', lot({ successor }), 'not_in_work'],
  ['moveWork', 'a lot that nothing replaces', inWork('in_collecting_documents'), 'lot_not_superseded'],
  [
    'moveWork',
    'to a closed lot',
    inWork('in_collecting_documents', {}, { successor: { ...successor, ...closed } }),
    'successor_not_open',
  ],
  [
    'moveWork',
    'to a lot in work',
    inWork('in_collecting_documents', {}, { successor: { ...successor, isInWork: true } }),
    'successor_already_in_work',
  ],
  ['moveWork', 'a completed lot', { ...done, successor }, 'already_completed'],
  ['deactivate', 'without a record', lot(), 'not_in_work'],
  ['deactivate', 'a completed lot', done, 'already_completed'],
  ['deactivate', 'twice', declined, 'already_declined'],
  ['fillResult', 'in placement', placed, 'placement_not_completed'],
  ['fillResult', 'without a record', lot(), 'not_in_work'],
  ['fillResult', 'on a declined lot', declined, 'already_declined'],
]

describe('a step is refused', () => {
  test.each(refused)('%s %s', (step, _, facts, refusal) => {
    expect(decide(step, facts, everyRole, now)).toEqual({ allowed: false, refusal })
  })

  test('and every code there is has a case that gives it', () => {
    const notices = TRANSITIONS.map((step) => getRule(step).notice)
    // see placement.test.ts, assignment.test.ts and own-files.test.ts
    const elsewhere = [
      'status_changed',
      'person_not_in_team',
      'only_manager_or_procurement_keeps_files',
      'file_already_attached',
      'too_many_files',
    ]
    const codes = new Set([...notices, ...refused.map(([, , , code]) => code), ...elsewhere])
    expect(codes).toEqual(new Set(REFUSALS))
  })
})

describe('the table', () => {
  test('lists every transition once', () => {
    expect(TRANSITIONS).toEqual(Object.keys(transitions))
  })

  test('names the specification’s log entries and every one of ours', () => {
    expect(LOT_ACTIONS.slice(0, 3)).toEqual(['completeCollectingLotDocuments', 'setOfferPrice', 'completeLot'])
    expect(TENDER_ACTIONS).toEqual(['completeCollectingDocuments', 'setOfferPrice', 'completeTender'])
    const others = ['assignLot', 'attachFile', 'detachFile']
    const known = new Set([null, ...LOT_ACTIONS].filter((action) => !others.includes(String(action))))
    expect(new Set(TRANSITIONS.map((step) => getRule(step).action))).toEqual(known)
  })
})

test('someone with several roles is offered the steps of each', () => {
  expect(listAvailableTransitions(lot(), ['manager', 'lead', 'procurement'], now)).toEqual([
    'vote',
    'activate',
    'decline',
  ])
  expect(listAvailableTransitions(inWork('in_requesting_offers', price), ['procurement'], now)).toEqual([
    'collectDocument',
    'completeCollecting',
    'addDocument',
  ])
  expect(listAvailableTransitions(placed, ['manager', 'procurement'], now)).toEqual(['confirmPlacement', 'deactivate'])
  expect(listAvailableTransitions(lot(), ['controller', 'admin'], now)).toEqual([])
})

test('every record but a declined one counts as in work', () => {
  expect(WORK_STATUSES.filter(countsAsInWork)).toEqual([
    'in_collecting_documents',
    'in_requesting_offers',
    'in_placement',
    'placement_completed',
  ])
})
