import { screen, waitFor, within } from '@testing-library/dom'
import type { ParsedInput } from '@tendertap/contract/calls/index'
import { lot as example } from '@tendertap/contract/examples/lot'
import { work as taken } from '@tendertap/contract/examples/lot-work'
import { examples } from '@tendertap/contract/features'
import { getStage, type Stage } from '@tendertap/domain/lot-work/stage'
import type { Role } from '@tendertap/domain/roles'
import { describe, expect, test } from 'vitest'
import { queryClient } from '../../../../api/query-client.ts'
import { openPage } from '../../../../testing/open-page.tsx'
import { getWork, type LotWork } from '../../../lots/lot-facts.ts'
import type { Lot } from '../../../lots/lot.ts'

const [{ output: page }] = examples['lots/getActiveLots']
const docs = taken.docs.map((doc) => ({ ...doc, collected: true }))
const collected: LotWork = { ...taken, docs }
const priced: LotWork = { ...collected, status: 'in_requesting_offers', offerPrice: 2_315_000 }
const completed: LotWork = { ...priced, documentsCompletedAt: '2026-11-14T08:00:00.000Z' }

const inWork = (id: number, work: LotWork): Lot => ({
  ...example,
  id,
  nameRu: `Бумага ${id}`,
  contractNumber: `4182731${id}-ЗЦП1`,
  LotsInProcessOfLot: [work],
  intoWorkStatus: work.status,
})

type Asked = ParsedInput<'lots/getActiveLots'>

/** Answers as the server does: the lots of the stage, or of the number, page by page. */
const answerWith =
  (lots: () => readonly Lot[]) =>
  ({ stage, code, page: number, limit }: Asked) => {
    const found = lots().filter((lot) => {
      const work = getWork(lot)
      if (code) return lot.contractNumber === code
      return stage === null || (work !== null && getStage(work) === stage)
    })
    const data = found.slice((number - 1) * limit, number * limit)
    return { ...page, data, total: found.length, page: number, limit }
  }

interface Opening {
  roles?: Role[]
  path?: string
  width?: number
}
function open(lots: Lot[], { roles = ['manager'], path = '/lots-in-work?view=board', width = 1400 }: Opening = {}) {
  return openPage(path, { roles, width, answers: { 'lots/getActiveLots': answerWith(() => lots) } })
}
const findColumn = (name: string) => screen.findByRole('region', { name })
const names = (column: HTMLElement) =>
  within(column)
    .queryAllByRole('heading', { level: 3 })
    .map((one) => one.textContent)
const expectLots = (column: string, lots: string[]) =>
  waitFor(async () => expect(names(await findColumn(column))).toEqual(lots))
const MIXED = [inWork(1, taken), inWork(2, collected), inWork(3, completed), inWork(4, taken)]

describe('the board', () => {
  test('has a column for each stage, which asks for its own lots and counts them', async () => {
    const { server } = await open(MIXED)
    await expectLots('1. Сбор документов', ['Бумага 1', 'Бумага 4'])
    await expectLots('2. Цена', ['Бумага 2'])
    await expectLots('3. Размещение', ['Бумага 3'])
    expect(within(await findColumn('1. Сбор документов')).getByText('2 лота')).toBeDefined()
    expect(await screen.findByText('4 лота')).toBeDefined()
    const stages = server.received('lots/getActiveLots').map(({ stage }) => stage)
    expect(new Set(stages)).toEqual(new Set<Stage>([1, 2, 3]))
  })

  test('shows a long column page by page, and says how much of it is shown', async () => {
    const { person } = await open(Array.from({ length: 27 }, (_, place) => inWork(100 + place, taken)))
    await person.click(await screen.findByRole('button', { name: 'Показать ещё: показано 20 из 27' }))
    await waitFor(async () => expect(names(await findColumn('1. Сбор документов'))).toHaveLength(27))
    expect(screen.queryByRole('button', { name: /Показать ещё/u })).toBeNull()
    expect(within(await findColumn('2. Цена')).getByText('Нет лотов, которые ждут цены.')).toBeDefined()
  })

  test('is chosen by a switch, keeps the filter of the list, and leaves the status to its columns', async () => {
    const { person, server } = await open(MIXED, { path: '/lots-in-work?minPrice=100&workStatuses=in_placement' })
    await person.click(await screen.findByRole('radio', { name: 'Доска' }))
    await findColumn('2. Цена')
    const asked = () => server.received('lots/getActiveLots').at(-1)
    await waitFor(() => expect(asked()).toMatchObject({ minPrice: 100, workStatuses: null, stage: 3 }))
    await person.click(screen.getByRole('radio', { name: 'Список' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '2. Цена' })).toBeNull())
    await waitFor(() => expect(asked()).toMatchObject({ minPrice: 100, stage: null }))
  })

  test('is saved as a spreadsheet: all three columns, with the filter and the order', async () => {
    const { person, server } = await open([inWork(1, taken)], {
      path: '/lots-in-work?view=board&search=бумага&sortBy=amount&sort=desc',
    })
    const save = await screen.findByRole('button', { name: 'Выгрузить список в Excel' })
    await waitFor(() => expect(save).toHaveProperty('disabled', false))
    await person.click(save)
    await waitFor(() => expect(server.received('exports/getActiveLots')).toHaveLength(1))
    expect(server.received('exports/getActiveLots')[0]).toMatchObject({
      search: 'бумага',
      sortBy: 'amount',
      sort: 'desc',
      stage: null,
    })
  })

  test('a card leads to the card of the list', async () => {
    const { person, server } = await open(MIXED)
    await person.click(await screen.findByRole('link', { name: 'Бумага 2' }))
    expect(await screen.findByRole('region', { name: 'Документы' })).toBeDefined()
    expect(server.received('lots/getActiveLots').at(-1)).toMatchObject({ code: '41827312-ЗЦП1', stage: null })
  })

  test.each<[Role, LotWork, string | null]>([
    ['manager', taken, 'Указать цену'],
    ['procurement', taken, 'Собрать документы'],
    ['controller', taken, null],
    ['manager', priced, 'Завершить сбор…'],
    ['procurement', completed, 'Разместить…'],
    ['manager', completed, null],
    ['procurement', { ...completed, status: 'in_placement' }, 'Подтвердить…'],
  ])('offers a %s the next step that the rules allow', async (role, work, step) => {
    await open([inWork(1, work)], { roles: [role] })
    const card = (await screen.findByRole('heading', { level: 3, name: 'Бумага 1' })).closest('article')
    if (!card) throw new Error('The lot has no card')
    const offered = [...within(card).queryAllByRole('button'), ...within(card).queryAllByRole('link')]
    expect(offered.map((one) => one.textContent).filter((text) => text !== 'Бумага 1')).toEqual(step ? [step] : [])
  })

  test('a step asks first, in the dialog of the list', async () => {
    const { person, server } = await open([inWork(1, completed)], { roles: ['procurement'] })
    await person.click(await screen.findByRole('button', { name: 'Разместить…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Разместить лот' })
    await person.click(within(dialog).getByRole('button', { name: 'Разместить' }))
    await waitFor(() =>
      expect(server.received('lots/lotPlacement')).toEqual([{ lotId: 1, expectedStatus: 'in_requesting_offers' }]),
    )
  })

  test('a lot moves to another column when its work does', async () => {
    let lots = [inWork(1, taken)]
    await openPage('/lots-in-work?view=board', {
      roles: ['manager'],
      answers: { 'lots/getActiveLots': answerWith(() => lots) },
    })
    await expectLots('1. Сбор документов', ['Бумага 1'])
    lots = [inWork(1, collected)]
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'lots/getActiveLots' })
    await expectLots('2. Цена', ['Бумага 1'])
    expect(names(await findColumn('1. Сбор документов'))).toEqual([])
  })

  test('on a phone shows one column at a time', async () => {
    const { person } = await open(MIXED, { width: 390 })
    await expectLots('1. Сбор документов', ['Бумага 1', 'Бумага 4'])
    await person.click(await screen.findByRole('radio', { name: /^Размещение/u }))
    await expectLots('3. Размещение', ['Бумага 3'])
    expect(screen.queryByRole('region', { name: '1. Сбор документов' })).toBeNull()
  })

  test('without any lot says what to do', async () => {
    await open([])
    expect(await screen.findByText('В работе пока ничего нет')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Выбрать лот' })).toBeDefined()
  })
})
