import { screen, waitFor, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { vote } from '@tendertap/contract/examples/lot'
import { placed, work } from '@tendertap/contract/examples/lot-work'
import { me } from '@tendertap/contract/examples/people'
import { examples } from '@tendertap/contract/features'
import { tendersExamples } from '@tendertap/contract/examples/tenders'
import { formatTenge } from '@tendertap/domain/money'
import type { Role } from '@tendertap/domain/roles'
import { expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { openPage } from '../../testing/open-page.tsx'
import { act } from '../../testing/render.tsx'
import type { LotWork } from '../lots/lot-facts.ts'
import { toListedLot, type Tender } from '../lots/tender.ts'

const [{ output: details }] = tendersExamples['tenders/getTenderDetails']
const [lot] = details.tender.LotOfTender
if (!lot) throw new Error('The example has no lot')

const withLots = (works: readonly (LotWork | null)[], changes: Partial<Tender> = {}): Tender => ({
  ...details.tender,
  LotOfTender: works.map((one, index) => ({
    ...lot,
    id: index + 1,
    contractNumber: `1-${index + 1}`,
    LotsInProcessOfLot: one ? [one] : [],
  })),
  ...changes,
})
const open = (tender: Tender, roles: Role[] = ['manager']) =>
  openPage(`/tender/${tender.id}`, { roles, answers: { 'tenders/getTenderDetails': () => ({ tender }) } })
/** By its text: the roles of so large a page take long to compute each time it changes. */
const findButton = async (name: string) => (await screen.findByText(name)).closest('button') ?? document.body

test('a manager takes all lots of a tender into work', async () => {
  const { person, server } = await open(withLots([null, null, work, work]))
  await person.click(await findButton('Взять все лоты в работу'))
  expect(await screen.findByText('Тендер успешно активирован')).toBeDefined()
  expect(server.received('tenders/activateTender')).toEqual([{ id: details.tender.id }])
  await waitFor(() => expect(server.received('lots/getActiveLots')[0]?.code).toBe(details.tender.code))
})

test('declining a tender with one open lot speaks of one', async () => {
  const { person } = await open(withLots([null, work]))
  await person.click(await findButton('Отклонить тендер…'))
  const dialog = await screen.findByRole('dialog', { name: 'Отклонить тендер' })
  expect(dialog.textContent).toContain('1 открытый лот тендера будет отклонён')
  expect(dialog.textContent).toContain('ни голосовать за него, ни взять его в работу')
})

test('declining a tender says how many lots it is about and that it is for good', async () => {
  const { person, server } = await open(withLots([null, null, work, work]))
  await person.click(await findButton('Отклонить тендер…'))
  const dialog = await screen.findByRole('dialog', { name: 'Отклонить тендер' })
  expect(dialog.textContent).toContain('2 открытых лота тендера будут отклонены для всей компании')
  expect(dialog.textContent).toContain('Отменить это нельзя')
  expect(server.received('tenders/declineTender')).toEqual([])
  await person.click(within(dialog).getByRole('button', { name: 'Отклонить тендер' }))
  expect(await screen.findByText('Тендер отклонен')).toBeDefined()
  expect(server.received('tenders/declineTender')).toEqual([{ id: details.tender.id }])
})

test('declining that a colleague has made pointless says so, and cannot be confirmed', async () => {
  let tender = withLots([null, null])
  const { person, server } = await openPage(`/tender/${tender.id}`, {
    roles: ['manager'],
    answers: {
      'tenders/getTenderDetails': () => ({ tender }),
      'tenders/declineTender': () => {
        throw new CallError({ status: 409, code: 'already_in_work', message: '' })
      },
    },
  })
  await person.click(await findButton('Отклонить тендер…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Отклонить тендер' }))
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Отклонить тендер' })
  tender = withLots([work, work])
  // the refusal has the tender loaded again
  await person.click(confirm)
  expect(await dialog.findByText('Отклонять больше нечего')).toBeDefined()
  expect(confirm.disabled).toBe(true)
  expect(server.received('tenders/declineTender')).toHaveLength(1)
})

test('the dialog of one lot stays when a colleague takes the lot first, and says so', async () => {
  const missing = { ...lot.documents[0], state: 'unavailable' } as (typeof lot.documents)[number]
  const withMissing = (tender: Tender): Tender => ({
    ...tender,
    LotOfTender: tender.LotOfTender.map((one) => ({ ...one, documents: [missing] })),
  })
  let tender = withMissing(withLots([null]))
  const { person } = await openPage(`/tender/${tender.id}`, {
    roles: ['manager'],
    answers: { 'tenders/getTenderDetails': () => ({ tender }) },
  })
  await person.click(await findButton('Взять в работу'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Взять лот в работу' }))
  tender = withMissing(withLots([work]))
  await act(() => queryClient.invalidateQueries({ queryKey: ['tenders/getTenderDetails'] }))
  expect(await dialog.findByText('Лот уже в работе')).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Взять в работу' }).getAttribute('aria-disabled')).toBe('true')
})

test('while documents are processed, the button to take them all says so', async () => {
  const fetching = { ...lot.documents[0], state: 'processing' } as (typeof lot.documents)[number]
  const tender = withLots([null, null])
  await open({ ...tender, LotOfTender: tender.LotOfTender.map((one) => ({ ...one, documents: [fetching] })) })
  const button = await findButton('Взять все лоты в работу')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Не все документы лота получены. Попробуйте немного позже',
  )
})

test('where every lot is in work, a manager is offered nothing', async () => {
  await open(withLots([work, work], { intoWorkStatus: 'in_collecting_documents' }))
  expect(await screen.findByRole('region', { name: 'Работа над тендером' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Взять все|^Отклонить тендер/ })).toBeNull()
})

test('a lead is offered nothing', async () => {
  await open(withLots([null, null], { VotesOfTender: [vote] }), ['lead'])
  await screen.findByRole('region', { name: 'Работа над тендером' })
  expect(screen.queryByRole('button', { name: /^Взять все|^Отклонить тендер/ })).toBeNull()
})

test('the work on the tender: how far it is, our price, who did what, the votes', async () => {
  const user = { fullName: 'Асель Нурланова', id: me.id }
  await open(
    withLots([work], {
      intoWorkStatus: 'in_requesting_offers',
      offerPrice: 2_315_000,
      VotesOfTender: [vote],
      meta: [{ action: 'setOfferPrice', date: '2026-11-14T05:00:00.000Z', user, documentKey: null, fileName: null }],
    }),
    ['controller'],
  )
  const panel = await screen.findByRole('region', { name: 'Работа над тендером' })
  expect(panel.textContent).toContain('Статус работыЦена отправлена')
  expect(panel.textContent).toContain(formatTenge(2_315_000))
  expect(within(within(panel).getByRole('list', { name: 'Журнал работы' })).getByRole('listitem').textContent).toBe(
    'Цены отправлены по всем лотам Асель Нурланова\u00A0· 14.11.2026 10:00',
  )
  expect(within(panel).getByRole('list', { name: 'Голоса' }).textContent).toContain('Айгерим Жолова')
})

test('procurement fills in the results as soon as a lot is placed', async () => {
  const tender = withLots([placed])
  const [{ output: page }] = examples['lots/getCompletedLots']
  const { person, server } = await openPage(`/tender/${tender.id}`, {
    roles: ['procurement'],
    answers: {
      'tenders/getTenderDetails': () => ({ tender }),
      'lots/getCompletedLots': () => ({
        ...page,
        data: tender.LotOfTender.map((one) => toListedLot(one, tender)),
        total: 1,
      }),
    },
  })
  await person.click(await findButton('Заполнить результаты'))
  const form = within(await screen.findByRole('dialog', { name: 'Результаты тендера' }))
  await person.type(form.getByLabelText(/^Дата итогов/), '20.11.2026')
  await person.click(form.getByRole('button', { name: 'Сохранить' }))
  // the only lot can't be left out
  expect(form.getByText('Укажите победителя')).toBeDefined()
  await person.type(form.getByLabelText('Компания-победитель'), 'ТОО «Акжол Снаб»')
  await person.type(form.getByLabelText(/^Итоговая сумма/), '2315000')
  await person.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Результаты тендера успешно обновлены')).toBeDefined()
  expect(server.received('tenders/updateResultInfo')[0]).toMatchObject({
    finalAmount: 2_315_000,
    lotResults: [{ lotNumber: '1-1', lotWinnerCompany: 'ТОО «Акжол Снаб»', lotFinalAmount: 2_315_000 }],
  })
})

test('procurement has no button before a lot is placed', async () => {
  await open(withLots([work], { intoWorkStatus: 'in_collecting_documents' }), ['procurement'])
  await screen.findByRole('region', { name: 'Работа над тендером' })
  expect(screen.queryByRole('button', { name: 'Заполнить результаты' })).toBeNull()
})
