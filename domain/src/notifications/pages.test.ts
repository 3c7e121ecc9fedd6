import { describe, expect, test } from 'vitest'
import type { WorkStatus } from '../lot-work/statuses.ts'
import type { Role } from '../roles.ts'
import type { NoticeLot } from './facts.ts'
import { findPage } from './pages.ts'

const makeLot = (workStatus: WorkStatus): NoticeLot => ({
  id: 41,
  name: { ru: 'Бумага', kz: null, en: null },
  tenderId: 7,
  tenderCode: '15061234-1',
  contractNumber: '81234567',
  workStatus,
  customer: null,
  amount: null,
  applicationEndAt: null,
})

describe('a notice of a lot leads', () => {
  test.each<[WorkStatus, Role, string]>([
    ['in_collecting_documents', 'manager', '/lots-in-work#81234567'],
    ['in_placement', 'procurement', '/lots-in-work#81234567'],
    ['placement_completed', 'controller', '/completed-lots#81234567'],
    ['declined', 'manager', '/tender/7?open=41'],
    ['not_processed', 'manager', '/tender/7?open=41'],
    // leads vote, and see the lots in work only on the page of the tender
    ['in_placement', 'lead', '/tender/7?open=41'],
    ['placement_completed', 'lead', '/tender/7?open=41'],
  ])('%s, for a %s: %s', (status, role, page) => {
    expect(findPage('lot_changed', { lot: makeLot(status), kinds: ['amount'] }, [role])).toBe(page)
  })

  test.each<[WorkStatus, Role, string]>([
    ['in_placement', 'manager', '/lots-in-work?open=41&comment=c#81234567'],
    ['in_placement', 'lead', '/tender/7?open=41&comment=c'],
    ['placement_completed', 'manager', '/tender/7?open=41&comment=c'],
  ])('to the comment: %s, for a %s: %s', (status, role, page) => {
    const facts = { lot: makeLot(status), by: null, excerpt: 'Успеем?', commentId: 'c' }
    expect(findPage('mentioned', facts, [role])).toBe(page)
  })

  test('to the lots that can be taken into work, as long as it is one of them', () => {
    expect(findPage('lot_accepted', { lot: makeLot('not_processed'), by: null }, ['manager'])).toBe(
      '/potential-lots#41',
    )
    expect(findPage('lot_accepted', { lot: makeLot('in_placement'), by: null }, ['manager'])).toBe(
      '/lots-in-work#81234567',
    )
  })
})
