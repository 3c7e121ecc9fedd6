import { screen, within } from '@testing-library/dom'
import { examples } from '@tendertap/contract/features'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

const [{ output: guarantees }] = examples['guarantees/getGuarantees']
const [{ output: lots }] = examples['guarantees/getLots']
const [{ output: unpublished }] = examples['guarantees/getUnpublished']

const open = (answer: typeof guarantees) =>
  openPage('/analytics/guarantees', {
    roles: ['procurement'],
    answers: {
      'guarantees/getGuarantees': () => answer,
      'guarantees/getLots': () => lots,
      'guarantees/getUnpublished': () => unpublished,
    },
  })
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')

test('the sum of today, the peak and its day are told, and each day opens its lots', async () => {
  const { person, server } = await open(guarantees)
  const totals = await screen.findByRole('region', { name: 'Обеспечение' })
  expect(plain(totals.textContent)).toContain('312 400 ₸')
  expect(plain(totals.textContent)).toContain('386 800 ₸')
  expect(within(totals).getByText('19.11.2026')).toBeDefined()
  const days = within(screen.getByRole('table', { name: 'По дням' }))
  expect(days.getAllByText('сегодня')).toHaveLength(1)
  await person.click(days.getByRole('button', { name: '20.11.2026' }))
  const sheet = await screen.findByRole('dialog', { name: 'Обеспечение на 20.11.2026' })
  expect(plain((await within(sheet).findByRole('table')).textContent)).toContain('74 400 ₸')
  expect(server.received('guarantees/getLots').at(-1)).toMatchObject({ day: '2026-11-20' })
})

test('the peak opens the lots of its day', async () => {
  const { person, server } = await open(guarantees)
  const totals = within(await screen.findByRole('region', { name: 'Обеспечение' }))
  await person.click(totals.getByRole('button', { name: /^Показать лоты: Пик/ }))
  await screen.findByRole('dialog', { name: 'Обеспечение на 19.11.2026' })
  expect(server.received('guarantees/getLots')).toMatchObject([{ day: '2026-11-19' }])
})

test('a link shows the lots of the same day', async () => {
  const { server } = await openPage('/analytics/guarantees?lots=secured&lots=day:2026-11-21&lots=page:2', {
    roles: ['procurement'],
    answers: { 'guarantees/getGuarantees': () => guarantees, 'guarantees/getLots': () => lots },
  })
  const sheet = await screen.findByRole('dialog', { name: 'Обеспечение на 21.11.2026' })
  expect(await within(sheet).findByRole('table')).toBeDefined()
  expect(server.received('guarantees/getLots')[0]).toMatchObject({ day: '2026-11-21', page: 2 })
})

test('money that was held only in the past leaves a sum of zero and no peak', async () => {
  const nothing = guarantees.days.map((day) => ({ ...day, placed: 0, planned: 0, lots: 0 }))
  const past = { day: '2026-10-20', placed: 60_000, planned: 0, lots: 1 }
  await open({ ...guarantees, days: [past, ...nothing], peak: null, now: { amount: 0, lots: 0 } })
  const totals = await screen.findByRole('region', { name: 'Обеспечение' })
  expect(plain(totals.textContent)).not.toContain('нет данных')
  expect(within(totals).queryByText('День пика')).toBeNull()
  expect(screen.getByText('Замороженных денег нет')).toBeDefined()
})

test('lots whose portal publishes no security are told apart, and can be looked at', async () => {
  const { person } = await open(guarantees)
  const name = 'Не учтено лотов без опубликованного обеспечения: 5.'
  await person.click(await screen.findByRole('button', { name }))
  const sheet = await screen.findByRole('dialog', { name: 'Лоты без опубликованного обеспечения' })
  expect(await within(sheet).findByRole('table')).toBeDefined()
})

test('without securities it says what would be counted', async () => {
  const nothing = guarantees.days.map((day) => ({ ...day, placed: 0, planned: 0, lots: 0 }))
  await open({ ...guarantees, days: nothing, peak: null, now: { amount: 0, lots: 0 } })
  expect(await screen.findByText('Замороженных денег нет')).toBeDefined()
})
