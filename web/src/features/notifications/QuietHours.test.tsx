import { screen, waitFor } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { notificationsExamples } from '@tendertap/contract/examples/notifications'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

const { output: usual } = notificationsExamples['settings/getSettings'][0]

/** A server that remembers what it is told. */
async function openSettings(stored = { ...usual }) {
  const opened = await openPage('/settings', {
    width: 390,
    answers: {
      'settings/getSettings': () => stored,
      'settings/updateSettings': (changes) => Object.assign(stored, changes),
    },
  })
  const toggle = await screen.findByRole('switch', { name: 'Не беспокоить' })
  return { ...opened, toggle }
}
const findHour = (name: string) => screen.findByRole('combobox', { name })

test('the quiet hours are shown, and when what happens in them comes', async () => {
  const { toggle } = await openSettings()
  expect(toggle).toHaveProperty('checked', true)
  expect(await findHour('Не беспокоить с')).toHaveProperty('value', '21')
  expect(await findHour('Не беспокоить до')).toHaveProperty('value', '8')
  expect(screen.getByText('То, что случится в эти часы, придёт в 08:00 по времени Казахстана.')).toBeDefined()
})

test('while they are loaded none are shown, and what is below them does not move when they have come', async () => {
  const settings = Promise.withResolvers<typeof usual>()
  await openPage('/settings', { width: 390, answers: { 'settings/getSettings': () => settings.promise } })
  const below = await screen.findByRole('heading', { name: 'Безопасность' })
  expect(screen.queryByRole('switch', { name: 'Не беспокоить' })).toBeNull()
  const place = below.getBoundingClientRect().top
  settings.resolve(usual)
  await screen.findByRole('switch', { name: 'Не беспокоить' })
  expect(below.getBoundingClientRect().top).toBe(place)
})

test('another hour is saved', async () => {
  const { person, server } = await openSettings()
  await person.selectOptions(await findHour('Не беспокоить с'), 'с 23:00')
  await person.selectOptions(await findHour('Не беспокоить до'), 'до 07:00')
  await waitFor(() =>
    expect(server.received('settings/updateSettings')).toEqual([
      { quiet_from: 23, quiet_to: 8 },
      { quiet_from: 23, quiet_to: 7 },
    ]),
  )
  expect(screen.getByText(/придёт в 07:00/u)).toBeDefined()
})

test('an hour cannot be both the beginning and the end', async () => {
  await openSettings()
  const listHours = async (name: string) =>
    [...(await findHour(name)).querySelectorAll('option')].map(({ value }) => value)
  expect(await listHours('Не беспокоить с')).not.toContain('8')
  expect(await listHours('Не беспокоить до')).not.toContain('21')
})

test('they are switched off, and come back as they were', async () => {
  const { person, server, toggle } = await openSettings({ ...usual, quiet_from: 22, quiet_to: 6 })
  await person.click(toggle)
  expect(await screen.findByText('Уведомления приходят в любое время суток.')).toBeDefined()
  expect(screen.queryByRole('combobox', { name: 'Не беспокоить с' })).toBeNull()
  await person.click(toggle)
  expect(await findHour('Не беспокоить с')).toHaveProperty('value', '22')
  await waitFor(() =>
    expect(server.received('settings/updateSettings')).toEqual([
      { quiet_from: 22, quiet_to: 22 },
      { quiet_from: 22, quiet_to: 6 },
    ]),
  )
})

test('what the server refuses changes back', async () => {
  const { person } = await openPage('/settings', {
    width: 390,
    answers: {
      'settings/updateSettings': () => {
        throw new CallError({ status: 503, code: 'unavailable', message: '' })
      },
    },
  })
  await person.selectOptions(await findHour('Не беспокоить с'), 'с 23:00')
  expect(await screen.findByText(/^Не удалось обновить настройки уведомлений/u)).toBeDefined()
  expect(await findHour('Не беспокоить с')).toHaveProperty('value', '21')
})
