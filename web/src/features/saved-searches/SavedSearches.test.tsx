import { screen, waitFor, within } from '@testing-library/dom'
import type { Output } from '@tendertap/contract/calls/index'
import { CallError } from '@tendertap/contract/client/call-error'
import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

type Search = Output<'savedSearches/getAll'>['searches'][number]

const pipes: Search = {
  id: '019a5b52-8c40-7d11-9e27-3b6f50a4c10b',
  name: 'Трубы',
  cadence: 'at_once',
  filter: { search: 'трубы', minPrice: 1000 },
  newLots: 12,
  createdAt: '2026-11-02T05:30:00.000Z',
}
const answer = (...searches: Search[]) => ({ 'savedSearches/getAll': () => ({ searches }) })
const openSheet = async (person: Awaited<ReturnType<typeof openPage>>['person']) => {
  await person.click(await screen.findByRole('button', { name: /^Мои поиски/ }))
  return within(await screen.findByRole('dialog', { name: 'Мои поиски' }))
}

test.each([1400, 390])('a click on a search shows its lots and takes its new lots as seen (%i px)', async (width) => {
  const { person, server } = await openPage('/all-lots', { answers: answer(pipes), width })
  const button = await screen.findByRole('button', { name: /^Мои поиски/ })
  await waitFor(() => expect(button.textContent).toContain('12 новых'))
  const sheet = await openSheet(person)
  expect(sheet.getByText('Сообщает сразу')).toBeDefined()
  await person.click(sheet.getByRole('button', { name: 'Трубы' }))
  await waitFor(() =>
    expect(server.received('lots/getLots')).toContainEqual(
      expect.objectContaining({ search: 'трубы', minPrice: 1000, page: 1 }),
    ),
  )
  await waitFor(() => expect(server.received('savedSearches/open')).toEqual([{ id: pipes.id }]))
})

test('the filter of the page is saved under a name that its words suggest', async () => {
  const { person, server } = await openPage('/all-lots?search=бумага&openOnly=true&page=2', { answers: answer(pipes) })
  await person.click(await screen.findByRole('button', { name: 'Сохранить поиск' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Сохранить поиск' }))
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Название' })
  expect(name.value).toBe('Бумага')
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Сообщать о новых лотах' }), 'Сразу')
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(server.received('savedSearches/save')).toHaveLength(1))
  expect(server.received('savedSearches/save')[0]).toMatchObject({
    name: 'Бумага',
    cadence: 'at_once',
    filter: { search: 'бумага', openOnly: true },
  })
})

test('a name that is taken is refused before anything is sent', async () => {
  const { person, server } = await openPage('/all-lots?search=трубы', { answers: answer(pipes) })
  await person.click(await screen.findByRole('button', { name: 'Сохранить поиск' }))
  await person.click(await screen.findByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(errorTexts.name_taken)).toBeDefined()
  expect(server.received('savedSearches/save')).toEqual([])
})

test('a filter that is saved already is not offered again, nor one that finds every new lot', async () => {
  const { person } = await openPage('/all-lots?search=трубы&minPrice=1000', { answers: answer(pipes) })
  await screen.findByText('12 новых')
  expect(screen.queryByRole('button', { name: 'Сохранить поиск' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Сбросить' }))
  const sheet = await openSheet(person)
  const save = sheet.getByRole('button', { name: 'Сохранить текущий поиск' })
  expect(save.getAttribute('aria-disabled')).toBe('true')
})

test('a search is renamed, and is deleted after a question', async () => {
  const { person, server } = await openPage('/all-lots', { answers: answer(pipes) })
  await person.click((await openSheet(person)).getByRole('button', { name: 'Изменить поиск Трубы' }))
  const name = await screen.findByRole('textbox', { name: 'Название' })
  await person.clear(name)
  await person.type(name, 'Трубы ПНД')
  await person.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(server.received('savedSearches/update')).toEqual([{ id: pipes.id, name: 'Трубы ПНД', cadence: 'at_once' }]),
  )
  await person.click(await screen.findByRole('button', { name: 'Удалить поиск Трубы' }))
  await person.click(await screen.findByRole('button', { name: 'Удалить' }))
  await waitFor(() => expect(server.received('savedSearches/delete')).toEqual([{ id: pipes.id }]))
})

test('a search that can no longer be read says so and opens nothing', async () => {
  const { person } = await openPage('/all-lots', { answers: answer({ ...pipes, filter: null, newLots: 0 }) })
  const sheet = await openSheet(person)
  expect(sheet.getByText(/сохранён в старой версии/)).toBeDefined()
  expect(sheet.queryByRole('button', { name: 'Трубы' })).toBeNull()
})

test('the address of a notice becomes that of the search', async () => {
  const { server } = await openPage(`/all-lots?saved=${pipes.id}`, { answers: answer(pipes) })
  await waitFor(() =>
    expect(server.received('lots/getLots')).toContainEqual(expect.objectContaining({ search: 'трубы' })),
  )
  await waitFor(() => expect(server.received('savedSearches/open')).toEqual([{ id: pipes.id }]))
})

test.each([
  ['was deleted', []],
  ['can no longer be read', [{ ...pipes, filter: null }]],
])('the address of a notice of a search that %s says so, and is no longer that of a search', async (_, searches) => {
  const { server, readSearch } = await openPage(`/all-lots?saved=${pipes.id}&openOnly=true`, {
    answers: answer(...searches),
  })
  expect(await screen.findAllByText('Этого поиска больше нет.')).toHaveLength(1)
  await waitFor(() => expect(readSearch()).toEqual({ openOnly: 'true' }))
  expect(server.received('savedSearches/open')).toEqual([])
})

test('what the person follows can be left, and followed again at once', async () => {
  const { person, server } = await openPage('/all-lots', { answers: answer() })
  const sheet = await openSheet(person)
  const followed = within(await sheet.findByRole('region', { name: 'Вы следите' }))
  const undo = async () => person.click(await screen.findByRole('button', { name: 'Отменить' }))
  await person.click(await followed.findByRole('button', { name: /^Больше не следить.*«Тестовая школа»$/ }))
  await waitFor(() => expect(server.received('following/unfollowCustomer')).toEqual([{ customerId: 812 }]))
  await undo()
  await waitFor(() => expect(server.received('following/followCustomer')).toEqual([{ name: 'КГУ «Тестовая школа»' }]))
  await person.click(followed.getByRole('button', { name: /^Больше не следить.*Приобретение труб$/ }))
  await undo()
  await waitFor(() => expect(server.received('following/followTender')).toHaveLength(1))
  expect(server.received('following/followTender')).toEqual(server.received('following/unfollowTender'))
})

test('the lots of a customer that is followed are not hidden by the list of what is followed', async () => {
  const { person, server } = await openPage('/all-lots', { answers: answer() })
  const sheet = await openSheet(person)
  await person.click(await sheet.findByRole('link', { name: 'КГУ «Тестовая школа»' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(server.received('lots/getLots')).toContainEqual(
      expect.objectContaining({ companies: ['КГУ «Тестовая школа»'] }),
    ),
  )
})

test('what the person follows says when it cannot be loaded', async () => {
  const { person } = await openPage('/all-lots', {
    answers: {
      ...answer(),
      'following/getAll': () => {
        throw new CallError({ status: 400, code: 'invalid_input', message: '' })
      },
    },
  })
  const sheet = await openSheet(person)
  expect(await sheet.findByText('Не удалось загрузить, за чем вы следите')).toBeDefined()
})

test('a customer and a tender are followed from their places, and a refusal is shown', async () => {
  const { person, server } = await openPage('/tender/1', {
    answers: {
      'following/getAll': () => ({ customers: [], tenders: [] }),
      'following/followTender': () => {
        throw new CallError({ status: 409, code: 'follow_limit', message: '' })
      },
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Следить за заказчиком' }))
  await waitFor(() => expect(server.received('following/followCustomer')).toHaveLength(1))
  await person.click(await screen.findByRole('button', { name: 'Следить за закупкой' }))
  expect(await screen.findByText(new RegExp(errorTexts.follow_limit))).toBeDefined()
})
