import { screen, waitFor, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { lot as example, vote } from '@tendertap/contract/examples/lot'
import { work } from '@tendertap/contract/examples/lot-work'
import { me } from '@tendertap/contract/examples/people'
import { examples } from '@tendertap/contract/features'
import type { Role } from '@tendertap/domain/roles'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceChange } from '../../api/changes.ts'
import { queryClient } from '../../api/query-client.ts'
import { openPage } from '../../testing/open-page.tsx'
import { act } from '../../testing/render.tsx'
import type { Answers } from '../../testing/server.ts'
import type { Lot } from '../lots/lot.ts'
import { sendWaiting, UNDO_MS } from '../session/send-later.ts'
import { forgetVotes } from './pending-votes.ts'

const [{ output: page }] = examples['lots/lotsWithFilters']
const colleague = { ...vote, User: { fullName: 'Асель Нурланова', id: '00000000-0000-4000-8000-0000000000aa' } }
const lots: Lot[] = [1, 2, 3].map((id) => ({ ...example, id, nameRu: `Бумага ${id}`, Votes: [] }))

const takenBy = (id: string, fullName: string | null) => ({
  ...work,
  meta: [{ action: 'activateLot', date: vote.createdAt, user: { fullName, id }, documentKey: null, fileName: null }],
})
const list = (data: Lot[]): typeof page => ({ ...page, data, total: data.length, totalExact: true })
const answers: Answers = { 'lots/lotsWithFilters': () => list(lots) }
const open = (more: Answers = {}, roles: Role[] = ['lead'], path = '/rate-lots') =>
  openPage(path, { roles, answers: { ...answers, ...more } })

const findCard = async (id: number) => {
  const heading = await screen.findByRole('heading', { name: `Бумага ${id}` })
  const card = heading.closest('article')
  if (!card) throw new Error('The heading stands in no card')
  return within(card)
}
const findButton = async (id: number, name: string) => (await findCard(id)).findByRole('button', { name })

// The seconds in which a vote can be taken back last as long as the test, however slow the machine is.
beforeEach(() => {
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number, ...rest: unknown[]) =>
    setTimeout(run, ms === UNDO_MS ? 600_000 : ms, ...rest),
  )
})
afterEach(forgetVotes)

test('an accepted lot steps back with an undo, and the vote is sent when the page is left', async () => {
  const { person, server } = await open()
  await person.click(await findButton(1, 'Принять'))
  const card = await findCard(1)
  expect(card.getByText('Вы приняли')).toBeDefined()
  expect(card.getByRole('button', { name: 'Отменить' })).toBeDefined()
  expect(await screen.findByText(/^Лот успешно принят/)).toBeDefined()
  expect(server.received('lots/voteLot')).toEqual([])
  act(() => sendWaiting())
  await waitFor(() => expect(server.received('lots/voteLot')).toHaveLength(1))
  expect(server.received('lots/voteLot')[0]).toMatchObject({ lotId: 1, accepted: true })
  // it can no longer be taken back, only replaced
  expect((await findCard(1)).getByRole('button', { name: 'Изменить' })).toBeDefined()
})

test('the undo of the notice brings the buttons back', async () => {
  const { person, server } = await open()
  await person.click(await findButton(1, 'Принять'))
  await person.click(within(await screen.findByRole('region', { name: 'Уведомления' })).getByText('Отменить'))
  expect(await findButton(1, 'Принять')).toBeDefined()
  act(() => sendWaiting())
  expect(server.received('lots/voteLot')).toEqual([])
})

test('a vote given before the purchase was announced again says so, and no other does', async () => {
  const before: Lot = { ...example, id: 1, nameRu: 'Бумага 1', Votes: [{ ...colleague, carried: true }] }
  const now: Lot = { ...example, id: 2, nameRu: 'Бумага 2', Votes: [colleague] }
  await open({ 'lots/lotsWithFilters': () => list([before, now]) })
  const readVotes = async (id: number) => (await findCard(id)).getByRole('list', { name: 'Голоса' }).textContent
  expect(await readVotes(1)).toContain('12.11.2026 15:05\u00A0· перенесён с прежнего объявления')
  expect(await readVotes(2)).not.toContain('прежнее')
})

test('Enter rejects a lot as not ours', async () => {
  const { person, server } = await open()
  await person.click(await findButton(2, 'Отклонить…'))
  await screen.findByRole('dialog', { name: 'Отклонить лот' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1. Не наш профиль' })))
  await person.keyboard('{Enter}')
  await (await findCard(2)).findByText('Вы отклонили')
  act(() => sendWaiting())
  await waitFor(() => expect(server.received('lots/voteLot')).toHaveLength(1))
  expect(server.received('lots/voteLot')[0]).toEqual({
    lotId: 2,
    accepted: false,
    reason: 'not_ours',
    description: null,
  })
})

test('a digit chooses the reason, and in the comment it is a digit', async () => {
  const { person, server } = await open()
  await person.click(await findButton(2, 'Отклонить…'))
  const radio = await screen.findByRole('radio', { name: '1. Не наш профиль' })
  await waitFor(() => expect(document.activeElement).toBe(radio))
  await person.keyboard('3')
  await person.type(screen.getByRole('textbox', { name: 'Комментарий' }), 'за 5 дней')
  await person.click(screen.getByRole('button', { name: 'Отклонить' }))
  act(() => sendWaiting())
  await waitFor(() => expect(server.received('lots/voteLot')).toHaveLength(1))
  expect(server.received('lots/voteLot')[0]).toMatchObject({ reason: 'deadline', description: 'за 5 дней' })
})

test('a vote that the server refuses comes back, with the reason', async () => {
  const { person } = await open({
    'lots/voteLot': () => {
      throw new CallError({ status: 409, code: 'already_in_work', message: '' })
    },
  })
  await person.click(await findButton(1, 'Принять'))
  act(() => sendWaiting())
  expect(await screen.findByText('Ошибка при принятии лота. Лот уже в работе')).toBeDefined()
  expect(await findButton(1, 'Принять')).toBeDefined()
})

test('a refused reject says what failed and why', async () => {
  const { person } = await open({
    'lots/voteLot': () => {
      throw new CallError({ status: 409, code: 'already_in_work', message: '' })
    },
  })
  await person.click(await findButton(1, 'Отклонить…'))
  await person.click(await screen.findByRole('button', { name: 'Отклонить' }))
  act(() => sendWaiting())
  expect(await screen.findByText('Ошибка при отклонении лота. Лот уже в работе')).toBeDefined()
})

test('in the catalogue a vote is told in other words', async () => {
  const { person } = await open({ 'lots/getLots': () => list(lots.slice(0, 1)) }, ['lead'], '/all-lots')
  await person.click(await screen.findByRole('button', { name: 'Принять' }))
  expect(await screen.findByText('Лот принят')).toBeDefined()
})

test('a lot that somebody took before the vote arrived leaves, with the reason', async () => {
  let loaded = lots
  const { person } = await open({
    'lots/lotsWithFilters': () => list(loaded),
    'lots/voteLot': () => {
      throw new CallError({ status: 409, code: 'already_in_work', message: '' })
    },
  })
  await person.click(await findButton(2, 'Принять'))
  loaded = lots.filter(({ id }) => id !== 2)
  await act(() => queryClient.invalidateQueries())
  expect((await findCard(2)).getByText('Вы приняли')).toBeDefined()
  act(() => sendWaiting())
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Бумага 2' })).toBeNull())
  expect(await screen.findByText('Ошибка при принятии лота. Лот уже в работе')).toBeDefined()
})

test('a changed vote is shown as it was changed, until the list has it', async () => {
  const [first] = lots
  if (!first) throw new Error('There is no lot')
  const before = { ...vote, User: { ...vote.User, id: me.id } }
  const after = { ...before, accepted: false, createdAt: '2026-11-12T11:00:00.000Z' }
  let loaded = [before]
  const { person, server } = await open({
    'lots/lotsWithFilters': () => list([{ ...first, Votes: loaded }]),
    'lots/voteLot': () => after,
  })
  await person.click(await findButton(1, 'Изменить'))
  await person.click(await findButton(1, 'Отклонить…'))
  await person.click(await screen.findByRole('button', { name: 'Отклонить' }))
  await (await findCard(1)).findByText('Вы отклонили')
  const asked = server.received('lots/lotsWithFilters').length
  act(() => sendWaiting())
  await waitFor(() => expect(server.received('lots/lotsWithFilters').length).toBeGreaterThan(asked))
  expect((await findCard(1)).getByText('Вы отклонили')).toBeDefined()
  loaded = [{ ...after, accepted: true, createdAt: '2026-11-12T12:00:00.000Z' }]
  await act(() => queryClient.invalidateQueries())
  expect(await (await findCard(1)).findByText('Вы приняли')).toBeDefined()
})

test('the focus stays where the decision is made', async () => {
  const { person } = await open()
  const expectFocus = async (id: number, name: string) => {
    const button = await findButton(id, name)
    await waitFor(() => expect(document.activeElement).toBe(button))
  }
  await person.click(await findButton(1, 'Принять'))
  await expectFocus(1, 'Отменить')
  await person.keyboard('{Enter}')
  await expectFocus(1, 'Принять')
  await person.click(await findButton(1, 'Отклонить…'))
  await screen.findByRole('dialog', { name: 'Отклонить лот' })
  await person.click(screen.getByRole('button', { name: 'Отклонить' }))
  await expectFocus(1, 'Отменить')
  for (const id of [2, 3]) await person.click((await findCard(id)).getByRole('checkbox'))
  const bar = within(screen.getByRole('region', { name: 'Выбрано: 2' }))
  await person.click(bar.getByRole('button', { name: 'Принять' }))
  await expectFocus(2, 'Бумага 2')
})

test('in reading mode the last vote can be taken back from a lot that cannot be voted on', async () => {
  const [first, second] = lots
  if (!first || !second) throw new Error('There are too few lots')
  const { person } = await open(
    { 'lots/lotsWithFilters': () => list([first, { ...second, status: 'Отменен' }]) },
    ['lead'],
    '/rate-lots?read=1',
  )
  await findButton(1, 'Принять')
  await person.keyboard('a')
  await findCard(2)
  await person.keyboard('u')
  expect(await findButton(1, 'Принять')).toBeDefined()
})

test('several selected lots get one decision, one reason and one undo', async () => {
  const { person, server } = await open()
  for (const id of [1, 3]) await person.click((await findCard(id)).getByRole('checkbox'))
  const bar = within(screen.getByRole('region', { name: 'Выбрано: 2' }))
  await person.click(bar.getByRole('button', { name: 'Принять' }))
  expect(await screen.findByText(/^Принято: 2 лота/)).toBeDefined()
  await person.click((await findCard(3)).getByRole('button', { name: 'Отменить' }))
  expect(await findButton(1, 'Принять')).toBeDefined()

  for (const id of [1, 3]) await person.click((await findCard(id)).getByRole('checkbox'))
  await person.click(
    within(screen.getByRole('region', { name: 'Выбрано: 2' })).getByRole('button', { name: 'Отклонить…' }),
  )
  await screen.findByRole('dialog', { name: 'Отклонить 2 лота' })
  await person.click(screen.getByRole('radio', { name: '4. Не тот регион' }))
  await person.click(screen.getByRole('button', { name: 'Отклонить' }))
  act(() => sendWaiting())
  await waitFor(() => expect(server.received('lots/voteLot')).toHaveLength(2))
  expect(server.received('lots/voteLot').map(({ lotId, reason }) => [lotId, reason])).toEqual([
    [1, 'region'],
    [3, 'region'],
  ])
})

test('a voted lot keeps its place when the list is loaded again without it', async () => {
  let loaded = lots
  const { person } = await open({ 'lots/lotsWithFilters': () => list(loaded) })
  await person.click(await findButton(2, 'Принять'))
  act(() => sendWaiting())
  loaded = lots.filter(({ id }) => id !== 2)
  await act(() => queryClient.invalidateQueries())
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Бумага 1', 'Бумага 2', 'Бумага 3'])
})

test('the votes of others stand on the card with name, decision, date and comment', async () => {
  const [first, ...others] = lots
  if (!first) throw new Error('There is no lot')
  await open({ 'lots/lotsWithFilters': () => list([{ ...first, Votes: [colleague] }, ...others]) })
  const votes = within(await (await findCard(1)).findByRole('list', { name: 'Голоса' }))
  expect(votes.getByText('Асель Нурланова')).toBeDefined()
  expect(votes.getByText('за')).toBeDefined()
  expect(votes.getByText('12.11.2026 15:05')).toBeDefined()
  expect(votes.getByText('Подходит по номенклатуре, срок поставки реальный')).toBeDefined()
  expect((await findCard(1)).getByText('1 за · 0 против')).toBeDefined()
})

test('a lot of the page that a manager takes is named with the manager; others are not', async () => {
  const taken = { ...example, id: 3, nameRu: 'Бумага 3' }
  const { server } = await open({
    'lots/getLots': () => list([{ ...taken, LotsInProcessOfLot: [takenBy(colleague.User.id, 'Ерлан Касымов')] }]),
  })
  await findCard(3)
  act(() => announceChange({ kind: 'lotWork', id: '99' }))
  act(() => announceChange({ kind: 'lotWork', id: '3' }))
  expect(await screen.findByText('Лот «Бумага 3» взят в работу: Ерлан Касымов')).toBeDefined()
  expect(server.received('lots/getLots').map(({ id }) => id)).toEqual([3])
})

test('a namesake who takes a lot is not oneself, and somebody without a name has taken it too', async () => {
  const { fullName } = me
  const steps = [takenBy(me.id, fullName), takenBy(colleague.User.id, fullName), takenBy(colleague.User.id, null)]
  await open({
    'lots/getLots': ({ id }) =>
      list(
        lots.filter((lot) => lot.id === id).map((lot) => ({ ...lot, LotsInProcessOfLot: [steps[lot.id - 1] ?? work] })),
      ),
  })
  await findCard(3)
  for (const id of ['1', '2', '3']) act(() => announceChange({ kind: 'lotWork', id }))
  expect(await screen.findByText('Лот «Бумага 3» взят в работу')).toBeDefined()
  expect(await screen.findByText(`Лот «Бумага 2» взят в работу: ${fullName}`)).toBeDefined()
  expect(screen.queryByText(/^Лот «Бумага 1» взят/)).toBeNull()
})

test('a lot that is no longer published has no buttons', async () => {
  await open({ 'lots/lotsWithFilters': () => list(lots.map((lot) => ({ ...lot, status: 'Отменен' }))) })
  await (await findCard(1)).findByRole('button', { name: 'Подробнее о лоте' })
  await (await findCard(1)).findByText(/^Почему/)
  expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Отклонить…' })).toBeNull()
})

test('a lead who is also a manager activates instead of accepting', async () => {
  const { person, server } = await open({}, ['lead', 'manager'])
  expect(await findButton(2, 'Отклонить…')).toBeDefined()
  // before the step, which leads to the lots in work
  const take = await findButton(1, 'Взять в работу')
  expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull()
  await person.click(take)
  expect(await screen.findByText('Лот успешно активирован')).toBeDefined()
  expect(server.received('lots/activateLot')).toEqual([{ lotId: 1 }])
})

test('the order of the list is its own until another is chosen', async () => {
  const { person, server } = await open()
  const select = await screen.findByRole('combobox', { name: 'Сортировка' })
  const readChosen = () => within(select).getByRole('option', { selected: true }).textContent
  expect(readChosen()).toBe('Срок, затем совпадение')
  expect(server.received('lots/lotsWithFilters')[0]?.sortBy).toBeNull()
  await person.selectOptions(select, 'Сумма: сначала больше')
  await waitFor(() => expect(server.received('lots/lotsWithFilters').at(-1)?.sortBy).toBe('amount'))
  await person.selectOptions(select, 'Срок, затем совпадение')
  await waitFor(() => expect(readChosen()).toBe('Срок, затем совпадение'))
})

test('the lot of the hash is asked for; clearing the filter clears the hash', async () => {
  const { person, server } = await open({}, ['lead'], '/rate-lots#2')
  await findCard(2)
  expect(server.received('lots/lotsWithFilters')[0]).toMatchObject({ id: 2 })
  await waitFor(async () => expect((await findCard(2)).getByRole('heading').closest('[data-marked]')).not.toBeNull())
  await person.click(screen.getByRole('button', { name: 'Убрать фильтр «Лот по ссылке»' }))
  await waitFor(() => expect(server.received('lots/lotsWithFilters').at(-1)?.id).toBeNull())
})

test('when everything is rated, the list says so', async () => {
  await open({ 'lots/lotsWithFilters': () => list([]) })
  expect(await screen.findByText('Оценивать нечего')).toBeDefined()
  expect(screen.getByText(/^Вы оценили все открытые лоты/)).toBeDefined()
})
