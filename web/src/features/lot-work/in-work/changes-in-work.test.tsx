import { screen, within } from '@testing-library/dom'
import { lot as example } from '@tendertap/contract/examples/lot'
import { work as taken } from '@tendertap/contract/examples/lot-work'
import { examples } from '@tendertap/contract/features'
import type { Role } from '@tendertap/domain/roles'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import type { LotWork } from '../../lots/lot-facts.ts'
import type { Lot } from '../../lots/lot.ts'

const [{ output: page }] = examples['lots/getActiveLots']
type Change = LotWork['changes'][number]

const change = (seq: number, facts: Partial<Change>): Change => ({
  seq,
  at: '2026-11-14T10:30:00.000Z',
  kind: 'deadline',
  LotId: null,
  lotNumber: null,
  before: null,
  after: null,
  consequence: 'plan_renewed',
  documentKeys: [],
  ...facts,
})

function open(facts: Partial<Lot>, changes: Change[] = [], roles: Role[] = ['manager']) {
  const lot = { ...example, LotsInProcessOfLot: [{ ...taken, changes }], ...facts }
  return openPage('/lots-in-work', { roles, answers: { 'lots/getActiveLots': () => ({ ...page, data: [lot] }) } })
}

describe('a card shows what the portal has changed since the lot was taken', () => {
  const moved = change(3, {
    before: { applicationEndAt: '2026-11-20T07:00:00.000Z' },
    after: { applicationEndAt: '2026-11-22T07:00:00.000Z' },
  })
  const replaced = change(2, {
    kind: 'documents',
    before: { documents: [{ type: 'Техническая спецификация', name: 'techspec.pdf' }] },
    after: { documents: [{ type: 'Техническая спецификация', name: 'techspec.pdf' }] },
    consequence: 'documents_to_recheck',
    documentKeys: ['technical_specification'],
  })

  test('with the old value struck through, the new one, and what it means', async () => {
    await open({}, [moved])
    const section = await screen.findByRole('region', { name: 'Изменения на портале' })
    expect(within(section).getByText('20.11.2026 12:00').tagName).toBe('DEL')
    expect(within(section).getByText('22.11.2026 12:00').tagName).toBe('INS')
    expect(within(section).getByText('План работы пересчитан под новый срок.')).toBeDefined()
  })

  test('and which documents have to be looked at again', async () => {
    await open({}, [replaced])
    const section = await screen.findByRole('region', { name: 'Изменения на портале' })
    expect(section.textContent).toContain('Проверьте ещё раз: «Техническая спецификация поставщика».')
  })

  test('the latest two, and the others on request', async () => {
    const { person } = await open({}, [moved, replaced, change(1, { ...moved, seq: 1 })])
    const section = await screen.findByRole('region', { name: 'Изменения на портале' })
    const count = () =>
      within(section)
        .getAllByRole('listitem')
        .filter((item) => item.dataset['consequence']).length
    expect(count()).toBe(2)
    await person.click(within(section).getByRole('button', { name: 'Показать все 3' }))
    expect(count()).toBe(3)
  })

  test('nothing when nothing has changed', async () => {
    await open({})
    await screen.findByRole('region', { name: 'Документы' })
    expect(screen.queryByRole('region', { name: 'Изменения на портале' })).toBeNull()
  })
})

describe('a lot that can no longer be won', () => {
  test.each([
    ['Закупка отменена', { status: 'Отменен' }],
    ['Портал снял лот с публикации', { withdrawnAt: '2026-11-14T10:30:00.000Z' }],
  ])('%s: the manager can stop the work from there', async (title, facts) => {
    const { person } = await open(facts)
    const banner = (await screen.findByText(title)).closest('[role=alert]') as HTMLElement
    await person.click(within(banner).getByRole('button', { name: 'Деактивировать…' }))
    expect(await screen.findByRole('dialog', { name: 'Деактивировать лот' })).toBeDefined()
  })

  test('others read who can stop it', async () => {
    await open({ status: 'Отменен' }, [], ['procurement'])
    const banner = (await screen.findByText('Закупка отменена')).closest('[role=alert]') as HTMLElement
    expect(banner.textContent).toMatch(/может только менеджер/)
    expect(within(banner).queryByRole('button')).toBeNull()
  })
})
