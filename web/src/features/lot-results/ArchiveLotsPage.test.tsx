import { screen, within } from '@testing-library/dom'
import { lot as example } from '@tendertap/contract/examples/lot'
import { declined } from '@tendertap/contract/examples/lot-work'
import { me } from '@tendertap/contract/examples/people'
import { examples } from '@tendertap/contract/features'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import type { Lot } from '../lots/lot.ts'

const [{ output: page }] = examples['lots/getArchivedLots']
const user = { fullName: 'Асель Нурланова', id: me.id }
const refused: Lot = {
  ...example,
  LotsInProcessOfLot: [
    {
      ...declined,
      meta: [{ action: 'declineLot', date: '2026-11-14T05:00:00.000Z', user, documentKey: null, fileName: null }],
    },
  ],
  intoWorkStatus: 'declined',
}
const missed: Lot = { ...example, id: 2, nameRu: 'Скрепки' }
const list = (...data: Lot[]): typeof page => ({ ...page, data, total: data.length, totalExact: true })
const open = (...data: Lot[]) =>
  openPage('/archive-lots', { roles: ['manager'], answers: { 'lots/getArchivedLots': () => list(...data) } })

test('a declined lot says who declined it and when, another that nobody took it in time', async () => {
  await open(refused, missed)
  const [first, second] = await screen.findAllByRole('article')
  if (!first || !second) throw new Error('There are not two cards')
  expect(within(first).getAllByText('Отклонён')).toHaveLength(2)
  expect(first.textContent).toContain('14.11.2026 10:00Асель Нурланова')
  expect(within(second).getByText('Не взят в работу')).toBeDefined()
  expect(within(second).getByText('Приём заявок до').nextElementSibling?.textContent).toBe('19.11.2026 09:00')
})

test('a lot that had been taken says that it was deactivated', async () => {
  const meta = [{ action: 'deactivateLot', date: '2026-11-14T05:00:00.000Z', user, documentKey: null, fileName: null }]
  await open({ ...refused, LotsInProcessOfLot: [{ ...declined, meta }] })
  const card = within(await screen.findByRole('article'))
  expect(card.getAllByText('Деактивирован')).toHaveLength(2)
  expect(card.queryByText('Отклонён')).toBeNull()
})

test('a lot that the portal withdrew says when', async () => {
  await open({ ...missed, withdrawnAt: '2026-11-12T05:00:00.000Z' })
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Снят порталом').nextElementSibling?.textContent).toBe('12.11.2026 10:00')
})

test('there are no archived lots', async () => {
  await open()
  expect(await screen.findByText('Нет архивных лотов')).toBeDefined()
})

test('the archive is filtered by what became of the lots', async () => {
  const { person, server } = await open(refused)
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Все' })).checked).toBe(true)
  expect(server.received('lots/getArchivedLots').at(-1)?.workStatuses).toBeNull()
  await person.click(screen.getByRole('radio', { name: 'Не взят в работу' }))
  await expect.poll(() => server.received('lots/getArchivedLots').at(-1)?.workStatuses).toEqual(['not_processed'])
})

test('the switch shows the archived tenders', async () => {
  const { person, server } = await open(refused)
  await person.click(await screen.findByRole('radio', { name: 'Тендеры' }))
  const card = await screen.findByRole('article', { name: 'Приобретение канцелярских товаров' })
  expect(within(card).getByText('Не взят в работу')).toBeDefined()
  await person.click(screen.getByRole('radio', { name: 'Отклонён' }))
  await expect.poll(() => server.received('tenders/getArchivedTenders').at(-1)?.workStatuses).toEqual(['declined'])
})
