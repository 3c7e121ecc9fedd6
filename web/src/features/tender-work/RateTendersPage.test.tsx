import { screen, waitFor, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { vote } from '@tendertap/contract/examples/lot'
import { examples } from '@tendertap/contract/features'
import type { Role } from '@tendertap/domain/roles'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { openPage } from '../../testing/open-page.tsx'
import { act } from '../../testing/render.tsx'
import type { Answers } from '../../testing/server.ts'
import { closeSnackbar, listSnackbars } from '../../ui/snackbars/snackbars.ts'
import type { TenderSummary } from './tender-list.ts'

const [{ output: page }] = examples['tenders/tendersWithFilters']
const [example] = page.data
if (!example) throw new Error('The example has no tender')
const tender: TenderSummary = { ...example, lotsCount: 12, listedLots: 5 }
const list = (...data: TenderSummary[]): typeof page => ({ ...page, data, total: data.length, totalExact: true })
const open = (more: Answers = {}, roles: Role[] = ['lead'], path = '/rate-lots?show=tenders') =>
  openPage(path, { roles, answers: { 'tenders/tendersWithFilters': () => list(tender), ...more } })

afterEach(() => {
  for (const { id } of listSnackbars()) closeSnackbar(id)
})

const findCard = async () => within(await screen.findByRole('article', { name: 'Приобретение канцелярских товаров' }))
const refuse = () => {
  throw new CallError({ status: 409, code: 'already_in_work', message: '' })
}

test('the switch leads from lots to tenders, and the address keeps it with the filter', async () => {
  const { person, server } = await open({}, ['lead'], '/rate-lots?search=бумага')
  await person.click(await screen.findByRole('radio', { name: 'Тендеры' }))
  await findCard()
  expect(server.received('tenders/tendersWithFilters')[0]).toMatchObject({ search: 'бумага' })
  await person.click(screen.getByRole('radio', { name: 'Лоты' }))
  await waitFor(() => expect(screen.queryByRole('article', { name: /Приобретение канцелярских/ })).toBeNull())
})

test('a card shows the lots that await my vote, the match, the votes and the way to the tender', async () => {
  await open()
  const card = await findCard()
  expect(card.getByText('Лоты').nextElementSibling?.textContent).toBe('12 лотовждут вашей оценки: 5')
  expect(card.getByText('Канцелярия и бумага')).toBeDefined()
  expect(card.getByText('[Высокая степень совпадения]')).toBeDefined()
  expect(card.getByText('Голоса за тендер целиком: 1 за · 0 против')).toBeDefined()
  expect(card.getByText(vote.description ?? '')).toBeDefined()
  expect(card.getByText('Документация')).toBeDefined()
  for (const name of [/Открыть тендер/, new RegExp(`^${tender.code}`)]) {
    const link = card.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(`/tender/${tender.id}`)
    expect(link.getAttribute('target')).toBe('_blank')
  }
})

test('a card has a chip for the status that the portal publishes, and none for what it does not', async () => {
  await open()
  expect((await findCard()).getByText('Опубликован')).toBeDefined()
  await open({ 'tenders/tendersWithFilters': () => list({ ...tender, status: null }) })
  const chips = (await findCard()).getByText('Запрос ценовых предложений').closest('.mantine-Group-root')
  expect(chips?.firstElementChild?.textContent).toBe('Запрос ценовых предложений')
})

test('a total that was estimated is shown as one', async () => {
  await open({ 'tenders/tendersWithFilters': () => ({ ...list(tender), total: 7_300, totalExact: false }) })
  expect(await screen.findByText('≈ 7 300 тендеров')).toBeDefined()
})

test('no tender matches', async () => {
  await open({ 'tenders/tendersWithFilters': () => list() })
  expect(await screen.findByText('Нет тендеров, соответствующих вашим фильтрам')).toBeDefined()
})

test('a filter that the server refuses is left out, and that is said', async () => {
  await open(
    {
      'tenders/tendersWithFilters': ({ search }) => {
        if (search !== null) throw new CallError({ status: 400, code: 'invalid_input', message: '' })
        return list(tender)
      },
    },
    ['lead'],
    '/rate-lots?show=tenders&search=бумага',
  )
  await findCard()
  expect(screen.getByText('Сервер не принял этот фильтр, поэтому показаны все тендеры.')).toBeDefined()
})

test('a lead accepts a tender', async () => {
  const { person, server } = await open()
  await person.click((await findCard()).getByRole('button', { name: 'Принять тендер' }))
  expect(await screen.findByText('Тендер принят')).toBeDefined()
  expect(server.received('tenders/voteTender')).toEqual([{ id: tender.id, accepted: true }])
  await waitFor(() => expect(server.received('tenders/tendersWithFilters').length).toBeGreaterThan(1))
})

test('a lead rejects a tender after a dialog that takes a reason and a description', async () => {
  const { person, server } = await open()
  await person.click((await findCard()).getByRole('button', { name: 'Отклонить…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Отклонить тендер' }))
  await person.click(dialog.getByRole('radio', { name: '2. Не подходит цена' }))
  await person.type(dialog.getByRole('textbox', { name: 'Комментарий' }), 'дорого')
  expect(server.received('tenders/voteTender')).toEqual([])
  await person.click(dialog.getByRole('button', { name: 'Отклонить' }))
  expect(await screen.findByText('Тендер отклонен')).toBeDefined()
  expect(server.received('tenders/voteTender')).toEqual([
    { id: tender.id, accepted: false, reason: 'price', description: 'дорого' },
  ])
})

test('a reject stays open when the tender leaves the list, and leaves the focus at the head of the list', async () => {
  let shown = [tender]
  const { person } = await open({ 'tenders/tendersWithFilters': () => list(...shown) })
  await person.click((await findCard()).getByRole('button', { name: 'Отклонить…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Отклонить тендер' }))
  await person.type(dialog.getByRole('textbox', { name: 'Комментарий' }), 'дорого')
  shown = []
  await act(() => queryClient.invalidateQueries({ queryKey: ['tenders/tendersWithFilters'] }))
  await screen.findByText('Нет тендеров, соответствующих вашим фильтрам')
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Комментарий' }).value).toBe('дорого')
  await person.click(dialog.getByRole('button', { name: 'Отклонить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a reject that the server refuses is told in the dialog', async () => {
  const { person } = await open({ 'tenders/voteTender': refuse })
  await person.click((await findCard()).getByRole('button', { name: 'Отклонить…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Отклонить тендер' }))
  await person.click(dialog.getByRole('button', { name: 'Отклонить' }))
  expect(await dialog.findByText('Ошибка при отклонении тендера')).toBeDefined()
  expect(dialog.getByText('Лот уже в работе')).toBeDefined()
})

test('a manager activates a tender, and the lots that were left out are named with their reason', async () => {
  const { person, server } = await open(
    {
      'tenders/activateTender': () => ({
        lotIds: [1, 2],
        refused: [
          { lotId: 3, contractNumber: '1-3', refusal: 'already_in_work' },
          { lotId: 4, contractNumber: '1-4', refusal: 'already_in_work' },
        ],
      }),
    },
    ['lead', 'manager'],
  )
  const card = await findCard()
  expect(card.queryByRole('button', { name: 'Принять тендер' })).toBeNull()
  await person.click(card.getByRole('button', { name: 'Взять тендер в работу' }))
  expect(await screen.findByText('Тендер успешно активирован')).toBeDefined()
  const dialog = await screen.findByRole('dialog', { name: 'Взяты не все лоты' })
  expect(within(dialog).getByRole('listitem').textContent).toBe('Лот уже в работе: 1-3, 1-4')
  // then the work on the others is shown
  expect(server.received('lots/getActiveLots')).toEqual([])
  await person.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(server.received('lots/getActiveLots')[0]?.code).toBe(tender.code))
})

test.each([
  ['all its lots', [], 'Тендер успешно активирован'],
  [
    'some of its lots',
    [{ lotId: 3, contractNumber: '1-3', refusal: 'already_in_work' as const }],
    'Тендер успешно активирован. Взяты не все лоты',
  ],
])(
  'who has left before a tender is taken with %s stays there, and the notice offers the work',
  async (_, refused, said) => {
    let answer = () => undefined as void
    const { person, server } = await open(
      {
        'tenders/activateTender': () => new Promise((resolve) => (answer = () => resolve({ lotIds: [1, 2], refused }))),
      },
      ['lead', 'manager'],
    )
    const card = await findCard()
    await person.click(card.getByRole('button', { name: 'Взять тендер в работу' }))
    await waitFor(() => expect(server.received('tenders/activateTender')).toHaveLength(1))
    expect(card.getByRole<HTMLButtonElement>('button', { name: 'Отклонить…' }).disabled).toBe(true)
    // the same page, but another list of it
    await person.click(screen.getByRole('radio', { name: 'Лоты' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: /Приобретение канцелярских/ })).toBeNull())
    answer()
    expect(await screen.findByText(said)).toBeDefined()
    expect(server.received('lots/getActiveLots')).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Открыть' }))
    await waitFor(() => expect(server.received('lots/getActiveLots')[0]?.code).toBe(tender.code))
  },
)

test('an activation that fails says why', async () => {
  const { person } = await open({ 'tenders/activateTender': refuse }, ['lead', 'manager'])
  await person.click((await findCard()).getByRole('button', { name: 'Взять тендер в работу' }))
  expect(await screen.findByText('Ошибка при активации тендера. Лот уже в работе')).toBeDefined()
})
