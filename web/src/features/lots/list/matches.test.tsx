import { screen, waitFor, within } from '@testing-library/dom'
import { interestsExamples } from '@tendertap/contract/examples/interests'
import { lot } from '@tendertap/contract/examples/lot'
import { me } from '@tendertap/contract/examples/people'
import { STAND_INS } from '@tendertap/contract/examples/stand-ins'
import { subscription } from '@tendertap/contract/examples/subscription'
import { examples } from '@tendertap/contract/features'
import type { Role } from '@tendertap/domain/roles'
import { describe, expect, test } from 'vitest'
import { readLastList } from '../../../lib/last-list.ts'
import { openPage, type OpenPage } from '../../../testing/open-page.tsx'
import type { Answers } from '../../../testing/server.ts'

const [{ output: firstPage }] = examples['lots/getLots']
const [{ output: interests }] = interestsExamples['interests/getInterests']
const { interestId } = STAND_INS

const answerWith = (fields: Partial<typeof lot>): Answers => ({
  'lots/getLots': () => ({ ...firstPage, data: [{ ...lot, ...fields }], total: 1, totalExact: true }),
})
const withoutProfiles = (roles: Role[]): Answers => ({
  ...answerWith({ percent: null, LotScoreOfLot: [] }),
  'me/getMe': () => ({ ...me, roles, subscription: { ...subscription, currentFilters: 0 } }),
})
const expectRequest = ({ server }: OpenPage, fields: object) =>
  waitFor(() => expect(server.received('lots/getLots')).toContainEqual(expect.objectContaining(fields)))

describe.each([
  { where: 'row', width: 1400, element: 'tr' },
  { where: 'card', width: 390, element: 'article' },
])('a $where', ({ width, element }) => {
  const findLot = async () => (await screen.findByText('Бумага офисная')).closest<HTMLElement>(element) ?? document.body

  test('shows the percent, the profile and the level of a match', async () => {
    await openPage('/all-lots', { answers: answerWith({}), width })
    const shown = within(await findLot())
    expect(shown.getByRole('img', { name: 'Совпадение 88\u00A0%' })).toBeDefined()
    expect(shown.getByText('Канцелярия и бумага')).toBeDefined()
    expect(shown.getByText('[Высокая степень совпадения]')).toBeDefined()
  })

  test('counts the other profiles that the lot fits', async () => {
    const [best] = lot.LotScoreOfLot
    if (!best) throw new Error('The example has no score')
    await openPage('/all-lots', { answers: answerWith({ LotScoreOfLot: [best, best, best] }), width })
    expect(within(await findLot()).getByText('и ещё 2 профиля')).toBeDefined()
  })

  test('of a lot that fits no profile says nothing', async () => {
    await openPage('/all-lots', { answers: answerWith({ percent: null, LotScoreOfLot: [] }), width })
    expect(within(await findLot()).queryByText(/совпадения/)).toBeNull()
  })
})

describe('a workspace without profiles', () => {
  const line = 'Профиль интересов покажет, какие лоты вам подходят.'

  test('has no column for the match; its administrator is told how to get one', async () => {
    await openPage('/all-lots', { answers: withoutProfiles(['admin']) })
    await screen.findByText('Бумага офисная')
    expect(screen.queryByRole('columnheader', { name: 'Совпадение' })).toBeNull()
    expect(screen.getByText(line)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Создать профиль' }).getAttribute('href')).toBe('/admin/interests')
  })

  test('does not tell its leads, who can do nothing about it', async () => {
    await openPage('/all-lots', { answers: withoutProfiles(['lead']) })
    await screen.findByText('Бумага офисная')
    expect(screen.queryByText(line)).toBeNull()
  })

  test('has no filters by match either', async () => {
    const { person, server } = await openPage('/all-lots', { answers: withoutProfiles(['admin']) })
    await person.click(await screen.findByRole('button', { name: 'Ещё фильтры' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
    expect(sheet.queryByText('Степень совпадения')).toBeNull()
    expect(sheet.queryByText('Профиль интересов')).toBeNull()
    expect(server.received('interests/getInterests')).toEqual([])
  })
})

test('a click on the match sorts by it, the best first, and another one clears that', async () => {
  const page = await openPage('/all-lots', { answers: answerWith({}) })
  const header = await screen.findByRole('button', { name: 'Совпадение' })
  await page.person.click(header)
  await expectRequest(page, { sortBy: 'percent', sort: 'desc' })
  expect(readLastList()).toBe('/all-lots?sortBy=percent&sort=desc')
  await page.person.click(header)
  await waitFor(() => expect(readLastList()).toBe('/all-lots'))
  expect(page.server.received('lots/getLots').filter(({ sort }) => sort === 'asc')).toEqual([])
})

describe('the filters by match', () => {
  test('a chosen profile and level are asked for, and the chips name them', async () => {
    const page = await openPage('/all-lots', { answers: answerWith({}), width: 390 })
    await page.person.click(await screen.findByRole('button', { name: 'Фильтры' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
    await page.person.click(await sheet.findByRole('checkbox', { name: 'Канцелярия и бумага' }))
    await page.person.click(sheet.getByRole('checkbox', { name: '[Высокая степень совпадения]' }))
    await expectRequest(page, { interests: [interestId], matchLevels: ['high'] })
    await page.person.keyboard('{Escape}')
    const readChip = (name: string) =>
      screen.getByRole('button', { name: `Убрать фильтр «${name}»` }).closest('li')?.textContent
    expect(readChip('Профиль интересов')).toBe('Профиль интересов: Канцелярия и бумага')
    expect(readChip('Степень совпадения')).toBe('Степень совпадения: [Высокая степень совпадения]')
  })

  test('a link with a profile names it without opening anything; a deleted one says so', async () => {
    const deleted = interestId.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    await openPage(`/all-lots?interests=${interestId}&interests=${deleted}`, {
      answers: { ...answerWith({}), 'interests/getInterests': () => interests },
    })
    const chip = await screen.findByRole('button', { name: 'Убрать фильтр «Профиль интересов»' })
    await waitFor(() =>
      expect(chip.closest('li')?.textContent).toBe('Профиль интересов: Канцелярия и бумага, удалённый профиль'),
    )
  })
})
