import type { Input, Output, Path } from '@tendertap/contract/calls/index'
import type { Corridor } from '@tendertap/domain/analytics/corridor'
import {
  calculateCancelRate,
  calculateDrop,
  calculateShareOfPlan,
  type PurchaseSums,
} from '@tendertap/domain/analytics/figures'
import { createNames } from '@tendertap/domain/analytics/names'
import { toWallClockMs } from '@tendertap/domain/clock'
import { WORDS } from '@tendertap/domain/words/all'
import { ANALYTICS_WORDS } from '@tendertap/domain/words/analytics/all'
import { describe, expect, test } from 'vitest'
import { aMarket, inPeriod, OWN, PERIOD, SCHOOL, SUPPLIERS } from '../../testing/a-market.ts'
import { anAward, aWork } from '../../testing/a-tender.ts'
import { aLot, type TestLot } from '../../testing/builders.ts'
import { readSheets } from '../../testing/read-sheets.ts'
import { testServer } from '../../testing/server.ts'
import type { AwardSums } from './award-sums.ts'
import { rebuild } from './facts/consumer.ts'

const server = await testServer()
const { workspaceId, tokens, purchases, suppliers, customers, call } = await aMarket(server)

describe('as a spreadsheet', () => {
  type Saved = Extract<Path, `analytics/save${string}`>
  const save = <P extends Saved>(path: P, input: Input<P>) => readSheets(server, path, input, tokens.manager)
  const toMonth = (month: string) => new Date(`${month}-01`)
  /** what a cell shows of an instant */
  const toCell = (instant: string | null) => instant && new Date(toWallClockMs(new Date(instant)))
  const near = (value: number | null) => value && expect.closeTo(value, 9)
  const showPurchases = (line: PurchaseSums) => ({
    Лоты: line.lots,
    'Плановая сумма': line.planned,
    'Сумма договоров': line.final,
    'К плану': near(calculateShareOfPlan(line)),
    Отмены: calculateCancelRate(line),
  })
  const showAwards = (line: AwardSums) => ({
    Победы: line.wins,
    'Сумма договоров': line.final,
    'К плану': near(calculateShareOfPlan(line)),
    Снижение: near(calculateDrop(line)),
  })
  const showCompany = ({ company }: { company: { nameRu: string; bin: string | null } }) => ({
    Название: company.nameRu,
    БИН: company.bin,
  })
  const showCorridor = (corridor: Corridor | null) => ({
    'Нижняя граница': near(corridor?.low ?? null),
    Медиана: near(corridor?.median ?? null),
    'Верхняя граница': near(corridor?.high ?? null),
  })
  const showPurchase = (line: Output<'analytics/getPurchases'>['data'][number]) => ({
    'Номер лота': line.contractNumber,
    'Код тендера': line.tenderCode,
    Лот: line.nameRu,
    Заказчик: line.customer.nameRu,
    'БИН заказчика': line.customer.bin,
    'Способ закупки': line.method,
    'Дата публикации': toCell(line.publishedAt),
    Итог: line.state === 'awarded' ? 'есть договор' : 'идёт',
    Поставщик: line.supplier?.nameRu ?? null,
    'БИН поставщика': line.supplier?.bin ?? null,
    План: line.plannedAmount,
    Договоры: line.finalAmount,
    'К плану': near(line.finalAmount && line.finalAmount / (line.plannedAmount ?? 0)),
    'Дата итогов': toCell(line.decidedAt),
  })

  /** All pages of a list. */
  async function ask<P extends 'analytics/getPurchases' | 'analytics/getComparable' | Ranking>(
    path: P,
    input: Input<P>,
  ): Promise<Output<P>['data']> {
    const lines: unknown[] = []
    for (let page = 1; ; page += 1) {
      const answer = await call(path, { ...input, page, limit: 10 })
      lines.push(...answer.data)
      if (lines.length >= answer.total) return lines as Output<P>['data']
    }
  }
  type Ranking = 'analytics/getCustomers' | 'analytics/getSuppliers'

  test.each<Input<'analytics/getPurchases'>>([{}, { division: '17', state: 'awarded' }, { method: 'Тендер' }])(
    'the lots behind %o are those of the list, in its order',
    async (filter) => {
      const lines = await ask('analytics/getPurchases', { ...PERIOD, ...filter })
      expect(lines.length).toBeGreaterThan(10)
      const { Лоты: rows } = await save('analytics/savePurchases', { ...PERIOD, ...filter, lang: 'ru' })
      expect(rows).toEqual(lines.map(showPurchase))
    },
  )

  test('the lots of a supplier, of a customer and behind a corridor are saved too', async () => {
    const ofSupplier = { ...PERIOD, supplierId: suppliers.get(OWN) ?? 0 }
    const ofCustomer = { ...PERIOD, customerId: customers.get(SCHOOL) ?? 0 }
    for (const filter of [ofSupplier, ofCustomer]) {
      const { Лоты: rows } = await save('analytics/savePurchases', filter)
      expect(rows).toEqual((await ask('analytics/getPurchases', filter)).map(showPurchase))
    }
    const [first] = purchases.filter(({ final }) => final !== null)
    for (const filter of [ofCustomer, { lotId: first?.id ?? 0 }]) {
      const { Лоты: rows } = await save('analytics/saveComparable', filter)
      expect(rows).toEqual((await ask('analytics/getComparable', filter)).map(showPurchase))
    }
  })

  test('the rankings hold everybody, in their order', async () => {
    for (const filter of [{}, { division: '17', region: '75' }, { search: 'школа' }]) {
      const lines = await ask('analytics/getCustomers', { ...PERIOD, ...filter })
      const { Заказчики: rows } = await save('analytics/saveCustomers', { ...PERIOD, ...filter })
      expect(rows).toEqual(lines.map((line) => ({ ...showCompany(line), ...showPurchases(line) })))
      expect(rows).not.toEqual([])
    }
    const lines = await ask('analytics/getSuppliers', { ...PERIOD, division: '62' })
    const { Поставщики: rows } = await save('analytics/saveSuppliers', { ...PERIOD, division: '62' })
    expect(rows).toEqual(lines.map((line) => ({ ...showCompany(line), ...showAwards(line) })))
    expect(rows).not.toEqual([])
  })

  test('the market has a sheet for each table', async () => {
    const filter = { ...PERIOD, region: '75' }
    const market: Output<'analytics/getMarket'> = await call('analytics/getMarket', filter)
    const names = createNames('ru', { ...WORDS.ru, ...ANALYTICS_WORDS.ru })
    expect(await save('analytics/saveMarket', filter)).toEqual({
      Рынок: [
        {
          'Период с': toMonth(PERIOD.from),
          'Период по': toMonth(PERIOD.to),
          Лоты: market.total.lots,
          'Плановая сумма': market.total.planned,
          'Сумма договоров': market.total.final,
          'Цена к плану': near(calculateShareOfPlan(market.total)),
          Отмены: 0,
          'Средний срок до договора, дней': 5,
        },
      ],
      'По месяцам': market.months.map((line) => ({ Месяц: toMonth(line.month), ...showPurchases(line) })),
      'Крупнейшие заказчики': market.customers.map((line) => ({ ...showCompany(line), ...showPurchases(line) })),
      Категории: market.divisions.map((line) => ({
        'Код ЕНС ТРУ': line.division,
        Название: names.division(line.division).text,
        ...showPurchases(line),
      })),
      Регионы: market.regions.map((line) => ({ Название: 'г. Алматы', ...showPurchases(line) })),
      'Способы закупки': market.methods.map((line) => ({ Название: line.method, ...showPurchases(line) })),
      Порталы: market.sources.map((line) => ({ Название: 'Госзакуп', ...showPurchases(line) })),
    })
  })

  test('of a chosen method has no customers, who are counted over all methods', async () => {
    const sheets = Object.keys(await save('analytics/saveMarket', { ...PERIOD, method: 'Тендер' }))
    expect(sheets).toContain('Регионы')
    expect(sheets).not.toContain('Крупнейшие заказчики')
  })

  test('a customer’s card has a sheet for each table', async () => {
    const asked = { ...PERIOD, customerId: customers.get(SCHOOL) ?? 0 }
    const card: Output<'analytics/getCustomer'> = await call('analytics/getCustomer', asked)
    const sheets = await save('analytics/saveCustomer', asked)
    expect(sheets).toEqual({
      Заказчик: [
        {
          ...showCompany(card),
          'Период с': toMonth(PERIOD.from),
          'Период по': toMonth(PERIOD.to),
          Лоты: card.total.lots,
          'Плановая сумма': card.total.planned,
          'Сумма договоров': card.total.final,
          'Цена к плану': near(calculateShareOfPlan(card.total)),
          Отмены: 0,
          'Медиана срока до договора, дней': 5,
          ...showCorridor(card.corridor),
        },
      ],
      'Когда покупает': card.months.map((line) => ({ Месяц: toMonth(line.month), ...showPurchases(line) })),
      'Что покупает': card.groups.map((line) => ({
        'Код ЕНС ТРУ': line.group,
        Название: `Группа ${line.group}`,
        ...showPurchases(line),
      })),
      'У кого покупает': card.suppliers.map((line) => ({ ...showCompany(line), ...showAwards(line) })),
      'Как покупает': card.methods.map((line) => ({ Название: line.method, ...showPurchases(line) })),
    })
  })

  test('a competitor’s card has a sheet for each table, and the meetings with us', async () => {
    const [dala] = SUPPLIERS
    const wonBy = (name: string) => purchases.filter(inPeriod).filter(({ supplier }) => supplier === name)
    const met = [...wonBy(dala).slice(0, 2), ...wonBy(OWN).slice(0, 1)]
    await aWork(server, { workspaceId, lotIds: met.map(({ id }) => id), status: 'placement_completed' })
    const asked = { ...PERIOD, supplierId: suppliers.get(dala) ?? 0 }
    const card: Output<'analytics/getSupplier'> = await call('analytics/getSupplier', asked)
    const { Поставщик: total, ...sheets } = await save('analytics/saveSupplier', asked)
    expect(total).toEqual([
      {
        ...showCompany(card),
        'Период с': toMonth(PERIOD.from),
        'Период по': toMonth(PERIOD.to),
        Победы: card.total.wins,
        'Сумма договоров': card.total.final,
        'Среднее снижение': near(calculateDrop(card.total)),
        ...showCorridor(card.corridor),
        'Лоты с нашей заявкой и известным победителем': card.headToHead.decided,
        'Выиграли мы': card.headToHead.wonByUs,
        'Выиграл поставщик': card.headToHead.wonByThem,
      },
    ])
    expect(sheets).toEqual({
      'Когда выигрывает': card.months.map((line) => ({ Месяц: toMonth(line.month), ...showAwards(line) })),
      'У каких заказчиков': card.customers.map((line) => ({ ...showCompany(line), ...showAwards(line) })),
      'Что поставляет': card.groups.map((line) => ({
        'Код ЕНС ТРУ': line.group,
        Название: `Группа ${line.group}`,
        ...showAwards(line),
      })),
      'Мы против них': card.headToHead.lots.map((lot) => ({
        'Номер лота': lot.contractNumber,
        Лот: lot.nameRu,
        Заказчик: lot.customer.nameRu,
        План: lot.plannedAmount,
        'Наша цена': lot.ourPrice,
        'Их цена': lot.theirPrice,
        'Дата итогов': toCell(lot.decidedAt),
      })),
    })
  })

  test('says that more lots were met than the competitor’s card lists', async () => {
    const lots: TestLot[] = []
    while (lots.length < 21) lots.push(await aLot(server, {}))
    const award = { name: 'ТОО «Частый»', concludedAt: new Date('2025-05-25T06:00:00Z') }
    let supplierId = 0
    for (const { id } of lots) supplierId = await anAward(server, { ...award, lotId: id, contract: String(id) })
    await aWork(server, { workspaceId, lotIds: lots.map(({ id }) => id), status: 'placement_completed' })
    await rebuild(server.db.background)
    const sheets = await save('analytics/saveSupplier', { from: '2025-05', to: '2025-05', supplierId, lang: 'ru' })
    expect(sheets['Мы против них']).toHaveLength(20)
    expect(sheets).toHaveProperty('Не все строки')
  })

  test('prices have the corridor, its steps and the classes of goods', async () => {
    const prices: Output<'analytics/getPrices'> = await call('analytics/getPrices', PERIOD)
    expect(await save('analytics/savePrices', PERIOD)).toEqual({
      'Коридор цен': [
        {
          'Период с': toMonth(PERIOD.from),
          'Период по': toMonth(PERIOD.to),
          Заказчик: null,
          Закупки: prices.observations,
          ...showCorridor(prices.corridor),
        },
      ],
      'Как распределены цены': prices.histogram.map(({ from, to, purchases: count }) => ({
        'Цена к плану, от': near(from),
        'Цена к плану, до': near(to),
        Закупки: count,
      })),
      'По группам товаров': prices.groups.map(({ group, observations, corridor }) => ({
        'Код ЕНС ТРУ': group,
        Название: `Группа ${group}`,
        Закупки: observations,
        ...showCorridor(corridor),
      })),
    })
  })

  test('speaks the language of the person', async () => {
    const sheets = await save('analytics/saveCustomers', { ...PERIOD, lang: 'en' })
    expect(Object.keys(sheets)).toEqual(['Customers'])
    expect(Object.keys(sheets['Customers']?.[0] ?? {})).toEqual([
      'Name',
      'BIN',
      'Lots',
      'Planned amount',
      'Contract amount',
      '% of plan',
      'Cancelled',
    ])
  })

  test('tells a buyer no prices', async () => {
    const asked = { ...PERIOD, customerId: customers.get(SCHOOL) ?? 0 }
    const sheets = await readSheets(server, 'analytics/saveCustomer', asked, tokens.procurement)
    expect(sheets['Заказчик']?.[0]).toMatchObject({ 'Нижняя граница': null, Медиана: null, 'Верхняя граница': null })
    expect(sheets['У кого покупает']?.length).toBeGreaterThan(0)
    for (const line of sheets['У кого покупает'] ?? []) expect(line).toMatchObject({ 'К плану': null, Снижение: null })
  })

  test('is refused like the call that it saves', async () => {
    const supplierId = suppliers.get(OWN)
    expect(await call('analytics/savePurchases', { supplierId }, 'procurement')).toMatchObject({ code: 'forbidden' })
    expect(await call('analytics/saveSuppliers', {}, 'procurement')).toMatchObject({ code: 'forbidden' })
    expect(await call('analytics/saveComparable', {}, 'procurement')).toMatchObject({ code: 'forbidden' })
    expect(await call('analytics/saveCustomer', { customerId: 999_999_999 })).toMatchObject({ code: 'not_found' })
    expect(await call('analytics/saveComparable', { lotId: 999_999_999 })).toMatchObject({ code: 'not_found' })
  })
})
