import { screen, waitFor, within } from '@testing-library/dom'
import type { Output } from '@tendertap/contract/calls/index'
import { CallError } from '@tendertap/contract/client/call-error'
import { noticesExamples } from '@tendertap/contract/examples/notices'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { me } from '@tendertap/contract/examples/people'
import { openPage } from '../../testing/open-page.tsx'
import { act } from '../../testing/render.tsx'
import type { Answers } from '../../testing/server.ts'

type Notice = Output<'notices/getNotices'>['data'][number]

const [example] = noticesExamples['notices/getNotices'][0].output.data
if (!example) throw new Error('The example has no notice')

/** The higher the number, the later. */
const aNotice = (number: number, fields: Partial<Notice> = {}): Notice => ({
  ...example,
  id: `01a1f0c2-3b1f-7c55-8e0a-0000000000${String(number).padStart(2, '0')}`,
  says: `Событие ${number}`,
  ...fields,
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

// What is in sight is decided by the test, and the second for which it must be looked at is over at once.
let observers: { element: Element; show(): void }[] = []
beforeEach(() => {
  observers = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell
      }
      observe(element: Element) {
        const show = () => {
          const { setTimeout } = globalThis
          const hurry = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run) => setTimeout(run))
          this.tell([{ isIntersecting: true }])
          hurry.mockRestore()
        }
        observers.push({ element, show })
      }
      disconnect() {}
    },
  )
})
async function look(...texts: string[]): Promise<void> {
  await act(async () => {
    for (const { element, show } of observers) if (texts.some((text) => element.textContent.includes(text))) show()
  })
}

const told = (notices: Notice[], unread = notices.filter(({ isRead }) => !isRead).length): Answers => ({
  'notices/getNotices': () => ({ data: notices, next: null }),
  'notices/countUnread': () => ({ unread }),
})
/** The sidebar has a button of this name too. */
const findBell = async (name: string | RegExp = /^Уведомления/u) =>
  waitFor(() => {
    const bell = screen.queryAllByRole('button', { name }).find((button) => button.closest('header'))
    if (!bell) throw new Error('There is no bell')
    return bell
  })

async function openFeed(answers: Answers, width = 1400) {
  const opened = await openPage('/help', { answers, width })
  await opened.person.click(await findBell())
  const feed = within(await screen.findByRole('dialog', { name: 'Уведомления' }))
  return { ...opened, feed }
}

describe('the bell', () => {
  test.each([
    [1, '1', 'Уведомления: 1 непрочитанное'],
    [42, '42', 'Уведомления: 42 непрочитанных'],
    [100, '99+', 'Уведомления: 99+ непрочитанных'],
  ])('of %i unread notices says %s', async (unread, shown, name) => {
    await openPage('/help', { answers: told([], unread) })
    const bell = await findBell(name)
    expect(bell.textContent).toBe(shown)
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe(name.replace('Уведомления: ', ''))
  })

  test('has no number when everything is read', async () => {
    const { server } = await openPage('/help', { answers: told([]) })
    await waitFor(() => expect(server.received('notices/countUnread')).toHaveLength(1))
    expect((await findBell('Уведомления')).textContent).toBe('')
  })

  test('is not there for the operator, who belongs to no workspace', async () => {
    const { server } = await openPage('/help', {
      answers: { 'me/getMe': () => ({ ...me, roles: ['superadmin'], WorkspaceId: null }) },
    })
    expect(await screen.findByRole('button', { name: /Меню пользователя/u })).toBeDefined()
    expect(document.querySelector('header [aria-haspopup=dialog]')).toBeNull()
    expect(server.received('notices/countUnread')).toEqual([])
  })
})

describe('the feed', () => {
  test('lists what happened by days and names the lot', async () => {
    const { feed } = await openFeed(
      told([
        aNotice(3, { at: inHours(0) }),
        aNotice(2, { at: inHours(-24), isRead: true }),
        aNotice(1, { at: '2026-01-02T10:00:00.000Z', isRead: true, lot: null, page: '/tariffs' }),
      ]),
    )
    const names = (await feed.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
    expect(names).toEqual(['Сегодня', 'Вчера', '02.01.2026'])
    expect(feed.getAllByRole('listitem').map((item) => /Событие \d/u.exec(item.textContent)?.[0])).toEqual([
      'Событие 3',
      'Событие 2',
      'Событие 1',
    ])
    expect(feed.getAllByRole('link', { name: 'Бумага офисная' })).toHaveLength(2)
    expect(feed.getByRole('link', { name: 'Событие 1' }).getAttribute('href')).toBe('/tariffs')
    expect(feed.getAllByText('Новое.')).toHaveLength(1)
  })

  test('leads to the page that the server names, and closes', async () => {
    const { feed, person, server } = await openFeed(told([aNotice(1, { page: '/tender/7?open=41&comment=c' })]))
    const link = await feed.findByRole('link', { name: 'Бумага офисная' })
    expect(link.getAttribute('href')).toBe('/tender/7?open=41&comment=c')
    await person.click(link)
    await waitFor(() => expect(server.received('tenders/getTenderDetails').at(0)?.id).toBe(7))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is closed by Escape, and the bell has the focus again', async () => {
    const { person } = await openFeed(told([aNotice(1)]))
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const bell = await findBell()
    await waitFor(() => expect(document.activeElement).toBe(bell))
  })

  test('fills the screen of a phone and can be closed', async () => {
    const { feed, person } = await openFeed(told([aNotice(1)]), 390)
    expect(await feed.findByText('Событие 1')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('marks as read what was in sight, and keeps it highlighted until it is closed', async () => {
    const notices = [aNotice(4), aNotice(3), aNotice(2), aNotice(1)]
    const { feed, person, server } = await openFeed({
      ...told(notices),
      'notices/getNotices': () => ({ data: notices, next: null }),
      'notices/markRead': ({ upTo, from }) => {
        for (const notice of notices) if (notice.id <= upTo && notice.id >= (from ?? '')) notice.isRead = true
        return { unread: notices.filter(({ isRead }) => !isRead).length }
      },
    })
    await feed.findByText('Событие 4')
    expect(server.received('notices/markRead')).toEqual([])
    await look('Событие 4', 'Событие 3')
    const [fourth, third] = notices
    await waitFor(() => expect(server.received('notices/markRead')).toEqual([{ upTo: fourth?.id, from: third?.id }]))
    expect(await findBell('Уведомления: 2 непрочитанных')).toBeDefined()
    await waitFor(() => expect(server.received('notices/getNotices').length).toBeGreaterThan(1))
    expect(feed.getAllByText('Новое.')).toHaveLength(4)

    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(await findBell())
    await waitFor(() => expect(screen.getAllByText('Новое.')).toHaveLength(2))
  })

  test('marks everything as read when it is told so, and shows nothing as new', async () => {
    const notices = [aNotice(2), aNotice(1)]
    const { feed, person, server } = await openFeed({
      ...told(notices),
      'notices/markRead': () => {
        for (const notice of notices) notice.isRead = true
        return { unread: 0 }
      },
    })
    await person.click(await feed.findByRole('button', { name: 'Отметить всё прочитанным' }))
    await waitFor(() => expect(feed.queryAllByText('Новое.')).toEqual([]))
    expect(server.received('notices/markRead')).toEqual([{ upTo: notices[0]?.id }])
    expect(await findBell('Уведомления')).toBeDefined()
    expect(feed.queryByRole('button', { name: 'Отметить всё прочитанным' })).toBeNull()
  })

  test('marks everything as read too when what is new is further down', async () => {
    const { feed, person, server } = await openFeed({
      ...told([aNotice(2, { isRead: true })], 1),
      'notices/markRead': () => ({ unread: 0 }),
    })
    await person.click(await feed.findByRole('button', { name: 'Отметить всё прочитанным' }))
    expect(await findBell('Уведомления')).toBeDefined()
    expect(server.received('notices/markRead')).toEqual([{ upTo: aNotice(2).id }])
    expect(feed.queryByRole('button', { name: 'Отметить всё прочитанным' })).toBeNull()
  })

  test('says why not everything could be marked', async () => {
    const { feed, person } = await openFeed({
      ...told([aNotice(1)]),
      'notices/markRead': () => {
        throw new CallError({ status: 429, code: 'too_many_requests', message: '' })
      },
    })
    await person.click(await feed.findByRole('button', { name: 'Отметить всё прочитанным' }))
    expect(await screen.findByText(/^Не удалось отметить прочитанным/u)).toBeDefined()
    expect(feed.getAllByText('Новое.')).toHaveLength(1)
  })

  test('adds earlier notices below', async () => {
    const { feed, person, server } = await openFeed({
      ...told([]),
      'notices/getNotices': ({ before }) =>
        before ? { data: [aNotice(1)], next: null } : { data: [aNotice(2)], next: aNotice(2).id },
    })
    await person.click(await feed.findByRole('button', { name: 'Ещё' }))
    expect(await feed.findByText('Событие 1')).toBeDefined()
    expect(feed.getByText('Событие 2')).toBeDefined()
    expect(feed.queryByRole('button', { name: 'Ещё' })).toBeNull()
    expect(server.received('notices/getNotices').map(({ before }) => before)).toEqual([null, aNotice(2).id])
  })

  test('without notices says what will come, and where to choose it', async () => {
    const { feed, person } = await openFeed(told([]))
    expect(await feed.findByText('Пока ничего нового')).toBeDefined()
    await person.click(feed.getByRole('link', { name: 'Настройки уведомлений' }))
    expect(await screen.findByRole('heading', { name: 'Настройки', level: 1 })).toBeDefined()
    await waitFor(() => expect(document.activeElement?.getAttribute('data-section')).toBe('notifications'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('that could not be loaded can be asked for again', async () => {
    let fails = true
    const { feed, person } = await openFeed({
      'notices/getNotices': () => {
        if (fails) throw new CallError({ status: 500, code: 'server_error', message: '' })
        return { data: [aNotice(1)], next: null }
      },
    })
    expect(await feed.findByText('Не удалось загрузить уведомления')).toBeDefined()
    fails = false
    await person.click(feed.getByRole('button', { name: 'Повторить' }))
    expect(await feed.findByText('Событие 1')).toBeDefined()
  })
})
