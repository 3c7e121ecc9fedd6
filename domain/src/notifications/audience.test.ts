import { describe, expect, test } from 'vitest'
import type { Turn } from '../lot-work/turn.ts'
import { listTold, type AudienceFacts } from './audience.ts'

const members: AudienceFacts['members'] = [
  { id: 'admin', roles: ['admin'] },
  { id: 'lead', roles: ['lead'] },
  { id: 'manager', roles: ['manager'] },
  { id: 'second manager', roles: ['manager', 'lead'] },
  { id: 'buyer', roles: ['procurement'] },
]
const price: Turn = { step: 'setOfferPrice', by: ['manager'] }
const collect: Turn = { step: 'collectDocument', by: ['procurement'] }

describe('those whose turn it is', () => {
  test('are all who can take the next step', () => {
    expect(listTold('turn', { members, turns: [price] })).toEqual(['manager', 'second manager'])
    expect(listTold('turn', { members, turns: [price, collect] })).toEqual(['manager', 'second manager', 'buyer'])
  })

  test('are the responsible person alone, if they can take it', () => {
    expect(listTold('turn', { members, turns: [price], assigneeId: 'manager' })).toEqual(['manager'])
    expect(listTold('turn', { members, turns: [collect], assigneeId: 'manager' })).toEqual(['buyer'])
  })

  test('are none when nothing is left to do', () => {
    expect(listTold('turn', { members, turns: [] })).toEqual([])
  })
})

describe('those concerned', () => {
  const inWork = { members, workStatus: 'in_collecting_documents' as const }

  test('are who voted for the lot and who works on lots', () => {
    expect(listTold('concerned', { ...inWork, voterIds: ['lead'] })).toEqual([
      'lead',
      'manager',
      'second manager',
      'buyer',
    ])
  })

  test('are who voted for it alone, as long as nobody works on it', () => {
    expect(listTold('concerned', { members, voterIds: ['lead'], turns: [price] })).toEqual(['lead'])
    expect(listTold('concerned', { members })).toEqual([])
  })

  test('are who voted, the responsible person and those whose turn it is', () => {
    const facts = { ...inWork, voterIds: ['lead'] }
    expect(listTold('concerned', { ...facts, assigneeId: 'buyer' })).toEqual(['lead', 'buyer'])
    expect(listTold('concerned', { ...facts, assigneeId: 'manager', turns: [collect] })).toEqual([
      'lead',
      'manager',
      'buyer',
    ])
  })

  test('are everybody again when the responsible person has left', () => {
    expect(listTold('concerned', { ...inWork, assigneeId: 'gone' })).toEqual(['manager', 'second manager', 'buyer'])
  })
})

test('the persons named, if they have not left', () => {
  expect(listTold('named', { members, named: ['lead', 'gone'] })).toEqual(['lead'])
})

test('everybody with one of the roles, once', () => {
  expect(listTold({ roles: ['lead', 'manager'] }, { members })).toEqual(['lead', 'manager', 'second manager'])
})

test.each(['turn', 'concerned', 'named', { roles: ['manager' as const] }] as const)(
  'whoever caused it is not told (%j)',
  (audience) => {
    const facts = { members, turns: [price], named: ['manager'], causedBy: 'manager' }
    expect(listTold(audience, facts)).not.toContain('manager')
  },
)
