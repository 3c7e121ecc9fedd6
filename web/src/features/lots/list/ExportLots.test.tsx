import { screen, waitFor } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'

const NAME = 'Выгрузить список в Excel'
const findButton = (name: string | RegExp = NAME) => screen.findByRole('button', { name })
const findReadyButton = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: NAME })
    expect(button).toHaveProperty('disabled', false)
    return button
  })

/** A file of ten bytes of which half is here until the rest is sent. */
function aSlowFile() {
  const rest = Promise.withResolvers<void>()
  const body = new ReadableStream({
    start: async (controller) => {
      controller.enqueue(new Uint8Array(5))
      await rest.promise
      controller.enqueue(new Uint8Array(5))
      controller.close()
    },
  })
  const headers = { 'content-disposition': 'attachment; filename="lots.xlsx"', 'x-estimated-bytes': '10' }
  return { response: new Response(body, { headers }), send: rest.resolve }
}

/** What the browser was given to save. */
function watchSaved(): string[] {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}

afterEach(() => void vi.restoreAllMocks())

test('the list is exported with the filter and the order on the screen, in the language of the person', async () => {
  const { person, server } = await openPage('/all-lots?search=бумага&sortBy=amount&sort=desc&page=2')
  await person.click(await findReadyButton())
  await expect.poll(() => server.received('exports/getLots')).toHaveLength(1)
  expect(server.received('exports/getLots')[0]).toMatchObject({
    search: 'бумага',
    sortBy: 'amount',
    sort: 'desc',
    lang: 'ru',
  })
  expect(await screen.findByText('Файл сохранён')).toBeDefined()
})

test('the button shows how much of the file is here, and the file is saved once it is whole', async () => {
  const saved = watchSaved()
  const file = aSlowFile()
  const { person } = await openPage('/all-lots', { answers: { 'exports/getLots': () => file.response } })
  await person.click(await findReadyButton())
  await findButton(/Остановить · 50/)
  expect(saved).toEqual([])
  file.send()
  await findButton()
  expect(saved).toEqual(['lots.xlsx'])
})

test('a second click stops it, and nothing is saved', async () => {
  const saved = watchSaved()
  const { person } = await openPage('/all-lots', { answers: { 'exports/getLots': () => aSlowFile().response } })
  await person.click(await findReadyButton())
  await person.click(await findButton(/Остановить · 50/))
  await findButton()
  expect(saved).toEqual([])
  expect(screen.queryByText(/Не удалось/)).toBeNull()
})

test('a refusal is shown with its reason', async () => {
  const { person } = await openPage('/all-lots', {
    answers: {
      'exports/getLots': () => {
        throw new CallError({ status: 429, code: 'too_many_requests', message: '' })
      },
    },
  })
  await person.click(await findReadyButton())
  expect(await screen.findByText(/Не удалось сохранить файл\. ./)).toBeDefined()
})

test.each([
  ['/lots-in-work', 'exports/getActiveLots'],
  ['/completed-lots', 'exports/getCompletedLots'],
  ['/archive-lots', 'exports/getArchivedLots'],
  ['/potential-lots', 'exports/getPotentialLots'],
  ['/rate-lots', 'exports/getLotsToRate'],
] as const)('%s is saved by %s', async (address, path) => {
  const { person, server } = await openPage(address, { roles: ['lead', 'manager'] })
  await person.click(await findReadyButton())
  await expect.poll(() => server.received(path)).toHaveLength(1)
})
