import { screen, waitFor, within } from '@testing-library/react'
import { CallError } from '@tendertap/contract/client/call-error'
import { lot as example } from '@tendertap/contract/examples/lot'
import { declined, work } from '@tendertap/contract/examples/lot-work'
import { examples } from '@tendertap/contract/features'
import type { Role } from '@tendertap/domain/roles'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import type { Answers } from '../../testing/server.ts'
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

const findTake = () => screen.findByRole('button', { name: 'Взять в работу' })

test('a lot whose documents are all there is taken with one press', async () => {
  const { person, server } = await open(lot)
  await person.click(await findTake())
  expect(await screen.findByText('Лот взят в работу')).toBeDefined()
  expect(server.received('lots/activateLot')).toEqual([{ lotId: lot.id }])
  // the list is asked again, because the lot has left it
  await waitFor(() => expect(server.received('lots/getPotentialLots').length).toBeGreaterThan(1))
})

test('documents that the portal does not provide are named before the lot is taken', async () => {
  const { person, server } = await open(withDocuments('stored', 'unavailable'))
  await person.click(await findTake())
  const dialog = within(await screen.findByRole('dialog', { name: 'Взять лот в работу' }))
  expect(dialog.getByText('unavailable.pdf')).toBeDefined()
  expect(dialog.queryByText('stored.pdf')).toBeNull()
  expect(server.received('lots/activateLot')).toEqual([])
  await person.click(dialog.getByRole('button', { name: 'Взять в работу' }))
  expect(await screen.findByText('Лот взят в работу')).toBeDefined()
})

test('while documents are processed the lot cannot be taken', async () => {
  const { person } = await open(withDocuments('processing'), {
    'tenders/getTenderDetails': () => new Promise(() => undefined),
  })
  await person.click(await findTake())
  const dialog = within(await screen.findByRole('dialog', { name: 'Взять лот в работу' }))
  expect(dialog.getByText('processing.pdf')).toBeDefined()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Взять в работу' }).disabled).toBe(true)
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
  expect(await screen.findByText('Лот активирован')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Отклонить…' })).toBeNull()
})

test('the button of a lot in work is disabled and names its state', async () => {
  const inWork = { ...lot, LotsInProcessOfLot: [work], intoWorkStatus: work.status }
  await open(inWork)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'В работе: сбор документов' })
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
