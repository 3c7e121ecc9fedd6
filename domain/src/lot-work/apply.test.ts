import { expect, test } from 'vitest'
import { getWorkChanges } from './apply.ts'
import type { LotWork, Transition } from './workflow.ts'

const at = new Date('2026-11-14T10:00:00Z')
const work: LotWork = {
  status: 'in_collecting_documents',
  offerPrice: null,
  documentsCompletedAt: null,
  docs: [
    { key: 'licence', collected: false, required: true },
    { key: 'price', collected: false, required: true },
  ],
}

const newEntry = { key: 'letter', collected: false, required: false }

test.each<[Transition, object]>([
  ['vote', {}],
  ['activate', { status: 'in_collecting_documents' }],
  ['decline', { status: 'declined', declinedAt: at }],
  [
    'setOfferPrice',
    {
      status: 'in_requesting_offers',
      offerPrice: '4860000',
      docs: [
        { key: 'licence', collected: false, required: true },
        { key: 'price', collected: true, required: true },
      ],
    },
  ],
  [
    'collectDocument',
    {
      docs: [
        { key: 'licence', collected: true, required: true },
        { key: 'price', collected: false, required: true },
      ],
    },
  ],
  [
    'confirmDocument',
    {
      docs: [
        { key: 'licence', collected: false, required: true, needsRecheck: false },
        { key: 'price', collected: false, required: true },
      ],
    },
  ],
  ['completeCollecting', { status: 'in_requesting_offers', documentsCompletedAt: at }],
  [
    'addDocument',
    {
      docs: [
        { key: 'licence', collected: false, required: true },
        { key: 'price', collected: false, required: true },
        { key: 'letter', collected: false, required: false },
      ],
    },
  ],
  ['moveWork', {}],
  ['place', { status: 'in_placement' }],
  ['confirmPlacement', { status: 'placement_completed', completedAt: at }],
  ['deactivate', { status: 'declined', declinedAt: at }],
  ['fillResult', {}],
])('%s changes exactly %o', (transition, changes) => {
  expect(getWorkChanges(transition, work, { at, offerPrice: '4860000', entry: 'licence', newEntry })).toEqual(changes)
})

test('a price step without a price is a mistake in the program', () => {
  expect(() => getWorkChanges('setOfferPrice', work, { at })).toThrow(TypeError)
})

test('an added document without an entry is a mistake in the program', () => {
  expect(() => getWorkChanges('addDocument', work, { at })).toThrow(TypeError)
})

test('work that was placed on a replaced announcement is to be placed again', () => {
  expect(getWorkChanges('moveWork', { ...work, status: 'in_placement' }, { at })).toEqual({
    status: 'in_requesting_offers',
  })
})
