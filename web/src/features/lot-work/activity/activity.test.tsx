import { screen, waitFor, within } from '@testing-library/dom'
import type { Output } from '@tendertap/contract/calls/index'
import { lot as example } from '@tendertap/contract/examples/lot'
import { work as taken } from '@tendertap/contract/examples/lot-work'
import { me } from '@tendertap/contract/examples/people'
import { examples } from '@tendertap/contract/features'
import { describe, expect, test, vi } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import type { Answers } from '../../../testing/server.ts'

type Entry = Output<'lots/getActivity'>['data'][number]
type Comment = Output<'lots/addComment'>

const [{ output: page }] = examples['lots/getActiveLots']
const daniyar = { id: '019a9c00-0000-7000-8000-00000000c011', fullName: 'Данияр Омаров' }
const dana = { id: '019a9c00-0000-7000-8000-00000000c012', fullName: 'Дана Ли' }
const myself = { id: me.id, fullName: me.fullName }
const members = [myself, daniyar, dana].map((person) => ({ ...person, roles: [] }))

const comment = (fields: Partial<Comment> = {}): Comment => ({
  kind: 'comment',
  id: '019a9c00-0000-7000-8000-0000000000a1',
  at: '2026-11-14T06:10:00.000Z',
  user: daniyar,
  LotId: example.id,
  text: 'Берём',
  mentions: [],
  ...fields,
})

interface Opening {
  entries?: Entry[]
  answers?: Answers
  path?: string
  width?: number
  work?: Partial<typeof taken>
}
function open({ entries = [], answers = {}, path = '/lots-in-work', width = 1400, work = {} }: Opening = {}) {
  const lot = { ...example, LotsInProcessOfLot: [{ ...taken, ...work }], intoWorkStatus: taken.status }
  return openPage(path, {
    roles: ['manager'],
    width,
    answers: {
      'lots/getActiveLots': () => ({ ...page, data: [lot], total: 1 }),
      'lots/getActivity': () => ({ data: entries, next: null }),
      'team/getMembers': () => members,
      ...answers,
    },
  })
}
const findFeed = () => screen.findByRole('list', { name: 'Обсуждение и история' })
const findOption = async (name: string) =>
  within(await screen.findByRole('listbox', { name: 'Кого упомянуть' })).findByRole('option', { name })
const findField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Комментарий' })

describe('the feed of a lot', () => {
  test('says in words what happened, and strikes through what holds no longer', async () => {
    const [{ output }] = examples['lots/getActivity']
    await open({ entries: output.data })
    const lines = within(await findFeed())
      .getAllByRole('listitem')
      .filter((line) => line.dataset['kind'])
    expect(lines.map((line) => line.dataset['kind'])).toEqual(['comment', 'step', 'change', 'vote'])
    const [said, step, change, vote] = lines.map((line) => line.textContent)
    expect(said).toContain('@Данияр Закупов, запросите')
    expect(step).toContain('Ответственный: Данияр Закупов')
    expect(change).toContain('Срок подачи заявок перенесён')
    expect(vote).toContain('Голос за')
    expect(lines[2]?.querySelector('del')?.textContent).toContain('18.11.2026')
  })

  test('shows HTML in a comment as text', async () => {
    const text = '<img src=x onerror="alert(1)"> <b>жирный</b>'
    await open({ entries: [comment({ text })] })
    const feed = await findFeed()
    expect(feed.textContent).toContain(text)
    expect(feed.querySelector('img, b')).toBeNull()
  })

  test('reads on until the comment of the address is there, and marks it', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const named = comment({ id: '019a9c00-0000-7000-8000-0000000000b2', text: 'Вот он' })
    const { server } = await open({
      path: `/lots-in-work?open=${example.id}&comment=${named.id}`,
      answers: {
        'lots/getActivity': ({ before }) =>
          before === null || before === undefined
            ? { data: [comment()], next: '1.5.a' }
            : { data: [named], next: null },
      },
    })
    const line = (await screen.findByText('Вот он')).closest('li')
    expect(line?.dataset['named']).toBe('true')
    await waitFor(() => expect(scrolled.mock.instances).toContain(line))
    expect(server.received('lots/getActivity').map(({ before }) => before ?? null)).toEqual([null, '1.5.a'])
    expect((await screen.findByText('Берём')).closest('li')?.dataset['named']).toBeUndefined()
  })

  test('is folded on a phone, unless the address leads to a comment', async () => {
    const named = comment()
    await open({ entries: [named], width: 390, path: `/lots-in-work?open=${example.id}&comment=${named.id}` })
    expect(await screen.findByText('Берём')).toBeDefined()
  })

  test('a comment can be removed by its author alone', async () => {
    const mine = comment({ id: '019a9c00-0000-7000-8000-0000000000c3', user: myself, text: 'Ошибся' })
    const { person, server } = await open({ entries: [mine, comment()] })
    const buttons = await within(await findFeed()).findAllByRole('button', { name: 'Удалить' })
    expect(buttons).toHaveLength(1)
    await person.click(buttons[0] as HTMLElement)
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(server.received('lots/removeComment')).toEqual([{ commentId: mine.id }]))
  })

  test('a removed comment says so', async () => {
    await open({ entries: [comment({ user: myself, text: null })] })
    const feed = await findFeed()
    expect(within(feed).getByText('Комментарий удалён')).toBeDefined()
    expect(within(feed).queryByRole('button', { name: 'Удалить' })).toBeNull()
  })
})

describe('a comment is written', () => {
  test('with a colleague chosen by the keyboard, who is mentioned', async () => {
    const { person, server } = await open()
    const field = await findField()
    await person.type(field, 'Посмотри, @да')
    const list = await screen.findByRole('listbox', { name: 'Кого упомянуть' })
    const options = () =>
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent)
    await waitFor(() => expect(options()).toEqual(['Данияр Омаров', 'Дана Ли']))
    await person.keyboard('{ArrowDown}')
    expect(within(list).getByRole('option', { name: 'Дана Ли', selected: true }).id).toBe(
      field.getAttribute('aria-activedescendant'),
    )
    await person.keyboard('{Enter}')
    await waitFor(() => expect(field.value).toBe('Посмотри, @Дана Ли '))
    expect(screen.queryByRole('listbox', { name: 'Кого упомянуть' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(field.value).toBe(''))
    expect(server.received('lots/addComment')).toEqual([
      { lotId: example.id, text: 'Посмотри, @Дана Ли', mentions: [dana.id] },
    ])
  })

  test('with a colleague chosen by a click; Escape closes the list', async () => {
    const { person } = await open()
    const field = await findField()
    await person.type(field, '@')
    await person.click(await findOption('Данияр Омаров'))
    await waitFor(() => expect(field.value).toBe('@Данияр Омаров '))
    await person.type(field, '@')
    await findOption('Дана Ли')
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('listbox', { name: 'Кого упомянуть' })).toBeNull()
  })

  test('only with words', async () => {
    const { person } = await open()
    const field = await findField()
    await person.type(field, '  ')
    expect(screen.queryByRole('button', { name: 'Отправить' })).toBeNull()
  })
})

describe('the person responsible', () => {
  test('is oneself with one click, or a colleague from the list', async () => {
    const { person, server } = await open()
    await person.click(await screen.findByRole('button', { name: 'Взять себе' }))
    await waitFor(() => expect(server.received('lots/assignLot')).toEqual([{ lotId: example.id, userId: me.id }]))
    const select = screen.getByRole('combobox', { name: 'Кто отвечает за лот' })
    await person.selectOptions(select, dana.id)
    await waitFor(() =>
      expect(server.received('lots/assignLot').at(-1)).toEqual({ lotId: example.id, userId: dana.id }),
    )
  })

  test('who is oneself need not be taken', async () => {
    await open({ work: { assignee: { id: me.id, fullName: me.fullName, roles: me.roles } } })
    await screen.findByRole('combobox', { name: 'Кто отвечает за лот' })
    expect(screen.queryByRole('button', { name: 'Взять себе' })).toBeNull()
  })

  test('who has left is still named', async () => {
    await open({
      work: { assignee: { id: '019a9c00-0000-7000-8000-00000000c099', fullName: 'Бывший Коллега', roles: [] } },
    })
    expect(await screen.findByRole('option', { name: 'Бывший Коллега', selected: true })).toBeDefined()
  })

  test('filters the list', async () => {
    const { person, server } = await open()
    const select = await screen.findByRole('combobox', { name: 'Чьи лоты' })
    await person.selectOptions(select, me.id)
    await waitFor(() => expect(server.received('lots/getActiveLots').at(-1)?.assigneeId).toBe(me.id))
  })
})

test('the page of a tender has the same feed on each of its lots', async () => {
  const [{ output }] = examples['tenders/getTenderDetails']
  await open({ path: `/tender/${output.tender.id}`, entries: [comment({ text: 'До голосования' })] })
  expect(await screen.findByText('До голосования')).toBeDefined()
  expect(await findField()).toBeDefined()
})
