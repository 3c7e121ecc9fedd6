import { screen, waitFor } from '@testing-library/dom'
import { lot as example } from '@tendertap/contract/examples/lot'
import { examples } from '@tendertap/contract/features'
import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import type { Lot } from '../lots/lot.ts'

const [{ output: page }] = examples['lots/getPotentialLots']
const [{ output: guarantees }] = examples['guarantees/getGuarantees']
const [{ output: counted }] = examples['guarantees/getLot']
const lot: Lot = {
  ...example,
  status: PUBLISHED,
  intoWorkStatus: 'not_processed',
  LotsInProcessOfLot: [],
  amount: 2_000_000,
  bidSecurityVolume: 3,
  Tender: { ...example.Tender, applicationEndAt: '2026-11-20T07:00:00.000Z' },
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T06:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = (shown: Lot, held: typeof counted.held = null) =>
  openPage('/potential-lots', {
    roles: ['manager'],
    answers: {
      'lots/getPotentialLots': () => ({ ...page, data: [shown], total: 1, totalExact: true }),
      'guarantees/getGuarantees': () => guarantees,
      'guarantees/getLot': () => ({ held }),
    },
  })
const findLine = async () => {
  await waitFor(() => expect(document.querySelector('[data-security]')).not.toBeNull())
  return (document.querySelector('[data-security]')?.textContent ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')
}

test('beside a lot that is considered stands what its security adds, and the peak with it', async () => {
  await open(lot)
  // 262 800 + 74 400 are held on the 20th already
  expect(await findLine()).toBe('Заморозит 60 000 ₸ (3 %), с ним пик – 397 200 ₸, 20.11')
})

test('a lot in work is in the sums already: its own days are told, as the server knows them', async () => {
  const inWork: Lot = { ...lot, intoWorkStatus: 'in_collecting_documents' }
  const { server } = await open(inWork, counted.held)
  expect(await findLine()).toBe('Заморозит 74 400 ₸ (3 %) с 19.11, в суммах уже учтено')
  expect(server.received('guarantees/getLot')).toEqual([{ lotId: lot.id }])
  expect(server.received('guarantees/getGuarantees')).toEqual([])
})

test('a placed lot holds its security since the placement', async () => {
  const held = { percent: 3, security: 74_400, from: '2026-11-09', until: '2026-12-10', isPlanned: false }
  await open({ ...lot, intoWorkStatus: 'placement_completed' }, held)
  expect(await findLine()).toBe('Заморожено 74 400 ₸ (3 %) с 09.11, в суммах уже учтено, ждём обратно 10.12')
})

test('nothing is said of a placed lot whose security came back', async () => {
  const { server } = await open({ ...lot, intoWorkStatus: 'placement_completed' })
  await waitFor(() => expect(server.received('guarantees/getLot')).toHaveLength(1))
  expect(document.querySelector('[data-security]')).toBeNull()
})

test('nothing is said or asked of a lot whose portal does not publish the security', async () => {
  const { server } = await open({ ...lot, bidSecurityVolume: null })
  await screen.findByRole('button', { name: 'Взять в работу' })
  expect(document.querySelector('[data-security]')).toBeNull()
  expect(server.received('guarantees/getGuarantees')).toEqual([])
})
