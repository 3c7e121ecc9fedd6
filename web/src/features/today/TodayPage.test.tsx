import { screen, waitFor, within } from '@testing-library/dom'
import type { Output } from '@tendertap/contract/calls/index'
import { CallError } from '@tendertap/contract/client/call-error'
import { me } from '@tendertap/contract/examples/people'
import { examples } from '@tendertap/contract/features'
import type { Role } from '@tendertap/domain/roles'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import type { Answers } from '../../testing/server.ts'

type Day = Output<'today/getDay'>

const [{ output: example }] = examples['today/getDay']
const NOTHING = { total: 0, lines: [] }
const EMPTY: Day = { ...example, waiting: NOTHING, burning: NOTHING, mentions: NOTHING, changed: NOTHING }
const [workLine] = example.waiting.lines
const [changeLine] = example.changed.lines
if (!workLine || !changeLine) throw new Error('The example has no lines')

interface Opening {
  roles?: Role[]
  width?: number
  answers?: Answers
}
function open(day: Partial<Day>, { roles = ['manager'], width = 1400, answers = {} }: Opening = {}) {
  return openPage('/today', { roles, width, answers: { 'today/getDay': () => ({ ...EMPTY, ...day }), ...answers } })
}
const findGroup = (name: string) => screen.findByRole('region', { name })

// a visit lasts half an hour: each test begins another one
let hours = 0
beforeEach(() => {
  hours += 1
  const start = Date.parse('2026-11-17T05:00:00.000Z') + hours * 3_600_000
  // the whole clock: the subscription of the example ends too
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  return () => vi.useRealTimers()
})

describe('what waits for me', () => {
  test('names my step, and leads to the open card', async () => {
    const turns = workLine.turns.filter(({ step }) => step === 'setOfferPrice')
    const { person, server } = await open({ waiting: { total: 1, lines: [{ ...workLine, turns }] } })
    const line = within(await findGroup('Ждёт меня'))
    expect(line.getByText('Указать цену')).toBeDefined()
    expect(line.queryByText('вы ответственный')).toBeNull()
    await person.click(line.getByRole('link', { name: 'Бумага офисная' }))
    await waitFor(() => expect(server.received('lots/getActiveLots').at(-1)?.code).toBe(workLine.contractNumber))
    expect(await screen.findByRole('region', { name: 'Документы' })).toBeDefined()
  })

  test('says which of them are given to me', async () => {
    const assignee = { id: me.id, fullName: me.fullName }
    await open({ waiting: { total: 1, lines: [{ ...workLine, assignee }] } })
    expect(within(await findGroup('Ждёт меня')).getByText('вы ответственный')).toBeDefined()
  })

  test('says how many there are, when not all are shown', async () => {
    await open({ waiting: { total: 57, lines: [workLine] } })
    expect(within(await findGroup('Ждёт меня')).getByText('Показано 1 из 57.')).toBeDefined()
  })

  test.each<[Role, boolean]>([
    ['lead', true],
    ['procurement', false],
  ])('a %s has a way to the lots to rate: %s', async (role, hasWay) => {
    await open({}, { roles: [role] })
    const group = within(await findGroup('Ждёт меня'))
    expect(group.getByText('Сейчас ваших шагов нет.')).toBeDefined()
    expect(group.queryByRole('link', { name: 'Оценить новые лоты' }) !== null).toBe(hasWay)
  })
})

describe('a mention', () => {
  const [mention] = example.mentions.lines
  if (!mention) throw new Error('The example has no mention')

  test('names who asks and what, and leads to the comment', async () => {
    await open({ mentions: { total: 2, lines: [mention, { ...mention, commentId: 'other', isInWork: false }] } })
    const group = within(await findGroup('Вас упомянули'))
    expect(group.getAllByText('Данияр Закупов')).toHaveLength(2)
    expect(group.getAllByText('@Айгерим Жолова, успеем до пятницы?')).toHaveLength(2)
    const [inWork, elsewhere] = group.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(inWork).toMatch(
      new RegExp(String.raw`^/lots-in-work\?open=${mention.lotId}&comment=${mention.commentId}#`, 'u'),
    )
    expect(elsewhere).toBe(`/tender/${mention.TenderId}?open=${mention.lotId}&comment=other`)
  })

  test('has no place on the page while nobody asks', async () => {
    await open({ mentions: { total: 0, lines: [] } })
    await findGroup('Изменилось')
    expect(screen.queryByRole('region', { name: 'Вас упомянули' })).toBeNull()
  })
})

test('what burns names every step that is left and whose it is; what is late says so', async () => {
  const line = { ...workLine, assignee: null, applicationEndAt: '2020-01-01T00:00:00.000Z' }
  await open({ burning: { total: 1, lines: [line] } })
  const group = within(await findGroup('Горит'))
  for (const text of [
    'Собрать ещё 2 обязательных документа',
    'Указать цену',
    'ждёт: закупщик, менеджер',
    'срок прошёл',
  ])
    expect(group.getByText(text)).toBeDefined()
})

test('what burns waits for the person responsible only where they may take the step', async () => {
  await open({ burning: { total: 1, lines: [workLine] } })
  const group = within(await findGroup('Горит'))
  expect((await group.findByText(/^ждёт:/)).textContent).toBe('ждёт: Данияр Закупов, менеджер')
})

describe('what changed', () => {
  const changed = { total: 1, lines: [changeLine] }

  test('says what, and leads to the card of a lot in work and to the tender of another', async () => {
    const voted = { ...changeLine, lotId: 2, nameRu: 'Кабель', isInWork: false, TenderId: 77 }
    const many = { ...changeLine, lotId: 3, nameRu: 'Краска', lots: 4 }
    await open({ changed: { total: 3, lines: [changeLine, voted, many] } })
    const group = within(await findGroup('Изменилось'))
    expect(group.getAllByText('срок подачи')).toHaveLength(3)
    expect(group.getByText('и ещё 3 лота')).toBeDefined()
    const hrefOf = (name: string) => group.getByRole('link', { name }).getAttribute('href')
    expect(decodeURIComponent(hrefOf('Бумага офисная') ?? '')).toBe(`/lots-in-work#${changeLine.contractNumber}`)
    expect(hrefOf('Краска')).toBe(`/lots-in-work#${changeLine.tenderCode}`)
    expect(hrefOf('Кабель')).toBe('/tender/77')
  })

  test('is marked as seen once it is shown, and stays listed for somebody who comes back', async () => {
    const { person, server } = await open({ changed })
    await waitFor(() => expect(server.received('seen/markSeen')).toEqual([{ place: 'today', seq: example.newest }]))
    await waitFor(() => expect(server.received('today/getCount').length).toBeGreaterThan(1))
    await person.click(screen.getByRole('link', { name: 'Руководство' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Изменилось' })).toBeNull())
    await person.click(screen.getByRole('link', { name: /Мой день/u }))
    expect(await screen.findByText('срок подачи')).toBeDefined()
    await waitFor(() =>
      expect(server.received('today/getDay').map(({ since }) => since)).toEqual([null, example.since]),
    )
  })

  test('without anything new nothing is marked', async () => {
    const { server } = await open({})
    expect(await screen.findByText('С прошлого раза ничего не изменилось.')).toBeDefined()
    expect(server.received('seen/markSeen')).toEqual([])
  })
})

test('a day that could not be loaded can be asked for again', async () => {
  let fails = true
  const { person } = await open(
    {},
    {
      answers: {
        'today/getDay': () => {
          if (fails) throw new CallError({ status: 500, code: 'server_error', message: '' })
          return EMPTY
        },
      },
    },
  )
  expect(await screen.findByText('Не удалось загрузить день')).toBeDefined()
  fails = false
  await person.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('Ничего не горит.')).toBeDefined()
})

describe('the way to the day', () => {
  const count = { 'today/getCount': () => ({ waiting: 4, mentions: 0, changed: 3 }) }

  test('stands in the header with what waits and what changed', async () => {
    await openPage('/help', { roles: ['manager'], answers: count })
    expect(await screen.findByText('7: ждёт вас или изменилось')).toBeDefined()
    expect(screen.getByRole('link', { name: /Мой день/u }).getAttribute('href')).toBe('/today')
  })

  test('has no number when nothing waits', async () => {
    const { server } = await openPage('/help', {
      roles: ['manager'],
      answers: { 'today/getCount': () => ({ waiting: 0, mentions: 0, changed: 0 }) },
    })
    await waitFor(() => expect(server.received('today/getCount')).toHaveLength(1))
    expect((await screen.findByRole('link', { name: /Мой день/u })).textContent).toBe('Мой день')
  })

  test('is the first tab of a phone', async () => {
    await openPage('/all-lots', { roles: ['manager'], width: 390, answers: count })
    const bar = within(await screen.findByRole('navigation', { name: 'Вкладки кабинета' }))
    const [first] = bar.getAllByRole('link')
    expect(first?.getAttribute('href')).toBe('/today')
    expect(await within(first ?? document.body).findByText('7: ждёт вас или изменилось')).toBeDefined()
  })
})

describe('the day of a controller', () => {
  const controller: Opening = { roles: ['controller'] }

  test('begins with the overdue steps of the team and whose turn they are', async () => {
    await open({}, controller)
    await screen.findByText('Собрать документы')
    const group = within(await findGroup('Просрочено'))
    expect(group.getByText('до 16.11')).toBeDefined()
    expect(group.getByText('1 шаг')).toBeDefined()
    expect(group.getByText('Данияр Закупов')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Ждёт меня' })).toBeNull()
  })

  test('shows how the team does, whether the sources are complete, and what was done last', async () => {
    const [{ output: figures }] = examples['analytics/getTeam']
    const results = { ...figures.results, won: { lots: 99, value: 1 } }
    await open({}, { ...controller, answers: { 'analytics/getTeam': () => ({ ...figures, results }) } })
    const team = within(await findGroup('Команда за год'))
    expect(await team.findByText('37,8 %')).toBeDefined()
    // of the lots found in the period, not of all results
    const won = team.getByRole('link', { name: '17' }).getAttribute('href') ?? ''
    expect(new URL(won, 'http://x').searchParams.getAll('lots')).toEqual(['team', 'kind:funnel', 'step:won'])
    expect(team.getByRole('link', { name: 'Аналитика команды' }).getAttribute('href')).toBe('/analytics/team')
    const sources = within(await findGroup('Полнота источников'))
    expect((await sources.findAllByRole('definition')).length).toBeGreaterThan(0)
    const log = within(await findGroup('Последние действия'))
    expect((await log.findAllByRole('listitem')).length).toBeGreaterThan(0)
    expect(log.getByRole('link', { name: 'Весь журнал' }).getAttribute('href')).toBe('/audit')
  })

  test('keeps what waits for them when they also work', async () => {
    await open({}, { roles: ['controller', 'manager'] })
    expect(await findGroup('Ждёт меня')).toBeDefined()
    expect(await findGroup('Просрочено')).toBeDefined()
  })

  test('is that of an administrator too', async () => {
    await open({}, { roles: ['admin'] })
    expect(await findGroup('Просрочено')).toBeDefined()
    expect(await findGroup('Команда за год')).toBeDefined()
  })

  test('is not shown to others', async () => {
    const { server } = await open({}, { roles: ['manager'] })
    await findGroup('Ждёт меня')
    expect(server.received('planning/getOverdueSteps')).toEqual([])
    expect(screen.queryByRole('region', { name: 'Последние действия' })).toBeNull()
  })
})
