import { describe, expect, test } from 'vitest'
import { listDifferences } from './differences.ts'

describe('the differences of two values', () => {
  test('are none between equal ones', () => {
    expect(listDifferences({ lots: [{ id: 1, work: null }] }, { lots: [{ id: 1, work: null }] })).toEqual([])
  })

  test('name the place, what was read and what was expected', () => {
    expect(listDifferences({ lots: [{ id: 1, price: 5 }] }, { lots: [{ id: 1, price: null }] }, 'tender')).toEqual([
      'tender.lots.0.price: read 5, expected null',
    ])
  })

  test('include what only one of them has', () => {
    expect(listDifferences({ meta: ['a', 'b'] }, { meta: ['a'] })).toEqual([
      'answer.meta.1: read "b", expected undefined',
    ])
  })
})
