import { screen, waitFor, within } from '@testing-library/dom'
import type { ParsedInput } from '@tendertap/contract/calls/index'
import { CallError } from '@tendertap/contract/client/call-error'
import { lot as example } from '@tendertap/contract/examples/lot'
import { declined, placed, work as taken } from '@tendertap/contract/examples/lot-work'
import { me } from '@tendertap/contract/examples/people'
import { examples } from '@tendertap/contract/features'
import type { Role } from '@tendertap/domain/roles'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { announceChange } from '../../../api/changes.ts'
import { queryClient } from '../../../api/query-client.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { act } from '../../../testing/render.tsx'
import type { Answers } from '../../../testing/server.ts'
import { closeSnackbar, listSnackbars } from '../../../ui/snackbars/snackbars.ts'
import type { LotWork } from '../../lots/lot-facts.ts'
import type { Lot } from '../../lots/lot.ts'

const [{ output: page }] = examples['lots/getActiveLots']
const colleague = { fullName: 'Данияр Омаров', id: '019a9c00-0000-7000-8000-00000000c011' }

const inWork = (id: number, work: LotWork = taken, facts: Partial<Lot> = {}): Lot => ({
  ...example,
  id,
  nameRu: `Бумага ${id}`,
  contractNumber: `4182731${id}-ЗЦП1`,
  LotsInProcessOfLot: [work],
  intoWorkStatus: work.status,
  ...facts,
})
const list = (data: Lot[]) => ({ ...page, data, total: data.length })

interface Opening {
  roles?: Role[]
  path?: string
  answers?: Answers
  width?: number
}
function open(lots: Lot[], { roles = ['manager'], path = '/lots-in-work', answers = {}, width = 1400 }: Opening = {}) {
  return openPage(path, { roles, width, answers: { 'lots/getActiveLots': () => list(lots), ...answers } })
}
const findCard = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const card = heading.closest('article')
  if (!card) throw new Error(`${name} has no card`)
  return card
}

afterEach(() => {
  for (const { id } of listSnackbars()) closeSnackbar(id)
})

describe('the list', () => {
  test('the first card is open; another can be opened instead, and each can be folded', async () => {
    const { person } = await open([inWork(1), inWork(2)])
    expect(within(await findCard('Бумага 1')).getByRole('region', { name: 'Документы' })).toBeDefined()
    const second = await findCard('Бумага 2')
    expect(within(second).queryByRole('region')).toBeNull()
    await person.click(within(second).getByRole('button', { name: 'Бумага 2' }))
    expect(await within(second).findByRole('region', { name: 'Документы' })).toBeDefined()
    expect(within(await findCard('Бумага 1')).queryByRole('region')).toBeNull()
    await person.click(within(second).getByRole('button', { name: 'Бумага 2' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Документы' })).toBeNull())
  })

  test('a completed or declined lot is not among them', async () => {
    await open([inWork(1), inWork(2, placed), inWork(3, declined)])
    await findCard('Бумага 1')
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  test('has no reading mode, not even by its address', async () => {
    await open([inWork(1)], { path: '/lots-in-work?read=1' })
    await findCard('Бумага 1')
    expect(screen.queryByRole('button', { name: 'Читать' })).toBeNull()
  })

  test('is filtered by the status of the work; all are shown at first', async () => {
    const { person, server } = await open([inWork(1)])
    const asked = () => server.received('lots/getActiveLots').at(-1) as ParsedInput<'lots/getActiveLots'>
    const all = await screen.findByRole<HTMLInputElement>('radio', { name: 'Все' })
    expect(all.checked).toBe(true)
    expect(asked().workStatuses).toBeNull()
    await person.click(screen.getByRole('radio', { name: 'Размещён' }))
    await waitFor(() => expect(asked().workStatuses).toEqual(['in_placement']))
    await person.click(screen.getByRole('radio', { name: 'Все' }))
    await waitFor(() => expect(all.checked).toBe(true))
  })

  test('the status is in the address; on a phone it is chosen from a menu', async () => {
    const path = '/lots-in-work?workStatuses=in_requesting_offers'
    const { server } = await open([inWork(1)], { path, width: 390 })
    const select = await screen.findByRole('combobox', { name: 'Статус работы' })
    expect(within(select).getByRole('option', { selected: true }).textContent).toBe('Цена отправлена')
    expect(server.received('lots/getActiveLots')[0]?.workStatuses).toEqual(['in_requesting_offers'])
  })

  test('is filtered by who is responsible', async () => {
    const { person, server } = await open([inWork(1)])
    await person.selectOptions(await screen.findByLabelText('Чьи лоты'), 'Мои')
    await waitFor(() => expect(server.received('lots/getActiveLots').at(-1)?.assigneeId).toBe(me.id))
  })

  test('an empty status says so, and leads back to all', async () => {
    const { person, server } = await open([], { path: '/lots-in-work?workStatuses=in_placement' })
    expect(await screen.findByText('Нет лотов с выбранным статусом')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Показать все' }))
    await waitFor(() => expect(server.received('lots/getActiveLots').at(-1)?.workStatuses).toBeNull())
  })

  test.each<[Role, boolean]>([
    ['manager', true],
    ['procurement', false],
  ])('without lots it says to a %s what to do', async (role, canTake) => {
    await open([], { roles: [role] })
    expect(await screen.findByText('В работе пока ничего нет')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Выбрать лот' }) !== null).toBe(canTake)
  })

  test('the lot of the hash is asked for by its number, opened, highlighted and scrolled to', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { server } = await open([inWork(1), inWork(2)], {
      path: `/lots-in-work#${encodeURIComponent('41827312-ЗЦП1')}`,
    })
    const card = await findCard('Бумага 2')
    expect(server.received('lots/getActiveLots')[0]?.code).toBe('41827312-ЗЦП1')
    expect(within(card).getByRole('region', { name: 'Документы' })).toBeDefined()
    await waitFor(() => expect(card.dataset['marked']).toBe('true'))
    expect(scrolled.mock.instances.at(-1)).toBe(card)
    expect((await findCard('Бумага 1')).dataset['marked']).toBeUndefined()
  })

  test('the hash may be the code of the tender', async () => {
    await open([inWork(1)], { path: `/lots-in-work#${example.Tender.code}` })
    const card = await findCard('Бумага 1')
    await waitFor(() => expect(card.dataset['marked']).toBe('true'))
  })

  test('the code of the tender may be written without its suffix: the first lot is highlighted', async () => {
    await open([inWork(1), inWork(2)], { path: '/lots-in-work#4182731' })
    const card = await findCard('Бумага 1')
    await waitFor(() => expect(card.dataset['marked']).toBe('true'))
    expect((await findCard('Бумага 2')).dataset['marked']).toBeUndefined()
  })

  test('a number says more than the code of a tender', async () => {
    const tender = { ...example.Tender, code: '41827312-ЗЦП1' }
    await open([inWork(1, taken, { Tender: tender }), inWork(2)], {
      path: `/lots-in-work#${encodeURIComponent('41827312-ЗЦП1')}`,
    })
    expect(within(await findCard('Бумага 2')).getByRole('region', { name: 'Документы' })).toBeDefined()
    expect(within(await findCard('Бумага 1')).queryByRole('region')).toBeNull()
  })

  test('while the lot of another hash is on its way, none of the lots of before opens for it', async () => {
    const successor = { lotId: 77, contractNumber: '55500011-ЗЦП1', TenderId: 9, tenderCode: '55500011' }
    const before = [inWork(1), inWork(2, { ...taken, successor })]
    const { person, server } = await open([], {
      path: `/lots-in-work#${encodeURIComponent('41827312-ЗЦП1')}`,
      answers: {
        'lots/getActiveLots': ({ code }) =>
          code === successor.contractNumber ? new Promise(() => undefined) : list(before),
      },
    })
    const card = await findCard('Бумага 2')
    await person.click(within(card).getByRole('button', { name: 'Перенести работу…' }))
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Перенести' }))
    await waitFor(() => expect(server.received('lots/getActiveLots').at(-1)?.code).toBe(successor.contractNumber))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(within(card).getByRole('region', { name: 'Документы' })).toBeDefined()
    expect(within(await findCard('Бумага 1')).queryByRole('region')).toBeNull()
  })

  test('lots that could not be loaded can be asked for again', async () => {
    await open([], {
      answers: {
        'lots/getActiveLots': () => {
          throw new CallError({ status: 500, code: 'server_error', message: '' })
        },
      },
    })
    expect(await screen.findByText('Ошибка при загрузке лотов')).toBeDefined()
  })
})

describe('a card', () => {
  test('leads to the tender and to the portal in new tabs', async () => {
    await open([inWork(1)])
    const card = within(await findCard('Бумага 1'))
    const tender = card.getByRole<HTMLAnchorElement>('link', { name: /^Открыть тендер/ })
    expect([tender.getAttribute('href'), tender.target]).toEqual([`/tender/${example.TenderId}`, '_blank'])
    expect(card.getByRole('link', { name: /^17204581-1/ }).getAttribute('target')).toBe('_blank')
    expect(card.getByRole('link', { name: /^Открыть на портале/ }).getAttribute('href')).toBe(example.url)
  })

  test('whose time is over says so, and the work goes on', async () => {
    const Tender = { ...example.Tender, applicationEndAt: '2026-11-13T04:00:00.000Z' }
    await open([inWork(1, taken, { Tender })])
    const card = within(await findCard('Бумага 1'))
    expect(card.getByText('срок истёк')).toBeDefined()
    expect(card.getByRole('textbox', { name: 'Цена предложения, ₸' })).toBeDefined()
  })

  test('a manager sees the stages, everybody else the present one', async () => {
    await open([inWork(1)])
    const stages = within(await screen.findByRole('list', { name: 'Этапы работы' }))
    expect(stages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1. Сбор документов0 из 1 собрано',
      '2. Ценаждёт менеджера',
      '3. Размещениевпереди',
    ])
    expect(stages.getByText('1. Сбор документов').closest('[aria-current=step]')).not.toBeNull()
  })

  test('procurement sees the stage as a word', async () => {
    await open([inWork(1)], { roles: ['procurement'] })
    expect(within(await findCard('Бумага 1')).getByText('1. Сбор документов')).toBeDefined()
    expect(screen.queryByRole('list', { name: 'Этапы работы' })).toBeNull()
  })

  test('says whose turn it is', async () => {
    await open([inWork(1), inWork(2)], { roles: ['procurement'] })
    const turn = within(await screen.findByRole('region', { name: 'Чей ход' }))
    expect(turn.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Собрать ещё 1 обязательный документзакупщикВаш ход',
      'Указать ценуменеджер',
    ])
    expect(within(await findCard('Бумага 2')).getByText('Ваш ход')).toBeDefined()
  })

  test('tells the course of the work with names, dates and documents', async () => {
    const step = { kind: 'step', at: '2026-11-13T05:00:00.000Z', assignee: null, fileName: null } as const
    const user = { id: me.id, fullName: me.fullName }
    const data = [
      {
        ...step,
        id: '4.2',
        action: 'documentCollected',
        user: colleague,
        documentKey: 'technical_specification',
      },
      { ...step, id: '4.1', action: 'activateLot', user, documentKey: null },
    ]
    await open([inWork(1)], { answers: { 'lots/getActivity': () => ({ data, next: null }) } })
    const log = within(await screen.findByRole('list', { name: 'Обсуждение и история' }))
    expect(log.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ДОДанияр Омаров 13.11.2026 10:00Собран документ «Техническая спецификация поставщика»',
      'АЖАйгерим Жолова 13.11.2026 10:00Лот взят в работу',
    ])
  })

  test('documents that could not be loaded can be asked for again', async () => {
    let isDown = true
    const documents = example.documents.map((document) => ({ ...document, state: 'processing' as const }))
    const { person } = await open([inWork(1, taken, { documents })], {
      answers: {
        'tenders/getTenderDetails': () => {
          if (isDown) throw new CallError({ status: 500, code: 'server_error', message: '' })
          return examples['tenders/getTenderDetails'][0].output
        },
      },
    })
    await person.click(await screen.findByText('Документация'))
    expect(await screen.findByText('Ошибка загрузки документов')).toBeDefined()
    isDown = false
    await person.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(screen.queryByText('Ошибка загрузки документов')).toBeNull())
  })

  test('names the lot from which the work came', async () => {
    const movedFrom = { lotId: 5, contractNumber: '17204500-ЗЦП1', TenderId: 8, tenderCode: '17204500' }
    await open([inWork(1, { ...taken, movedFrom })])
    const card = within(await findCard('Бумага 1'))
    expect(card.getByText(/^Работа перенесена с лота/)).toBeDefined()
    expect(card.getByRole('link', { name: /^17204500-ЗЦП1/ }).getAttribute('href')).toBe('/tender/8')
  })
})

describe('a colleague’s step', () => {
  const step = {
    action: 'setOfferPrice',
    date: '2026-11-14T08:59:00.000Z',
    user: colleague,
    documentKey: null,
    fileName: null,
  }
  const priced: LotWork = {
    ...taken,
    status: 'in_requesting_offers',
    offerPrice: 2_000_000,
    meta: [...taken.meta, step],
  }

  // it ends the reading of the catalogue and not of the work
  const withoutSubscription: Answers = {
    'lots/getLots': () => {
      throw new CallError({ status: 402, code: 'subscription_required', message: '' })
    },
  }

  test('is named with the colleague; one’s own is not', async () => {
    const own = { ...priced, meta: [...taken.meta, { ...step, user: { fullName: me.fullName, id: me.id } }] }
    await open([], {
      answers: {
        ...withoutSubscription,
        'lots/getActiveLots': ({ id }) =>
          list(id === null ? [inWork(1), inWork(2)] : [id === 1 ? inWork(1, own) : inWork(2, priced)]),
      },
    })
    await findCard('Бумага 2')
    for (const id of ['1', '2', '99']) act(() => announceChange({ kind: 'lotWork', id }))
    expect(await screen.findByText('«Бумага 2». Отправлено ценовое предложение: Данияр Омаров')).toBeDefined()
    expect(screen.queryByText(/^«Бумага 1»/)).toBeNull()
  })

  test('that makes an open dialog pointless is said in it', async () => {
    let shown = [inWork(1)]
    const { person } = await open([], { answers: { 'lots/getActiveLots': () => list(shown) } })
    await person.type(await screen.findByRole('textbox', { name: 'Цена предложения, ₸' }), '2315000')
    await person.click(screen.getByRole('button', { name: 'Отправить…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отправить ценовое предложение' }))
    const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Отправить' })
    expect(send.disabled).toBe(false)
    shown = [inWork(1, priced)]
    await act(() => queryClient.invalidateQueries({ queryKey: ['lots/getActiveLots'] }))
    const notice = await dialog.findByRole('alert')
    expect(notice.textContent).toContain('Это уже невозможно')
    expect(notice.textContent).toContain('Ценовое предложение уже отправлено, изменить его нельзя')
    expect(notice.textContent).toContain('Данияр Омаров')
    expect(send.disabled).toBe(true)
  })

  test('that takes the lot off the page leaves the dialog open, with the reason', async () => {
    let shown = [inWork(1)]
    const { person } = await open([], {
      roles: ['manager'],
      answers: {
        ...withoutSubscription,
        'lots/getActiveLots': () => list(shown),
        'lots/getCompletedLots': () => list([]),
        'lots/getArchivedLots': () =>
          list([inWork(1, { ...declined, meta: [...taken.meta, { ...step, action: 'deactivateLot' }] })]),
      },
    })
    await person.click(await screen.findByRole('button', { name: 'Деактивировать…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Деактивировать лот' }))
    shown = []
    await act(() => queryClient.invalidateQueries({ queryKey: ['lots/getActiveLots'] }))
    const notice = await dialog.findByRole('alert')
    expect(notice.textContent).toContain('Лот уже отклонён')
    expect(notice.textContent).toContain('Лот деактивирован')
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Деактивировать' }).disabled).toBe(true)
  })
})
