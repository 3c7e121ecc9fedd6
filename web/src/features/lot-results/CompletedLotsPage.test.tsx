import { screen, waitFor, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { lot as example } from '@tendertap/contract/examples/lot'
import { placed } from '@tendertap/contract/examples/lot-work'
import { me } from '@tendertap/contract/examples/people'
import { examples } from '@tendertap/contract/features'
import { formatTenge } from '@tendertap/domain/money'
import type { Role } from '@tendertap/domain/roles'
import { expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { openPage } from '../../testing/open-page.tsx'
import { act } from '../../testing/render.tsx'
import type { Answers } from '../../testing/server.ts'
import type { LotWork } from '../lots/lot-facts.ts'
import type { Lot } from '../lots/lot.ts'

const [{ output: page }] = examples['lots/getCompletedLots']
const user = { fullName: 'Данияр Закупов', id: me.id }
const completed: LotWork = {
  ...placed,
  meta: [{ action: 'completeLot', date: '2026-11-17T08:00:00.000Z', user, documentKey: null, fileName: null }],
}
const award = { winnerCompany: 'АО «Победа»', amount: 2_000_000, date: '2026-11-20T06:00:00.000Z', isOurs: false }
const lost = {
  finalStatus: 'held',
  finalAmount: 2_000_000,
  resultsDate: '2026-11-20T06:00:00.000Z',
  winnerCompany: 'АО «Победа»',
  winner: false,
  lossReason: 'price',
} as const

const withWork = (work: Partial<LotWork> = {}, lot: Partial<Lot> = {}): Lot => ({
  ...example,
  ...lot,
  LotsInProcessOfLot: [{ ...completed, ...work }],
  intoWorkStatus: 'placement_completed',
})
const list = (...data: Lot[]): typeof page => ({ ...page, data, total: data.length, totalExact: true })
const open = (shown: Lot[], more: Answers = {}, roles: Role[] = ['procurement'], path = '/completed-lots') =>
  openPage(path, { roles, answers: { 'lots/getCompletedLots': () => list(...shown), ...more } })
const refreshList = () => act(() => queryClient.invalidateQueries({ queryKey: ['lots/getCompletedLots'] }))

const findCard = async () => within(await screen.findByRole('article'))
const findForm = async () => within(await screen.findByRole('dialog'))
const valueOf = (form: ReturnType<typeof within>, label: RegExp) =>
  (form.getByLabelText(label) as HTMLInputElement).value

test('a card shows what we offered, who completed the placement and when, and the way to the tender', async () => {
  await open([withWork()])
  const card = await findCard()
  expect(card.getByText('Наша цена').nextElementSibling?.textContent).toBe(formatTenge(2_315_000))
  expect(card.getByText('Плановая сумма').nextElementSibling?.textContent).toBe(formatTenge(2_480_000))
  expect(card.getByText('Размещение завершено').nextElementSibling?.textContent).toBe('17.11.2026 13:00Данияр Закупов')
  expect(card.getByRole('link', { name: /17204581-1/ }).getAttribute('target')).toBe('_blank')
  expect(card.getByText('Результаты не заполнены')).toBeDefined()
})

test('there are no completed lots', async () => {
  await open([])
  expect(await screen.findByText('Нет завершённых лотов')).toBeDefined()
})

test('the dossier of the lot is asked for in the language of the screen', async () => {
  const { person, server } = await open([withWork()])
  await person.click((await findCard()).getByRole('button', { name: 'Досье (PDF)' }))
  await waitFor(() => expect(server.received('lots/getDossier')).toEqual([{ lotId: example.id, language: 'ru' }]))
})

test.each<[Role, number]>([
  ['manager', 1],
  ['admin', 1],
  ['procurement', 0],
])('the import of past results is one click away for those who may do it: %s', async (role, links) => {
  await open([withWork()], {}, [role])
  await findCard()
  expect(screen.queryAllByRole('link', { name: 'Импорт результатов' })).toHaveLength(links)
})

test('the hash is the number of a lot: it filters, and the card is marked', async () => {
  const number = example.contractNumber ?? ''
  const { server } = await open([withWork()], {}, ['procurement'], `/completed-lots#${number}`)
  await waitFor(async () => expect((await screen.findByRole('article')).dataset['marked']).toBe('true'))
  expect(server.received('lots/getCompletedLots')[0]).toMatchObject({ code: number, id: null })
})

test('procurement fills in the result, and the date is sent as an instant', async () => {
  const { person, server } = await open([withWork()])
  await person.click((await findCard()).getByRole('button', { name: 'Заполнить результаты' }))
  const form = await findForm()
  await person.type(form.getByLabelText(/^Дата итогов/), '20.11.2026')
  await person.type(form.getByLabelText(/^Компания-победитель/), 'тоо "АКЖОЛ снаб"')
  await person.type(form.getByLabelText(/^Итоговая сумма/), '2 315 000,50')
  // it is our company, spelled otherwise
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'Мы' }).checked).toBe(true)
  await person.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Результаты лота успешно обновлены')).toBeDefined()
  expect(server.received('lots/updateResultInfo')).toEqual([
    {
      lotId: example.id,
      resultInfo: {
        finalStatus: 'held',
        finalAmount: 2_315_000.5,
        resultsDate: '2026-11-19T19:00:00.000Z',
        winnerCompany: 'тоо "АКЖОЛ снаб"',
        // nobody corrected it, so the server decides
        winner: null,
        lossReason: null,
      },
    },
  ])
})

test('a held purchase needs its date, winner and amount; a cancelled one only its date', async () => {
  const { person, server } = await open([withWork()])
  await person.click((await findCard()).getByRole('button', { name: 'Заполнить результаты' }))
  const form = await findForm()
  await person.click(form.getByRole('button', { name: 'Сохранить' }))
  for (const text of ['Укажите дату итогов', 'Укажите победителя', 'Укажите итоговую сумму'])
    expect(form.getByText(text)).toBeDefined()
  const amount = form.getByLabelText<HTMLInputElement>(/^Итоговая сумма/)
  expect(amount.required).toBe(true)
  await person.click(form.getByRole('radio', { name: 'Отменена' }))
  expect(amount.disabled).toBe(true)
  expect(amount.required).toBe(false)
  expect(amount.placeholder).toBe('Не применимо')
  expect(form.queryByLabelText(/^Компания-победитель/)).toBeNull()
  await person.type(form.getByLabelText(/^Дата итогов/), '20.11.2026')
  await person.click(form.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Результаты лота успешно обновлены')
  expect(server.received('lots/updateResultInfo')[0]?.resultInfo).toMatchObject({
    finalStatus: 'cancelled',
    finalAmount: null,
    winnerCompany: null,
    winner: null,
  })
})

test('what the portal has published is told and stands in the form, and who won can be corrected', async () => {
  const { person, server } = await open([withWork({ award })])
  const card = await findCard()
  expect(card.getByRole('alert').textContent).toContain('Портал опубликовал победителя')
  expect(card.getByRole('alert').textContent).toContain('АО «Победа»')
  await person.click(card.getByRole('button', { name: 'Заполнить результаты' }))
  const form = await findForm()
  expect(valueOf(form, /^Компания-победитель/)).toBe('АО «Победа»')
  expect(valueOf(form, /^Итоговая сумма/)).toBe('2000000')
  expect(valueOf(form, /^Дата итогов/)).toBe('20.11.2026')
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'Другая компания' }).checked).toBe(true)
  await person.selectOptions(form.getByLabelText('Причина проигрыша'), 'Проиграли по цене')
  await person.click(form.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Результаты лота успешно обновлены')
  // the day was not changed, so the instant is the portal's
  expect(server.received('lots/updateResultInfo')[0]?.resultInfo).toEqual({ ...lost, winner: null })
})

test('a portal that knows us by our BIN makes us the winner under another name', async () => {
  const { person, server } = await open([withWork({ award: { ...award, isOurs: true } })])
  const card = await findCard()
  expect(card.getByRole('alert').textContent).toContain('это вы')
  await person.click(card.getByRole('button', { name: 'Заполнить результаты' }))
  const form = await findForm()
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'Мы' }).checked).toBe(true)
  await person.click(form.getByRole('radio', { name: 'Другая компания' }))
  expect(form.getByLabelText('Причина проигрыша')).toBeDefined()
  await person.click(form.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Результаты лота успешно обновлены')
  expect(server.received('lots/updateResultInfo')[0]?.resultInfo.winner).toBe(false)
})

test('what was saved against the portal’s word stays corrected until the name changes', async () => {
  const saved = { ...lost, winner: true, lossReason: null }
  const { person } = await open([withWork({ resultInfo: saved, award })])
  await person.click((await findCard()).getByRole('button', { name: 'Исправить результаты' }))
  const form = await findForm()
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'Мы' }).checked).toBe(true)
  await person.type(form.getByLabelText(/^Компания-победитель/), '!')
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'Другая компания' }).checked).toBe(true)
})

test('a recorded result is shown, and procurement alone corrects it', async () => {
  const shown = [withWork({ resultInfo: lost, award })]
  const { person } = await open(shown)
  const card = await findCard()
  expect(card.getByText('Проиграли')).toBeDefined()
  expect(card.getByText('Проиграли по цене', { exact: false })).toBeDefined()
  expect(card.queryByRole('alert')).toBeNull()
  await person.click(card.getByRole('button', { name: 'Исправить результаты' }))
  expect(valueOf(await findForm(), /^Компания-победитель/)).toBe('АО «Победа»')
})

test('a manager reads the result and has no button', async () => {
  await open([withWork({ resultInfo: { ...lost, winner: true, lossReason: null } })], {}, ['manager'])
  const card = await findCard()
  expect(card.getByText('Выиграли')).toBeDefined()
  expect(card.queryByRole('button', { name: /результаты/ })).toBeNull()
})

test.each<Role>(['manager', 'controller'])('a %s reads who fills in the result, until it is there', async (role) => {
  const filled = withWork({ resultInfo: { ...lost, winner: true, lossReason: null } })
  await open([withWork({ resultInfo: null }), { ...filled, id: 2 }], {}, [role])
  const cards = await screen.findAllByRole('article')
  const notices = cards.map((card) => within(card).queryByText('Заполнить результаты может только закупщик') !== null)
  expect(notices).toEqual([true, false])
})

test('a result that cannot be saved stays in the form, with the reason', async () => {
  const { person } = await open([withWork({ award })], {
    'lots/updateResultInfo': () => {
      throw new CallError({ status: 409, code: 'already_declined', message: '' })
    },
  })
  await person.click((await findCard()).getByRole('button', { name: 'Заполнить результаты' }))
  const form = await findForm()
  await person.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await form.findByText('Ошибка при сохранении данных')).toBeDefined()
  expect(valueOf(form, /^Компания-победитель/)).toBe('АО «Победа»')
})

test('one’s own result, which arrives before the answer, is nobody else’s', async () => {
  let shown = [withWork({ award })]
  const { person, server } = await open([], {
    'lots/getCompletedLots': () => list(...shown),
    'lots/updateResultInfo': () => new Promise(() => undefined),
  })
  await person.click((await findCard()).getByRole('button', { name: 'Заполнить результаты' }))
  const form = await findForm()
  await person.click(form.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(server.received('lots/updateResultInfo')).toHaveLength(1))
  shown = [withWork({ award, resultInfo: lost })]
  await refreshList()
  // the card behind the form has it
  expect(await screen.findByText('Исправить результаты')).toBeDefined()
  expect(form.queryByRole('alert')).toBeNull()
})

const ofTender = (id: number, work: Partial<LotWork> = {}) =>
  withWork(
    { award: id === 1 ? award : null, ...work },
    { id, nameRu: `Бумага ${id}`, contractNumber: `1-${id}`, Tender: { ...example.Tender, lotsCount: 2 } },
  )
/** The page has a card of the first lot; the form asks for all lots of the tender. */
const openTender = (listLots: () => Lot[], more: Answers = {}) =>
  open([], {
    'lots/getCompletedLots': ({ code }) => list(...(code === null ? [ofTender(1)] : listLots())),
    'tenders/getTenderDetails': () => {
      throw new CallError({ status: 402, code: 'subscription_required', message: '' })
    },
    ...more,
  })
const twoLots = () => [ofTender(2), ofTender(1), { ...ofTender(3), TenderId: 99 }]

test('the results of a tender are filled in lot by lot, and the amount is their sum', async () => {
  const { person, server } = await openTender(twoLots)
  await person.click((await findCard()).getByRole('button', { name: 'Результаты тендера' }))
  const form = await findForm()
  expect((await form.findByRole<HTMLInputElement>('radio', { name: 'Состоялась' })).checked).toBe(true)
  const second = within(form.getByRole('group', { name: /Бумага 2/ }))
  await person.type(second.getByLabelText('Компания-победитель'), 'ТОО «Акжол Снаб»')
  await person.type(second.getByLabelText(/^Итоговая сумма/), '500000')
  expect(form.getByText(/Итоговая сумма по всем лотам/).textContent).toContain(formatTenge(2_500_000))
  await person.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Результаты тендера успешно обновлены')).toBeDefined()
  expect(server.received('tenders/updateResultInfo')).toEqual([
    {
      id: example.TenderId,
      finalStatus: 'held',
      finalAmount: 2_500_000,
      resultsDate: award.date,
      lotResults: [
        { lotNumber: '1-1', lotWinnerCompany: 'АО «Победа»', lotFinalAmount: 2_000_000, lossReason: null },
        { lotNumber: '1-2', lotWinnerCompany: 'ТОО «Акжол Снаб»', lotFinalAmount: 500_000, lossReason: null },
      ],
    },
  ])
})

test('the form of a tender knows whether we won by the portal’s word, and sends it only where it was corrected', async () => {
  const { person, server } = await openTender(() => [ofTender(1, { award: { ...award, isOurs: true } }), ofTender(2)])
  await person.click((await findCard()).getByRole('button', { name: 'Результаты тендера' }))
  const form = await findForm()
  const first = within(await form.findByRole('group', { name: /Бумага 1/ }))
  expect(first.getByRole<HTMLInputElement>('radio', { name: 'Мы' }).checked).toBe(true)
  expect(first.queryByLabelText('Причина проигрыша')).toBeNull()
  const second = within(form.getByRole('group', { name: /Бумага 2/ }))
  expect(second.queryByRole('radio')).toBeNull()
  await person.type(second.getByLabelText('Компания-победитель'), 'ТОО «Партнёр»')
  await person.type(second.getByLabelText(/^Итоговая сумма/), '500000')
  expect(second.getByRole<HTMLInputElement>('radio', { name: 'Другая компания' }).checked).toBe(true)
  await person.click(second.getByRole('radio', { name: 'Мы' }))
  await person.click(form.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Результаты тендера успешно обновлены')
  const lines = server.received('tenders/updateResultInfo')[0]?.lotResults
  expect(lines?.map(({ winner }) => winner)).toEqual([undefined, true])
})

test('a lot whose result stays is not sent again, also if the person had corrected who won', async () => {
  const saved = { ...lost, winner: true, lossReason: null }
  const { person, server } = await openTender(() => [ofTender(1, { resultInfo: saved }), ofTender(2)])
  await person.click((await findCard()).getByRole('button', { name: 'Результаты тендера' }))
  const form = await findForm()
  const first = within(await form.findByRole('group', { name: /Бумага 1/ }))
  expect(first.getByRole<HTMLInputElement>('radio', { name: 'Мы' }).checked).toBe(true)
  const second = within(form.getByRole('group', { name: /Бумага 2/ }))
  await person.type(second.getByLabelText('Компания-победитель'), 'ТОО «Партнёр»')
  await person.type(second.getByLabelText(/^Итоговая сумма/), '500000')
  await person.click(form.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Результаты тендера успешно обновлены')
  const lines = server.received('tenders/updateResultInfo')[0]?.lotResults
  expect(lines?.map(({ lotNumber }) => lotNumber)).toEqual(['1-2'])
})

test('a lot about which nothing is written is left out, and half a result is not taken', async () => {
  const { person, server } = await openTender(twoLots)
  await person.click((await findCard()).getByRole('button', { name: 'Результаты тендера' }))
  const form = await findForm()
  const second = within(await form.findByRole('group', { name: /Бумага 2/ }))
  await person.type(second.getByLabelText(/^Итоговая сумма/), '500000')
  await person.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(second.getByText('Укажите победителя')).toBeDefined()
  await person.clear(second.getByLabelText(/^Итоговая сумма/))
  await person.click(form.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Результаты тендера успешно обновлены')
  expect(server.received('tenders/updateResultInfo')[0]?.lotResults).toHaveLength(1)
})

test('the amount of a cancelled tender does not apply; that of a single lot can be typed', async () => {
  const { person } = await openTender(() => [ofTender(1)])
  await person.click((await findCard()).getByRole('button', { name: 'Результаты тендера' }))
  const form = await findForm()
  expect((await form.findByLabelText<HTMLInputElement>(/^Итоговая сумма/)).value).toBe('2000000')
  await person.click(form.getByRole('radio', { name: 'Отменена' }))
  expect(form.getByLabelText<HTMLInputElement>(/^Итоговая сумма/).placeholder).toBe('Не применимо')
  expect(form.queryByRole('group', { name: /Бумага/ })).toBeNull()
})

test('the form of a tender begins with what is recorded now, and says when a colleague saves a result meanwhile', async () => {
  let lots = [ofTender(1, { resultInfo: lost }), ofTender(2)]
  const { person } = await openTender(() => lots)
  await person.click((await findCard()).getByRole('button', { name: 'Результаты тендера' }))
  let form = await findForm()
  await form.findByRole('group', { name: /Бумага 1/ })
  expect(form.queryByRole('alert')).toBeNull()
  lots = [ofTender(1, { resultInfo: { ...lost, winnerCompany: 'АО «Другая»' } }), ofTender(2)]
  await refreshList()
  expect((await form.findByRole('alert')).textContent).toContain('коллега сохранил результаты')
  const first = within(form.getByRole('group', { name: /Бумага 1/ }))
  expect(valueOf(first, /^Компания-победитель/)).toBe('АО «Победа»')
  await person.click(form.getByRole('button', { name: 'Отмена' }))
  await person.click((await findCard()).getByRole('button', { name: 'Результаты тендера' }))
  form = await findForm()
  const again = within(await form.findByRole('group', { name: /Бумага 1/ }))
  expect(valueOf(again, /^Компания-победитель/)).toBe('АО «Другая»')
  expect(form.queryByRole('alert')).toBeNull()
})

test('the form of a tender without placed lots says so and saves nothing', async () => {
  let lots = [ofTender(1)]
  const { person } = await openTender(() => lots)
  await person.click((await findCard()).getByRole('button', { name: 'Результаты тендера' }))
  const form = await findForm()
  await form.findByRole('button', { name: 'Сохранить' })
  lots = []
  await refreshList()
  expect(await form.findByText('Размещение лота ещё не завершено')).toBeDefined()
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Сохранить' }).disabled).toBe(true)
})

test('more lots than one page has are all in the form', async () => {
  const many = Array.from({ length: 51 }, (_, index) => ofTender(index + 1))
  const { person } = await openTender(() => [], {
    'lots/getCompletedLots': ({ code, page: number, limit }) =>
      code === null
        ? list(ofTender(1))
        : { ...page, data: many.slice((number - 1) * limit, number * limit), total: 51, totalExact: true },
  })
  await person.click((await findCard()).getByRole('button', { name: 'Результаты тендера' }))
  expect(await screen.findByText('Бумага 51')).toBeDefined()
})

test('a form stays open with what is typed when the card leaves the list', async () => {
  let shown = [withWork()]
  const { person } = await open([], {
    'lots/getCompletedLots': ({ id }) => list(...(id === null ? shown : [withWork({ resultInfo: lost })])),
    'lots/getActiveLots': () => list(),
  })
  await person.click((await findCard()).getByRole('button', { name: 'Заполнить результаты' }))
  const form = await findForm()
  await person.type(form.getByLabelText(/^Компания-победитель/), 'АО «Победа»')
  shown = []
  await refreshList()
  await screen.findByText('Нет завершённых лотов')
  expect(valueOf(form, /^Компания-победитель/)).toBe('АО «Победа»')
  // it is still compared with what is recorded
  expect((await form.findByRole('alert')).textContent).toContain('коллега сохранил результаты')
})
