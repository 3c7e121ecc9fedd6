import { screen, waitFor, within } from '@testing-library/dom'
import type { Path } from '@tendertap/contract/calls/index'
import { examples } from '@tendertap/contract/features'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

const NAME = 'Выгрузить таблицы в Excel'
const PERIOD = { from: '2026-06', to: '2026-11' }
const [{ output: market }] = examples['analytics/getMarket']
const [{ output: team }] = examples['analytics/getTeam']
const [colleague] = team.people

const findButton = () => screen.findByRole('button', { name: NAME })
const findReadyButton = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: NAME })
    expect(button).toHaveProperty('disabled', false)
    return button
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T06:00:00.000Z') })
  return () => vi.useRealTimers()
})

test.each<[string, Path, object]>([
  ['market?months=6&region=75&method=Аукцион', 'analytics/saveMarket', { ...PERIOD, region: '75', method: 'Аукцион' }],
  ['customers?months=6&search=школа&page=2', 'analytics/saveCustomers', { ...PERIOD, search: 'школа' }],
  ['customers?months=6&customer=5210', 'analytics/saveCustomer', { ...PERIOD, customerId: 5210 }],
  ['competitors?months=6&division=17', 'analytics/saveSuppliers', { ...PERIOD, division: '17' }],
  ['competitors?months=6&supplier=20311', 'analytics/saveSupplier', { ...PERIOD, supplierId: 20_311 }],
  ['prices?months=6&group=170014', 'analytics/savePrices', { ...PERIOD, group: '170014' }],
  ['team?months=6', 'analytics/saveTeam', PERIOD],
  [`team?person=${colleague?.person.id}`, 'analytics/saveTeam', { personId: colleague?.person.id }],
  ['guarantees', 'guarantees/saveGuarantees', {}],
])('%s is saved by %s with what the screen asks, in the language of the person', async (address, path, asked) => {
  const { person, server } = await openPage(`/analytics/${address}`, { roles: ['manager'] })
  await person.click(await findReadyButton())
  await expect.poll(() => server.received(path)).toEqual([expect.objectContaining({ ...asked, lang: 'ru' })])
  expect(await screen.findByText('Файл сохранён')).toBeDefined()
})

describe('the lots behind a figure are saved', () => {
  test.each<[string, RegExp, Path, object]>([
    ['market?region=71', /^Показать лоты: Отмены/, 'analytics/savePurchases', { region: '71', state: 'cancelled' }],
    ['competitors?supplier=20311', /^Показать лоты: Победы/, 'analytics/savePurchases', { supplierId: 20_311 }],
    ['prices?method=Аукцион', /^24 закупки$/, 'analytics/saveComparable', { method: 'Аукцион' }],
    [
      'team',
      /^Показать лоты: Выиграно/,
      'analytics/saveTeamLots',
      { figure: { kind: 'result', outcome: 'won' }, from: '2025-12' },
    ],
    ['guarantees', /^Показать лоты: День пика/, 'guarantees/saveLots', { day: '2026-11-19' }],
  ])('of %s, %s, by %s', async (address, figure, path, asked) => {
    const { person, server } = await openPage(`/analytics/${address}`, { roles: ['manager'] })
    const [first] = await screen.findAllByRole('button', { name: figure })
    if (!first) throw new Error('There is no figure')
    await person.click(first)
    const lots = within(await screen.findByRole('dialog'))
    await person.click(await lots.findByRole('button', { name: NAME }))
    await expect.poll(() => server.received(path)).toEqual([expect.objectContaining({ ...asked, lang: 'ru' })])
  })
})

test('nothing is offered to be saved while there are no figures', async () => {
  await openPage('/analytics/market', {
    answers: { 'analytics/getMarket': () => ({ ...market, total: { ...market.total, lots: 0 } }) },
  })
  await screen.findByText('За этот период закупок нет')
  expect(await findButton()).toHaveProperty('disabled', true)
})

test('on a phone the button is an icon with a name', async () => {
  await openPage('/analytics/market', { width: 390 })
  const button = await findButton()
  expect(button.textContent).toBe('')
})
