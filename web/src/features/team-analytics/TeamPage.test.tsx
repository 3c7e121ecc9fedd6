import { screen, waitFor, within } from '@testing-library/dom'
import { examples } from '@tendertap/contract/features'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import type { Answers } from '../../testing/server.ts'

const [{ output: team }] = examples['analytics/getTeam']
const [{ output: lots }] = examples['analytics/getTeamLots']
const [colleague] = team.people
if (!colleague) throw new Error('The example has nobody')

const open = (path: string, answers: Answers = {}) =>
  openPage(path, {
    roles: ['controller'],
    answers: { 'analytics/getTeam': () => team, 'analytics/getTeamLots': () => lots, ...answers },
  })

/** The sheet stands there before its lots are asked for, their table only afterwards. */
const findLots = async (name?: string | RegExp) =>
  within(await screen.findByRole('dialog', name === undefined ? {} : { name })).findByRole('table')

test('the win rate, the funnel, the times, the people and the reasons of loss are shown', async () => {
  await open('/analytics/team')
  const figures = within(await screen.findByRole('region', { name: 'Доля побед' }))
  expect(figures.getByText('37,8 %')).toBeDefined()
  expect(figures.getByText('29,9 %')).toBeDefined()
  const funnel = within(screen.getByRole('table', { name: 'Воронка' }))
  expect(within(funnel.getByRole('row', { name: /Взяты в работу/ })).getByText('43,8 %')).toBeDefined()
  const stages = within(screen.getByRole('table', { name: 'Время на этапе' }))
  expect(within(stages.getByRole('row', { name: /Сбор документов/ })).getByText('1 день 20 ч')).toBeDefined()
  const losses = within(screen.getByRole('table', { name: 'Почему проиграли' }))
  expect(losses.getByRole('row', { name: /Причина не указана/ })).toBeDefined()
})

test('a figure opens the lots behind it', async () => {
  const { person, server } = await open('/analytics/team?months=3')
  const funnel = within(await screen.findByRole('table', { name: 'Воронка' }))
  await person.click(funnel.getByRole('button', { name: '91' }))
  expect(await findLots('Взяты в работу')).toBeDefined()
  const asked = server.received('analytics/getTeamLots').at(-1)
  expect(asked).toMatchObject({ figure: { kind: 'funnel', step: 'taken' }, page: 1 })
})

test('a person’s figure opens their lots, and their name shows their figures alone', async () => {
  const { person, server, readSearch } = await open('/analytics/team')
  const people = within(await screen.findByRole('table', { name: 'По сотрудникам' }))
  await person.click(people.getByRole('button', { name: '64' }))
  await findLots()
  expect(server.received('analytics/getTeamLots').at(-1)).toMatchObject({
    figure: { kind: 'act', act: 'placed' },
    personId: colleague.person.id,
  })
  await person.keyboard('{Escape}')
  await person.click(people.getByRole('button', { name: 'Данияр Закупов' }))
  await waitFor(() => expect(readSearch()).toEqual({ person: colleague.person.id }))
  await waitFor(() =>
    expect(server.received('analytics/getTeam').at(-1)).toMatchObject({ personId: colleague.person.id }),
  )
})

test('a link shows the same lots behind a figure, on the same page of them', async () => {
  const path = '/analytics/team?months=3&lots=team&lots=kind:loss&lots=reason:&lots=page:2'
  const { person, server, readSearch } = await open(path)
  await findLots()
  expect(server.received('analytics/getTeamLots')[0]).toMatchObject({
    figure: { kind: 'loss', reason: null },
    page: 2,
  })
  await person.keyboard('{Escape}')
  await waitFor(() => expect(readSearch()).toEqual({ months: '3' }))
})

test('the win rate opens the lots won and lost, and a time those that took it', async () => {
  const { person, server } = await open('/analytics/team')
  await person.click(await screen.findByRole('button', { name: /^Показать лоты: Доля побед 37,8/ }))
  await findLots('Доля побед')
  const result = { kind: 'result', outcome: 'decided' }
  expect(server.received('analytics/getTeamLots').at(-1)).toMatchObject({ figure: result })
  await person.keyboard('{Escape}')
  const people = within(await screen.findByRole('table', { name: 'По сотрудникам' }))
  await person.click(people.getByRole('button', { name: '9 ч' }))
  await findLots(/Медиана/)
  expect(server.received('analytics/getTeamLots').at(-1)).toMatchObject({
    figure: { kind: 'stage', stage: null },
    personId: colleague.person.id,
  })
})

test('a chosen person who did nothing in the period stays chosen', async () => {
  const idle = { id: colleague.person.id.replace(/.$/, '9'), fullName: 'Айгерим Жолова' }
  const { readSearch } = await open(`/analytics/team?person=${idle.id}&months=3`, {
    'analytics/getTeam': () => ({ ...team, person: idle }),
  })
  const field = await screen.findByRole('combobox', { name: 'Сотрудник' })
  await within(field).findByRole('option', { name: 'Айгерим Жолова' })
  expect(field).toHaveProperty('value', idle.id)
  expect(readSearch()).toEqual({ person: idle.id, months: '3' })
})

test('another person keeps what the other tabs are filtered by', async () => {
  const { person, readSearch } = await open('/analytics/team?source=ows&region=75')
  await screen.findByRole('table', { name: 'Воронка' })
  await person.click(screen.getByRole('button', { name: 'Данияр Закупов' }))
  await waitFor(() => expect(readSearch()).toEqual({ source: 'ows', region: '75', person: colleague.person.id }))
})

test('without any work it says so', async () => {
  const nothing = { lots: 0, value: 0 }
  await open('/analytics/team', {
    'analytics/getTeam': () => ({
      ...team,
      funnel: team.funnel.map((line) => ({ ...line, lots: 0, ofPrevious: null, ofFirst: null })),
      people: [],
      results: { won: nothing, lost: nothing, cancelled: nothing, byCount: null, byValue: null, unlisted: 0 },
      losses: [],
    }),
  })
  expect(await screen.findByText('За этот период работы не было')).toBeDefined()
})
