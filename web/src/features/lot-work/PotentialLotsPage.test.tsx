import { screen, waitFor, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { lot as example } from '@tendertap/contract/examples/lot'
import { declined, work } from '@tendertap/contract/examples/lot-work'
import { examples } from '@tendertap/contract/features'
import type { Role } from '@tendertap/domain/roles'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { openPage } from '../../testing/open-page.tsx'
import { act } from '../../testing/render.tsx'
import type { Answers } from '../../testing/server.ts'
import { closeSnackbar, listSnackbars } from '../../ui/snackbars/snackbars.ts'
import type { Lot, LotDocument } from '../lots/lot.ts'

const [{ output: page }] = examples['lots/getPotentialLots']
const [stored] = example.documents
if (!stored) throw new Error('The example has no document')

const lot: Lot = { ...example, Votes: [] }
const withDocuments = (...states: LotDocument['state'][]): Lot => ({
  ...lot,
  documents: states.map((state, index) => ({ ...stored, id: index + 1, originalFileName: `${state}.pdf`, state })),
})
const list = (...data: Lot[]): typeof page => ({ ...page, data, total: data.length, totalExact: true })
const open = (shown: Lot, more: Answers = {}, path = '/potential-lots', roles: Role[] = ['manager']) =>
  openPage(path, {
    roles,
    answers: { 'lots/getPotentialLots': () => list(shown), 'lots/getLots': () => list(shown), ...more },
  })

/** Not the line in the log of the card that opens. */
const findNotice = (text: string) => screen.findByText(text, { selector: 'span' })
afterEach(() => {
  for (const { id } of listSnackbars()) closeSnackbar(id)
})

const findTake = () => screen.findByRole('button', { name: 'Взять в работу' })

test('a lot whose documents are all there is taken with one press', async () => {
  const { person, server } = await open(lot)
  await person.click(await findTake())
  expect(await findNotice('Лот взят в работу')).toBeDefined()
  expect(server.received('lots/activateLot')).toEqual([{ lotId: lot.id }])
})

test.each(['/potential-lots', '/all-lots'])('a lot taken on %s opens its card with its documents', async (path) => {
  const inWork = { ...lot, LotsInProcessOfLot: [work], intoWorkStatus: work.status }
  const { person, server } = await open(lot, { 'lots/getActiveLots': () => list(inWork) }, path)
  await person.click(await findTake())
  const checklist = await screen.findByRole('region', { name: 'Документы' })
  const card = within(checklist.closest('article') ?? document.body)
  expect(await card.findByText(stored.originalFileName ?? '')).toBeDefined()
  expect(server.received('lots/getActiveLots')[0]?.code).toBe(lot.contractNumber)
})

test('a manager who has gone to another page meanwhile stays there, and the notice offers the card', async () => {
  let answer = () => undefined as void
  const { person, server } = await open(lot, {
    'lots/activateLot': () => new Promise((resolve) => (answer = () => resolve(work))),
  })
  await person.click(await findTake())
  await waitFor(() => expect(server.received('lots/activateLot')).toHaveLength(1))
  await person.click(screen.getByRole('link', { name: 'Все лоты' }))
  await waitFor(() => expect(server.received('lots/getLots').length).toBeGreaterThan(0))
  answer()
  expect(await findNotice('Лот взят в работу')).toBeDefined()
  expect(server.received('lots/getActiveLots')).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Открыть' }))
  await waitFor(() => expect(server.received('lots/getActiveLots')[0]?.code).toBe(lot.contractNumber))
})

test('a manager who has begun something else meanwhile is left to it', async () => {
  let answer = () => undefined as void
  const { person, server } = await open(lot, {
    'lots/activateLot': () => new Promise((resolve) => (answer = () => resolve(work))),
  })
  await person.click(await findTake())
  await waitFor(() => expect(server.received('lots/activateLot')).toHaveLength(1))
  await person.click(screen.getByRole('button', { name: 'Отклонить…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Отклонить лот' })
  answer()
  expect(await findNotice('Лот взят в работу')).toBeDefined()
  expect(screen.getByText('Открыть')).toBeDefined()
  expect(dialog.isConnected).toBe(true)
  expect(server.received('lots/getActiveLots')).toEqual([])
})

test('in reading mode, where the next lot follows, the notice offers the card', async () => {
  const { person, server } = await open(lot, {}, '/potential-lots?read=1')
  await person.click(await findTake())
  const offer = await screen.findByRole('button', { name: 'Открыть' })
  expect(server.received('lots/getActiveLots')).toEqual([])
  // the list is asked again, because the lot has left it
  await waitFor(() => expect(server.received('lots/getPotentialLots').length).toBeGreaterThan(1))
  await person.click(offer)
  await waitFor(() => expect(server.received('lots/getActiveLots')[0]?.code).toBe(lot.contractNumber))
})

test('documents that the portal does not provide are named before the lot is taken', async () => {
  const { person, server } = await open(withDocuments('stored', 'unavailable'))
  await person.click(await findTake())
  const dialog = within(await screen.findByRole('dialog', { name: 'Взять лот в работу' }))
  expect(dialog.getByText('unavailable.pdf')).toBeDefined()
  expect(dialog.queryByText('stored.pdf')).toBeNull()
  expect(server.received('lots/activateLot')).toEqual([])
  await person.click(dialog.getByRole('button', { name: 'Взять в работу' }))
  expect(await findNotice('Лот взят в работу')).toBeDefined()
})

test('the dialog stays open until the answer is there', async () => {
  let answer = () => undefined as void
  const { person, server } = await open(withDocuments('stored', 'unavailable'), {
    'lots/activateLot': () => new Promise((resolve) => (answer = () => resolve(work))),
  })
  await person.click(await findTake())
  const dialog = within(await screen.findByRole('dialog', { name: 'Взять лот в работу' }))
  await person.click(dialog.getByRole('button', { name: 'Взять в работу' }))
  await waitFor(() => expect(server.received('lots/activateLot')).toHaveLength(1))
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeNull()
  answer()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('while documents are processed the lot cannot be taken', async () => {
  const { person } = await open(withDocuments('processing'), {
    'tenders/getTenderDetails': () => new Promise(() => undefined),
  })
  await person.click(await findTake())
  const dialog = within(await screen.findByRole('dialog', { name: 'Взять лот в работу' }))
  expect(dialog.getByText('processing.pdf')).toBeDefined()
  const button = dialog.getByRole('button', { name: 'Взять в работу' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Не все документы лота получены. Попробуйте немного позже',
  )
})

test.each([
  ['/potential-lots', 'lots/getPotentialLots', true],
  ['/all-lots', 'lots/getLots', false],
] as const)('a dialog on %s stays when a colleague takes the lot first, and says so', async (path, call, isGone) => {
  const free = withDocuments('unavailable')
  const inWork = { ...free, LotsInProcessOfLot: [work], intoWorkStatus: work.status }
  let shown = [free]
  const { person } = await open(free, { [call]: () => list(...shown), 'lots/getActiveLots': () => list(inWork) }, path)
  await person.click(await findTake())
  const dialog = await screen.findByRole('dialog', { name: 'Взять лот в работу' })
  const take = within(dialog).getByRole('button', { name: 'Взять в работу' })
  expect(take.getAttribute('aria-disabled')).toBeNull()
  shown = isGone ? [] : [inWork]
  await act(() => queryClient.invalidateQueries({ queryKey: [call] }))
  expect(await within(dialog).findByText('Лот уже в работе')).toBeDefined()
  expect(take.isConnected).toBe(true)
  expect(take.getAttribute('aria-disabled')).toBe('true')
  await person.click(within(dialog).getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Взять в работу' })).toBeNull())
})

test('a refusal says what failed and why', async () => {
  const { person } = await open(lot, {
    'lots/activateLot': () => {
      throw new CallError({ status: 409, code: 'already_in_work', message: '' })
    },
  })
  await person.click(await findTake())
  expect(await screen.findByText('Ошибка при взятии лота в работу. Лот уже в работе')).toBeDefined()
})

test('a lot that cannot be taken from the catalogue says so in its own words', async () => {
  const refuse = () => {
    throw new CallError({ status: 409, code: 'already_in_work', message: '' })
  }
  const { person } = await open(lot, { 'lots/activateLot': refuse }, '/all-lots')
  await person.click(await findTake())
  expect(await screen.findByText('Ошибка при активации лота. Лот уже в работе')).toBeDefined()
})

test('a refused decline says what failed and why', async () => {
  const { person } = await open(lot, {
    'lots/declineLot': () => {
      throw new CallError({ status: 409, code: 'already_in_work', message: '' })
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Отклонить…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Отклонить лот' }))
  await person.click(dialog.getByRole('button', { name: 'Отклонить лот' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Ошибка при отклонении лотаЛот уже в работе')
})

test('declining names the lot, says that it is for good, and asks first', async () => {
  const { person, server } = await open(lot)
  await person.click(await screen.findByRole('button', { name: 'Отклонить…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Отклонить лот' })
  expect(dialog.textContent).toContain('Лот «Бумага офисная» будет отклонён для всей компании')
  expect(dialog.textContent).toContain('Отменить это нельзя')
  expect(server.received('lots/declineLot')).toEqual([])
  await person.click(within(dialog).getByRole('button', { name: 'Отклонить лот' }))
  expect(await screen.findByText('Лот отклонен')).toBeDefined()
  expect(server.received('lots/declineLot')).toEqual([{ lotId: lot.id }])
})

test('on all lots a manager takes a lot in other words, and does not decline it', async () => {
  const { person } = await open(lot, {}, '/all-lots')
  await person.click(await findTake())
  expect(await findNotice('Лот активирован')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Отклонить…' })).toBeNull()
})

test('the button of a lot in work is disabled and names its state', async () => {
  const inWork = { ...lot, LotsInProcessOfLot: [work], intoWorkStatus: work.status }
  await open(inWork)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'В работе: ждёт цену' })
  expect(button.disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Взять в работу' })).toBeNull()
})

test('a declined lot says who declined it and when, in place of the button', async () => {
  const gone = { ...lot, LotsInProcessOfLot: [declined], intoWorkStatus: 'declined' as const }
  await open(gone)
  const card = within(await screen.findByRole('article'))
  expect(await card.findByText('Отклонён')).toBeDefined()
  expect(card.getByText('Айгерим Жолова')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Взять в работу' })).toBeNull()
})
