import { screen, waitFor, within } from '@testing-library/dom'
import type { Path } from '@tendertap/contract/calls/index'
import { CallError } from '@tendertap/contract/client/call-error'
import { lot as example } from '@tendertap/contract/examples/lot'
import { work as taken } from '@tendertap/contract/examples/lot-work'
import { examples } from '@tendertap/contract/features'
import type { Role } from '@tendertap/domain/roles'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../../../../testing/open-page.tsx'
import { act } from '../../../../testing/render.tsx'
import type { Answers } from '../../../../testing/server.ts'
import type { LotWork } from '../../../lots/lot-facts.ts'
import { closeSnackbar, listSnackbars } from '../../../../ui/snackbars/snackbars.ts'
import { closeWorkFailure, showWorkFailure } from '../work-failures.ts'

const [{ output: page }] = examples['lots/getActiveLots']
const collected = taken.docs.map((doc) => ({ ...doc, collected: true }))
const priced: LotWork = { ...taken, status: 'in_requesting_offers', offerPrice: 2_315_000, docs: collected }
const completed: LotWork = { ...priced, documentsCompletedAt: '2026-11-14T08:00:00.000Z' }
const inPlacement: LotWork = { ...completed, status: 'in_placement' }
const replaced: LotWork = {
  ...taken,
  successor: { lotId: 77, contractNumber: '55500011-ЗЦП1', TenderId: 9, tenderCode: '55500011' },
}

function open(work: LotWork, roles: Role[], answers: Answers = {}) {
  const lot = { ...example, LotsInProcessOfLot: [work], intoWorkStatus: work.status }
  return openPage('/lots-in-work', {
    roles,
    answers: { 'lots/getActiveLots': () => ({ ...page, data: [lot] }), ...answers },
  })
}
const find = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const refuse = () => {
  throw new CallError({ status: 409, code: 'status_changed', message: '' })
}

afterEach(() => {
  closeWorkFailure()
  for (const { id } of listSnackbars()) closeSnackbar(id)
})

interface Step {
  button: string
  dialog: string
  /** of the dialog */
  confirm: string
  says: string[]
  toast: string
  error: string
  work: LotWork
  role: Role
  call: Path
  input: object
}

const lotId = example.id
const STEPS: Step[] = [
  {
    button: 'Завершить сбор документов…',
    dialog: 'Завершить сбор документов',
    confirm: 'Завершить сбор',
    says: ['«Бумага офисная»', 'Отменить это нельзя, и документы больше нельзя будет изменить'],
    toast: 'Сбор документов завершен',
    error: 'Ошибка при завершении сбора документов: ',
    work: priced,
    role: 'manager',
    call: 'lots/completeCollectingLotDocuments',
    input: { lotId },
  },
  {
    button: 'Разместить лот…',
    dialog: 'Разместить лот',
    confirm: 'Разместить',
    says: ['«Бумага офисная»', 'Отменить это нельзя'],
    toast: 'Лот размещен',
    error: 'Ошибка при размещении лота: ',
    work: completed,
    role: 'procurement',
    call: 'lots/lotPlacement',
    input: { lotId, expectedStatus: 'in_requesting_offers' },
  },
  {
    button: 'Подтвердить размещение…',
    dialog: 'Подтвердить размещение',
    confirm: 'Подтвердить',
    says: ['«Бумага офисная»', 'Отменить это нельзя'],
    toast: 'Размещение завершено',
    error: 'Ошибка при завершении размещения: ',
    work: inPlacement,
    role: 'procurement',
    call: 'lots/lotPlacement',
    input: { lotId, expectedStatus: 'in_placement' },
  },
  {
    button: 'Деактивировать…',
    dialog: 'Деактивировать лот',
    confirm: 'Деактивировать',
    says: ['«Бумага офисная»', 'Отменить это нельзя'],
    toast: 'Лот деактивирован',
    error: 'Ошибка при деактивации лота: ',
    work: taken,
    role: 'manager',
    call: 'lots/deactivateLot',
    input: { lotId },
  },
  {
    button: 'Перенести работу…',
    dialog: 'Перенести работу',
    confirm: 'Перенести',
    says: ['«Бумага офисная»', 'Отменить это нельзя'],
    toast: 'Работа перенесена',
    error: 'Ошибка при переносе работы: ',
    work: replaced,
    role: 'manager',
    call: 'lots/moveWork',
    input: { lotId, toLotId: 77 },
  },
]

describe.each(STEPS)('$button', ({ button, dialog: title, confirm, says, toast, error, work, role, call, input }) => {
  test('asks first, takes the step and says so', async () => {
    const { person, server } = await open(work, [role])
    await person.click(await find(button))
    const dialog = await screen.findByRole('dialog', { name: title })
    for (const text of says) expect(dialog.textContent).toContain(text)
    expect(server.received(call)).toEqual([])
    await person.click(within(dialog).getByRole('button', { name: confirm }))
    expect(await screen.findByText(toast)).toBeDefined()
    expect(server.received(call)).toEqual([input])
    await waitFor(() => expect(server.received('lots/getActiveLots').length).toBeGreaterThan(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a refusal opens the error dialog, and nothing else', async () => {
    const { person } = await open(work, [role], { [call]: refuse })
    await person.click(await find(button))
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: confirm }))
    const dialog = await screen.findByRole('dialog', { name: 'Ошибка' })
    expect(within(dialog).getByRole('alert').textContent).toBe(`${error}Статус лота уже изменился. Обновите страницу`)
    expect(screen.getAllByText(new RegExp(error.trim()))).toHaveLength(1)
    expect(screen.queryByText(toast)).toBeNull()
    await person.click(within(dialog).getByRole('button', { name: 'Понятно' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

test('work that was moved is shown on its new card', async () => {
  const { person, server } = await open(replaced, ['manager'])
  await person.click(await find('Перенести работу…'))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Перенести' }))
  await waitFor(() => expect(server.received('lots/getActiveLots').at(-1)?.code).toBe('55500011-ЗЦП1'))
})

describe('the offer price', () => {
  const typePrice = async (person: Awaited<ReturnType<typeof open>>['person'], price: string) => {
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Цена предложения, ₸' })
    await person.type(field, price)
    return field
  }

  test('is confirmed with the grouped sum and its share of the plan, and sent once', async () => {
    const { person, server } = await open(taken, ['manager'])
    expect((await find('Отправить…')).disabled).toBe(true)
    const field = await typePrice(person, '2315000')
    expect(field.value).toBe('2\u00A0315\u00A0000')
    await person.click(await find('Отправить…'))
    const dialog = await screen.findByRole('dialog', { name: 'Отправить ценовое предложение' })
    expect(dialog.textContent).toContain('«Бумага офисная»')
    expect(dialog.textContent).toContain('2\u00A0315\u00A0000\u00A0₸')
    expect(dialog.textContent).toContain('93,3\u00A0% плановой суммы')
    expect(dialog.textContent).toContain('изменить цену будет нельзя')
    expect(within(dialog).queryByRole('alert')).toBeNull()
    expect(server.received('lots/setOfferPrice')).toEqual([])
    await person.click(within(dialog).getByRole('button', { name: 'Отправить' }))
    expect(await screen.findByText('Ценовое предложение отправлено')).toBeDefined()
    expect(server.received('lots/setOfferPrice')).toEqual([{ lotId, offerPrice: 2_315_000 }])
  })

  test('cannot be sent again for a second', async () => {
    const { person } = await open(taken, ['manager'])
    await typePrice(person, '2315000')
    const send = await find('Отправить…')
    await person.click(send)
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отправить' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    act(() => confirm.click())
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(send.disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(send.disabled).toBe(false)
  })

  test('below a thousandth of the plan is not shown as nothing of it', async () => {
    const { person } = await open(taken, ['manager'])
    await typePrice(person, '100')
    expect(await screen.findByText(/^меньше 0,1.% плановой суммы/)).toBeDefined()
  })

  test.each([
    ['700000', 'Это меньше 30\u00A0% плановой суммы. Проверьте, не потерялась ли цифра.'],
    ['3000000', 'Это больше 120\u00A0% плановой суммы. Проверьте, нет ли лишней цифры.'],
  ])('of %s is questioned', async (price, warning) => {
    const { person } = await open(taken, ['manager'])
    await typePrice(person, price)
    await person.click(await find('Отправить…'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отправить ценовое предложение' }))
    expect(dialog.getByRole('alert').textContent).toBe(warning)
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Отправить' }).disabled).toBe(false)
  })

  test('of nothing is not sent', async () => {
    const { person } = await open(taken, ['manager'])
    await typePrice(person, '0')
    expect((await find('Отправить…')).disabled).toBe(true)
  })

  test('that is refused stays in the field', async () => {
    const { person } = await open(taken, ['manager'], { 'lots/setOfferPrice': refuse })
    const field = await typePrice(person, '2315000')
    await person.click(await find('Отправить…'))
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отправить' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ошибка' }))
    expect(dialog.getByRole('alert').textContent).toBe(
      'Ошибка при отправке ценового предложения: Статус лота уже изменился. Обновите страницу',
    )
    expect(field.value).toBe('2\u00A0315\u00A0000')
  })

  test('that was sent can only be read', async () => {
    await open(priced, ['manager'])
    const section = within(await screen.findByRole('region', { name: 'Ценовое предложение' }))
    expect(section.getByText('2 315 000 ₸')).toBeDefined()
    expect(section.getByText('Отправлена и больше не меняется')).toBeDefined()
    expect(section.queryByRole('textbox')).toBeNull()
  })
})

test('a failure that is no answer of the server is an unknown error', async () => {
  await open(taken, ['manager'])
  await find('Деактивировать…')
  act(() => showWorkFailure('deactivate', new Error('a bug')))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ошибка' }))
  expect(dialog.getByRole('alert').textContent).toBe('Ошибка при деактивации лота: Неизвестная ошибка')
})

describe('people whose step it is not', () => {
  const MARK = 'Отмечать собранные документы может только закупщик'
  const PRICE = 'Ценовое предложение указывает менеджер'
  const COMPLETE = 'Завершить сбор документов может только менеджер или закупщик'
  const PLACE = 'Разместить лот и подтвердить размещение может только закупщик'
  const ADD = 'Добавить документ может только менеджер или закупщик'
  const DEACTIVATE = 'Деактивировать лот может только менеджер'
  const ALL = [MARK, ADD, PRICE, COMPLETE, PLACE, DEACTIVATE]

  test.each<[string, LotWork, Role, string[]]>([
    ['a manager', taken, 'manager', [MARK]],
    ['procurement', taken, 'procurement', [PRICE, DEACTIVATE]],
    ['a controller', taken, 'controller', [MARK, ADD, PRICE, COMPLETE, DEACTIVATE]],
    ['an administrator', taken, 'admin', [MARK, ADD, PRICE, COMPLETE, DEACTIVATE]],
    ['a manager at placement', completed, 'manager', [PLACE]],
    ['a controller at placement', inPlacement, 'controller', [PLACE, DEACTIVATE]],
    ['procurement at placement', completed, 'procurement', [DEACTIVATE]],
  ])('%s reads whose it is', async (_, work, role, notices) => {
    await open(work, [role])
    await screen.findByRole('region', { name: 'Размещение' })
    expect(ALL.filter((text) => screen.queryByText(text) !== null)).toEqual(notices)
  })

  test.each<Role>(['controller', 'admin'])('a %s changes nothing', async (role) => {
    await open(replaced, [role], { 'lots/getActivity': () => ({ data: [], next: null }) })
    const card = within(await screen.findByRole('article'))
    const names = card.getAllByRole('button').map(({ textContent }) => textContent)
    // the name unfolds the card; whoever sees the lot may answer for it
    expect(names).toEqual(['Бумага офисная', 'Взять себе'])
    expect(card.getByRole<HTMLInputElement>('switch').disabled).toBe(true)
  })

  test('a step that is not possible yet says why', async () => {
    await open(taken, ['procurement'])
    const button = await find('Завершить сбор документов…')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Собраны не все обязательные документы')).toBeDefined()
  })
})
