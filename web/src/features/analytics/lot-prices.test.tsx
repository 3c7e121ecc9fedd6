// What the analytics show on a lot: the corridor beside the offer price, the price memory.
import { screen, within } from '@testing-library/dom'
import { lot as example } from '@tendertap/contract/examples/lot'
import { work } from '@tendertap/contract/examples/lot-work'
import { me } from '@tendertap/contract/examples/people'
import { STAND_INS } from '@tendertap/contract/examples/stand-ins'
import { examples } from '@tendertap/contract/features'
import type { Role } from '@tendertap/domain/roles'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import type { Answers } from '../../testing/server.ts'

const [{ output: page }] = examples['lots/getActiveLots']
const [{ output: results }] = examples['analytics/getTenderResults']
const [{ output: corridor }] = examples['analytics/getCorridor']

// within the subscription of the example
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T06:00:00.000Z') })
  return () => vi.useRealTimers()
})

function openWork(answers: Answers = {}, roles: Role[] = ['manager']) {
  const lot = { ...example, LotsInProcessOfLot: [work], intoWorkStatus: work.status }
  return openPage('/lots-in-work', {
    roles,
    answers: { 'lots/getActiveLots': () => ({ ...page, data: [lot] }), ...answers },
  })
}
const findCorridor = async () => within(await screen.findByRole('region', { name: 'Цены похожих закупок' }))

describe('beside the field of the offer price', () => {
  test('stands the corridor of similar purchases in tenge, with the lots behind it', async () => {
    const { person, server } = await openWork()
    const shown = await findCorridor()
    // 84 and 95 % of 2 480 000
    expect(shown.getByText(/^2.083.200.₸ – 2.356.000.₸$/)).toBeDefined()
    expect(shown.getByText(/^84–95.% плана, медиана – 91.%$/)).toBeDefined()
    expect(shown.getByText('эта группа товаров, этот способ закупки')).toBeDefined()
    await person.click(shown.getByRole('button', { name: '24 закупки' }))
    const lots = within(await screen.findByRole('dialog', { name: 'Цены похожих закупок' }))
    expect(await lots.findByText('ТОО «Дала Снаб»')).toBeDefined()
    expect(server.received('analytics/getComparable')).toEqual([expect.objectContaining({ lotId: example.id })])
  })

  test('a link leads to all prices of the group', async () => {
    await openWork()
    const link = (await findCorridor()).getByRole('link', { name: 'Все цены группы' })
    expect(link.getAttribute('href')).toBe('/analytics/prices?months=60&group=171214')
  })

  test('no link leads to a group that is too small for a corridor', async () => {
    const wider = corridor.corridor && { ...corridor.corridor, basis: 'divisionMethod' as const }
    await openWork({ 'analytics/getCorridor': () => ({ ...corridor, corridor: wider }) })
    const shown = await findCorridor()
    expect(shown.getByText('эта категория, этот способ закупки')).toBeDefined()
    expect(shown.queryByRole('link')).toBeNull()
  })

  test('is said why there is no corridor', async () => {
    await openWork({ 'analytics/getCorridor': () => ({ ...corridor, corridor: null, observations: 5 }) })
    const shown = await findCorridor()
    expect(shown.getByText('Коридора цен нет: похожих закупок с известной ценой – 5, нужно не меньше 8.')).toBeDefined()
  })

  test('nothing is asked for without a subscription', async () => {
    const { server } = await openWork({
      'me/getMe': () => ({ ...me, roles: ['manager'], subscription: null }),
    })
    expect(await screen.findByLabelText('Цена предложения, ₸')).toBeDefined()
    expect(server.received('analytics/getCorridor')).toEqual([])
  })
})

describe('on the page of a tender', () => {
  const path = `/tender/${STAND_INS.tenderId}`
  const [memory] = results.memory
  if (!memory) throw new Error('The example has no memory')

  test('a lot remembers what its customer paid, and to whom', async () => {
    const { person, server } = await openPage(path, { roles: ['lead'] })
    const shown = within(await screen.findByRole('region', { name: 'История цен' }))
    expect(shown.getByText(/^Этот заказчик покупал такое 24 раза, за 84–95.% плана\.$/)).toBeDefined()
    expect(shown.getByRole('link', { name: 'ТОО «Дала Снаб»' }).getAttribute('href')).toBe(
      '/analytics/competitors?months=60&supplier=20311',
    )
    await person.click(shown.getByRole('button', { name: '24 закупки' }))
    await within(await screen.findByRole('dialog', { name: 'История цен' })).findByRole('table')
    expect(server.received('analytics/getComparable')).toEqual([expect.objectContaining({ lotId: memory.lotId })])
  })

  test('a lot whose kind was bought too seldom says nothing', async () => {
    const { server } = await openPage(path, {
      roles: ['lead'],
      answers: { 'analytics/getTenderResults': () => ({ ...results, memory: [] }) },
    })
    await screen.findByText('Победитель:', { exact: false })
    expect(server.received('analytics/getTenderResults')).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'История цен' })).toBeNull()
  })

  test('the winner leads to the card of the supplier', async () => {
    await openPage(path, {
      roles: ['manager'],
      answers: { 'analytics/getTenderResults': () => ({ ...results, memory: [] }) },
    })
    const winner = await screen.findByRole('link', { name: 'ТОО «Дала Снаб»' })
    expect(winner.getAttribute('href')).toBe('/analytics/competitors?supplier=20311&months=60')
  })
})
