import { screen, waitFor, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { me } from '@tendertap/contract/examples/people'
import { examples } from '@tendertap/contract/features'
import type { Role } from '@tendertap/domain/roles'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

const [{ output: market }] = examples['analytics/getMarket']
const [{ output: prices }] = examples['analytics/getPrices']
const [{ output: supplier }] = examples['analytics/getSupplier']
const customer = examples['analytics/getCustomer'][0].output.company

const findRegion = async (name: string) => within(await screen.findByRole('region', { name }))
/** The sheet stands there before its lots are asked for, their table only afterwards. */
const findLots = async () => {
  const lots = within(await screen.findByRole('dialog'))
  await lots.findByRole('table')
  return lots
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T06:00:00.000Z') })
  return () => vi.useRealTimers()
})

describe('the tabs', () => {
  test.each<[Role, string[]]>([
    ['manager', ['Рынок', 'Заказчики', 'Конкуренты', 'Цены']],
    ['procurement', ['Рынок', 'Заказчики']],
    ['superadmin', ['Рынок', 'Заказчики']],
  ])('of a %s are %o at least', async (role, tabs) => {
    await openPage('/analytics', { roles: [role] })
    const strip = within(await screen.findByRole('navigation', { name: 'Вкладки аналитики' }))
    const shown = strip.getAllByRole('link').map(({ textContent }) => textContent)
    expect(shown).toEqual(expect.arrayContaining(tabs))
    expect(shown.includes('Цены')).toBe(tabs.includes('Цены'))
  })

  test('a tab that is closed to the person leads to the first open one', async () => {
    const { server } = await openPage('/analytics/prices', { roles: ['procurement'] })
    expect(await screen.findByRole('region', { name: 'По месяцам' })).toBeDefined()
    expect(server.received('analytics/getPrices')).toEqual([])
  })

  test('without a subscription stay, and the first one that needs none is open', async () => {
    const { person, server } = await openPage('/analytics', {
      answers: { 'me/getMe': () => ({ ...me, roles: ['manager'], subscription: null }) },
    })
    expect(await screen.findByRole('region', { name: 'Воронка' })).toBeDefined()
    await person.click(screen.getByRole('link', { name: 'Рынок' }))
    expect(await screen.findByRole('heading', { level: 2, name: /подписк/i })).toBeDefined()
    await person.click(screen.getByRole('link', { name: 'Обеспечение' }))
    expect(await screen.findByRole('region', { name: 'По дням' })).toBeDefined()
    expect(server.received('analytics/getMarket')).toEqual([])
  })

  test('the next tab keeps the period and the category', async () => {
    const { person, server } = await openPage('/analytics/market?months=6&division=17')
    await person.click(await screen.findByRole('link', { name: 'Заказчики' }))
    await waitFor(() =>
      expect(server.received('analytics/getCustomers').at(-1)).toMatchObject({
        from: '2026-06',
        to: '2026-11',
        division: '17',
      }),
    )
  })
})

describe('the market', () => {
  test('says how much is bought, and how each figure is calculated', async () => {
    const { person } = await openPage('/analytics/market')
    expect(await screen.findByRole('button', { name: /Плановая сумма 31,4.млн.₸/ })).toBeDefined()
    // 21.9 of 24.1 million
    expect(screen.getByRole('button', { name: /Цена к плану 90,9.%/ })).toBeDefined()
    // 3 of 35 that have ended
    expect(screen.getByRole('button', { name: /Отмены 8,6.%/ })).toBeDefined()
    expect(screen.getByRole('button', { name: /Средний срок до договора 14 дней/ })).toBeDefined()
    await person.hover(screen.getByRole('button', { name: 'Как считается: Отмены' }))
    expect(await screen.findByText(/^Отменённые ÷/)).toBeDefined()
  })

  test('a filter is kept in the address and asked for', async () => {
    const { person, server, readSearch } = await openPage('/analytics/market')
    await person.selectOptions(await screen.findByLabelText('Регион'), 'г. Алматы')
    await waitFor(() => expect(server.received('analytics/getMarket').at(-1)?.region).toBe('75'))
    await waitFor(() => expect(readSearch()).toEqual({ region: '75' }))
    await person.click(screen.getByRole('button', { name: 'Сбросить' }))
    await waitFor(() => expect(readSearch()).toEqual({}))
  })

  test.each([
    [/^Показать лоты: Отмены/, { state: 'cancelled', from: '2025-12', to: '2026-11' }],
    [/^Показать лоты: Цена к плану/, { known: 'price', state: null }],
    [/^мар\u00A026$/, { state: null, from: '2026-03', to: '2026-03' }],
  ])('the figure %s opens the lots behind it', async (name, asked) => {
    const { person, server } = await openPage('/analytics/market?region=71')
    await person.click(await screen.findByRole('button', { name }))
    const lots = await findLots()
    expect(await lots.findByText('ТОО «Дала Снаб»')).toBeDefined()
    expect(server.received('analytics/getPurchases')).toEqual([expect.objectContaining({ region: '71', ...asked })])
  })

  test('a row opens its own lots, page by page', async () => {
    const { person, server } = await openPage('/analytics/market', {
      answers: {
        'analytics/getPurchases': ({ page }) => ({
          ...examples['analytics/getPurchases'][0].output,
          total: 25,
          page: page ?? 1,
        }),
      },
    })
    await person.click((await findRegion('Категории')).getByRole('button', { name: '42 лота' }))
    const lots = await findLots()
    await person.click(await lots.findByRole('button', { name: 'Страница 2' }))
    expect(await lots.findByText('11–20 из 25')).toBeDefined()
    expect(server.received('analytics/getPurchases')).toContainEqual(
      expect.objectContaining({ division: '17', page: 2 }),
    )
  })

  test('a purchase without a category opens its lots too', async () => {
    const [line] = market.divisions
    const { person, server } = await openPage('/analytics/market', {
      answers: { 'analytics/getMarket': () => ({ ...market, divisions: line ? [{ ...line, division: '' }] : [] }) },
    })
    const rows = await findRegion('Категории')
    expect(rows.getByText('Не указано')).toBeDefined()
    await person.click(rows.getByRole('button', { name: '42 лота' }))
    await findLots()
    expect(server.received('analytics/getPurchases').at(-1)?.division).toBe('')
  })

  test('the lots behind a figure are in the address', async () => {
    const { person, readSearch, canGoBack } = await openPage('/analytics/market?region=71')
    await person.click(await screen.findByRole('button', { name: /^Показать лоты: Отмены/ }))
    expect(await screen.findByRole('dialog', { name: 'Отмены' })).toBeDefined()
    expect(readSearch()).toEqual({ region: '71', lots: ['purchases', 'state:cancelled'] })
    await person.keyboard('{Escape}')
    await waitFor(() => expect(readSearch()).toEqual({ region: '71' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(canGoBack()).toBe(false)
  })

  test('a link opens the lots behind a figure', async () => {
    const { server } = await openPage('/analytics/market?region=71&lots=purchases&lots=state:cancelled')
    expect(await screen.findByRole('dialog', { name: 'Лоты, из которых сложилась цифра' })).toBeDefined()
    await findLots()
    expect(server.received('analytics/getPurchases')).toEqual([
      expect.objectContaining({ region: '71', state: 'cancelled' }),
    ])
  })

  test('says that there is nothing, and what to do', async () => {
    await openPage('/analytics/market', {
      answers: { 'analytics/getMarket': () => ({ ...market, total: { ...market.total, lots: 0 } }) },
    })
    expect(await screen.findByText('За этот период закупок нет')).toBeDefined()
  })

  test('on a phone the figures of a chart are behind a switch', async () => {
    const { person } = await openPage('/analytics/market', { width: 390 })
    const months = await findRegion('По месяцам')
    expect(months.queryByRole('table')).toBeNull()
    await person.click(months.getByLabelText('Таблица'))
    const table = within(months.getByRole('table', { name: 'По месяцам' }))
    expect(table.queryByRole('columnheader', { name: 'Лоты' })).toBeNull()
    expect(table.getAllByRole('cell')[0]?.textContent).toBe('мар\u00A02642 лота')
  })
})

test('a customer of the list leads to its card', async () => {
  const { person, server } = await openPage('/analytics/customers')
  await person.type(await screen.findByLabelText('Название или БИН'), 'школа')
  await waitFor(() => expect(server.received('analytics/getCustomers').at(-1)?.search).toBe('школа'))
  await person.click(await screen.findByRole('link', { name: /Школа-гимназия/ }))
  expect(await screen.findByRole('heading', { name: /Школа-гимназия/ })).toBeDefined()
  expect(screen.getByRole('button', { name: /Медиана срока до договора 13 дней/ })).toBeDefined()
  expect((await findRegion('У кого покупает')).getByRole('link', { name: 'ТОО «Дала Снаб»' })).toBeDefined()
  expect((await findRegion('По каким ценам')).getByText(/^84–95.% плана$/)).toBeDefined()
})

test('a figure of a customer’s card opens its lots', async () => {
  const { person, server } = await openPage('/analytics/customers?customer=5210')
  await person.click(await screen.findByRole('button', { name: /^Показать лоты: Отмены/ }))
  await findLots()
  expect(server.received('analytics/getPurchases')).toEqual([
    expect.objectContaining({ customerId: 5210, state: 'cancelled' }),
  ])
})

test('what a customer buys is told by the planned amount, and from whom by the amount of contracts', async () => {
  await openPage('/analytics/customers?customer=5210')
  const tell = async (region: string) =>
    (await findRegion(region)).getByRole('table').textContent?.replaceAll(/\s/g, ' ')
  expect(await tell('Что покупает')).toContain('31,4 млн ₸')
  expect(await tell('У кого покупает')).toContain('8,4 млн ₸')
})

test.each([
  ['Отмены', { state: 'cancelled', division: '17' }],
  ['К плану', { known: 'price' }],
  ['Сумма договоров', { state: 'awarded' }],
])('the figure %s of a customer in the list opens its lots', async (title, asked) => {
  const { person, server } = await openPage('/analytics/customers?division=17')
  const list = await findRegion('Заказчики')
  const place = list.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === title)
  await person.click(within(list.getAllByRole('cell')[place] as HTMLElement).getByRole('button'))
  await findLots()
  expect(server.received('analytics/getPurchases')).toEqual([expect.objectContaining({ customerId: 5210, ...asked })])
})

test.each([1400, 390])('at %i px the keyboard reaches the formula of a column', async (width) => {
  await openPage('/analytics/customers', { width })
  const formula = await screen.findByRole('button', { name: 'Как считается: Отмены' })
  formula.focus()
  expect(await screen.findByText(/^Отменённые ÷/)).toBeDefined()
})

test('the way back from a card leads to the same list', async () => {
  const { person, readSearch } = await openPage('/analytics/customers?search=школа&division=17&limit=20')
  await person.click(await screen.findByRole('link', { name: /Школа-гимназия/ }))
  await person.selectOptions(await screen.findByLabelText('Период'), '24 месяца')
  await person.click(await screen.findByRole('button', { name: 'Сбросить' }))
  await person.click(await screen.findByRole('link', { name: 'Все заказчики' }))
  await waitFor(() => expect(readSearch()).toEqual({ search: 'школа', division: '17', limit: '20' }))
})

test('a buyer reads the winners of a customer, and gets no way to their cards', async () => {
  await openPage('/analytics/customers?customer=5210', { roles: ['procurement'] })
  const suppliers = await findRegion('У кого покупает')
  expect(suppliers.getByText('ТОО «Дала Снаб»')).toBeDefined()
  expect(suppliers.queryByRole('link')).toBeNull()
  expect(suppliers.queryByRole('button')).toBeNull()
})

describe('a competitor', () => {
  test('is shown with wins, price drop and the meetings with us', async () => {
    const { person, server } = await openPage('/analytics/competitors', {
      answers: { 'analytics/getSupplier': () => ({ ...supplier, total: { ...supplier.total, priced: 11 } }) },
    })
    await person.click(await screen.findByRole('link', { name: 'ТОО «Дала Снаб»' }))
    // 8.4 of 9.3 million
    expect(await screen.findByRole('button', { name: /Среднее снижение 9,7.%/ })).toBeDefined()
    expect(screen.getByText('11 закупок')).toBeDefined()
    expect(
      screen.getByText('Лоты с нашей заявкой и известным победителем: 9. Из них мы выиграли 4, этот поставщик – 2.'),
    ).toBeDefined()
    expect(server.received('analytics/getSupplier').at(-1)?.supplierId).toBe(20_311)
  })

  test.each([
    [/^Показать лоты: Среднее снижение/, { supplierId: 20_311, known: 'price' }],
    [/^Показать лоты: Мы против них/, { supplierId: null, placed: true }],
  ])('opens behind %s the lots that it counts', async (name, asked) => {
    const { person, server } = await openPage('/analytics/competitors?supplier=20311')
    await person.click(await screen.findByRole('button', { name }))
    await findLots()
    expect(server.received('analytics/getPurchases')).toEqual([expect.objectContaining(asked)])
  })

  test('opens behind the corridor the lots that it did not share', async () => {
    const { person, server } = await openPage('/analytics/competitors?supplier=20311')
    await person.click((await findRegion('По каким ценам')).getByRole('button', { name: '24 закупки' }))
    await findLots()
    expect(server.received('analytics/getComparable')).toEqual([expect.objectContaining({ supplierId: 20_311 })])
  })

  test('leads to the lots that it won against us', async () => {
    await openPage('/analytics/competitors?supplier=20311')
    const [met] = supplier.headToHead.lots
    const link = (await findRegion('Мы против них')).getByRole('link')
    expect(link.getAttribute('href')).toBe(`/tender/${met?.TenderId}?open=${met?.lotId}`)
  })

  test('that is our own company has no meetings', async () => {
    await openPage('/analytics/competitors?supplier=1', {
      answers: { 'analytics/getSupplier': () => ({ ...supplier, isOurs: true }) },
    })
    expect(await screen.findByText('Это ваша компания')).toBeDefined()
    expect(screen.queryByText('Мы против них')).toBeNull()
  })

  test('that does not exist says so', async () => {
    await openPage('/analytics/competitors?supplier=1', {
      answers: {
        'analytics/getSupplier': () => {
          throw new CallError({ status: 404, code: 'not_found', message: '' })
        },
      },
    })
    expect(await screen.findByText('Не удалось загрузить данные')).toBeDefined()
  })
})

describe('prices', () => {
  test('show the corridor with its purchases, and the lots behind it', async () => {
    const { person, server } = await openPage('/analytics/prices?method=Аукцион')
    const corridor = await findRegion('Коридор цен')
    expect(corridor.getByText(/^84–95.% плана$/)).toBeDefined()
    await person.click(corridor.getByRole('button', { name: '24 закупки' }))
    await findLots()
    expect(server.received('analytics/getComparable')).toEqual([expect.objectContaining({ method: 'Аукцион' })])
  })

  test('of one group are shown after a click on it', async () => {
    const { person, server, readSearch } = await openPage('/analytics/prices')
    await person.click((await findRegion('По группам товаров')).getByRole('button', { name: 'Бумага офисная' }))
    await waitFor(() => expect(server.received('analytics/getPrices').at(-1)?.group).toBe('170014'))
    await person.click(await screen.findByRole('button', { name: /Убрать фильтр/ }))
    await waitFor(() => expect(readSearch()).toEqual({}))
  })

  test('open the lots of a step', async () => {
    const { person, server } = await openPage('/analytics/prices')
    const [step] = prices.histogram
    const table = within((await findRegion('Как распределены цены')).getByRole('table'))
    await person.click(table.getAllByRole('button')[0] as HTMLElement)
    await findLots()
    expect(server.received('analytics/getComparable')).toEqual([expect.objectContaining({ shareFrom: step?.from })])
  })

  test.each([
    ['172312.700.000012', '172312'],
    ['17.23.12', '172312'],
  ])('of the group of the code %s', async (typed, group) => {
    const { person, server, readSearch } = await openPage('/analytics/prices?division=62')
    await person.type(await screen.findByLabelText('Код ЕНС ТРУ'), `${typed}{Enter}`)
    await waitFor(() => expect(server.received('analytics/getPrices').at(-1)).toMatchObject({ group, division: null }))
    expect(readSearch()).toEqual({ group })
    await person.click(screen.getByRole('button', { name: 'Сбросить' }))
    await waitFor(() => expect(readSearch()).toEqual({}))
  })

  test('are not asked for with an unusable code, which says so', async () => {
    const { person, readSearch } = await openPage('/analytics/prices')
    const field = await screen.findByLabelText('Код ЕНС ТРУ')
    await person.type(field, '1723')
    expect(screen.queryByText('Нужны первые шесть цифр кода')).toBeNull()
    await person.tab()
    expect(await screen.findByText('Нужны первые шесть цифр кода')).toBeDefined()
    expect(readSearch()).toEqual({})
  })

  test('of one customer, found by a part of its name', async () => {
    const { person, server, readSearch } = await openPage('/analytics/prices', {
      answers: { 'analytics/getPrices': ({ customerId }) => ({ ...prices, customer: customerId ? customer : null }) },
    })
    await person.type(await screen.findByRole('combobox', { name: 'Заказчик' }), 'школа')
    await waitFor(() => expect(server.received('analytics/getCustomers').at(-1)?.search).toBe('школа'))
    await person.click(await screen.findByRole('option', { name: /Школа-гимназия/ }))
    await waitFor(() => expect(server.received('analytics/getPrices').at(-1)?.customerId).toBe(customer.id))
    expect(readSearch()).toEqual({ customer: String(customer.id) })
    await person.click(await screen.findByRole('button', { name: 'Убрать фильтр «Заказчик»' }))
    await waitFor(() => expect(readSearch()).toEqual({}))
  })

  test('of the customer of a link name it in the field', async () => {
    const { server } = await openPage(`/analytics/prices?customer=${customer.id}`, {
      answers: { 'analytics/getPrices': () => ({ ...prices, customer }) },
    })
    expect(await screen.findByDisplayValue(/Школа-гимназия/)).toBeDefined()
    expect(server.received('analytics/getCustomers')).toEqual([])
  })

  test('say which steps are inside the corridor', async () => {
    await openPage('/analytics/prices', {
      answers: {
        'analytics/getPrices': () => ({
          ...prices,
          histogram: [{ from: 0.7, to: 0.75, purchases: 1 }, ...prices.histogram],
        }),
      },
    })
    const shown = await findRegion('Как распределены цены')
    const cells = within(shown.getByRole('table')).getAllByRole('cell')
    const steps = cells.filter((_, place) => place % 2 === 0).map(({ textContent }) => textContent)
    expect(steps).toEqual(['70–75\u00A0%', '85–90\u00A0%, В коридоре цен', '90–95\u00A0%, В коридоре цен'])
  })

  test('of another category are not limited to a group of the previous one', async () => {
    const { person, readSearch } = await openPage('/analytics/prices?division=17&group=170014')
    await person.selectOptions(await screen.findByLabelText('Категория'), '62')
    await waitFor(() => expect(readSearch()).toEqual({ division: '62' }))
  })

  test('of too few purchases are not given', async () => {
    await openPage('/analytics/prices', {
      answers: {
        'analytics/getPrices': () => ({ ...prices, observations: 7, corridor: null, histogram: [], groups: [] }),
      },
    })
    expect(await screen.findByText('Для коридора цен слишком мало закупок')).toBeDefined()
    expect(screen.getByText(/Нашлось 7, нужно не меньше 8/)).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Коридор цен' })).toBeNull()
  })
})
