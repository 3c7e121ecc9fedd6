import { deliveryExamples } from '@tendertap/contract/examples/delivery'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'

const [{ output: troubled }, { output: well }] = deliveryExamples['superadmin/getDelivery'] as [
  (typeof deliveryExamples)['superadmin/getDelivery'][number],
  (typeof deliveryExamples)['superadmin/getDelivery'][number],
]
const open = (answer: typeof troubled) =>
  openPage('/superadmin?tab=delivery', {
    roles: ['superadmin'],
    answers: { 'superadmin/getDelivery': () => answer },
  })

test('what is wrong comes first, and the tab counts it', async () => {
  await open({ ...troubled, troubles: ['stuck', 'failed', 'dead_letters'] })
  const titles = (await screen.findAllByRole('alert')).map((alert) => alert.textContent)
  expect(titles).toEqual([
    expect.stringMatching(/^Отправка стоит: самое старое сообщение ждёт 1 мин, с 14\.11\.2026 10:28/),
    expect.stringMatching(/^За сутки не доставлено: 3 сообщения/),
    expect.stringMatching(/^За сутки есть невыполненные задания/),
  ])
  expect(screen.getByRole('link', { name: /^Доставка/ }).textContent).toContain('3')
  expect(screen.queryByText('Всё доставляется')).toBeNull()
})

test('the figures of each channel, the reasons and the jobs that were given up', async () => {
  await open(troubled)
  const channels = within(await screen.findByRole('table', { name: 'За последние 24 часа' }))
  const [, email] = channels.getAllByRole('row')
  expect(
    within(email ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['E-mail', '3', '2', '14.11.2026 10:28', '1', '57', '4\u00A0812'])
  const jobs = within(screen.getByRole('table', { name: 'Невыполненные задания за 7 дней' }))
  expect(jobs.getByText('messages/deliver')).toBeDefined()
  expect(jobs.getByText('the mail server refused the recipient (550 5.1.1)')).toBeDefined()
})

test('a calm sentence when nothing is wrong', async () => {
  await open(well)
  await screen.findByText('Всё доставляется')
  expect(screen.queryByRole('alert')).toBeNull()
})
