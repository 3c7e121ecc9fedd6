import { screen, waitFor, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { STAND_INS } from '@tendertap/contract/examples/stand-ins'
import { tendersExamples } from '@tendertap/contract/examples/tenders'
import { expect, test } from 'vitest'
import { rememberList } from '../../lib/last-list.ts'
import { openPage } from '../../testing/open-page.tsx'

const path = `/tender/${STAND_INS.tenderId}`

test('each date of the tender stands under its own name', async () => {
  await openPage(path)
  const facts = await screen.findByRole('region', { name: 'Сведения о тендере' })
  const valueOf = (label: string) => within(facts).getByText(label).nextElementSibling?.textContent
  expect(valueOf('Дата публикации')).toBe('12.11.2026 08:30')
  expect(valueOf('Начало приёма заявок')).toBe('12.11.2026 09:00')
  expect(valueOf('Окончание приёма заявок')).toBe('19.11.2026 09:00')
  expect(valueOf('Приём заявок')).toBe('4 дня 19 чдо 19.11.2026 09:00')
})

test('a tender that is not found says so in the title of the tab, and still does in another language', async () => {
  const { person } = await openPage(path, {
    answers: {
      'tenders/getTenderDetails': () => {
        throw new CallError({ status: 404, code: 'not_found', message: 'Не найдено' })
      },
    },
  })
  await screen.findByText('Тендер не найден')
  expect(document.title).toBe('Тендер не найден · Tendertap')
  await person.click(screen.getByRole('button', { name: /Язык: Русский/ }))
  await person.click(await screen.findByRole('menuitemradio', { name: 'English' }))
  await screen.findByText('Tender not found')
  expect(document.title).toBe('Tender not found · Tendertap')
})

const refuse = () => {
  throw new CallError({ status: 500, code: 'server_error', message: '' })
}

// spec 2 §8, tender page
test.each([
  ['a refusal is told with its reason', refuse, 'Ошибка: Ошибка сервера'],
  ['an answer without a tender', () => ({}) as never, 'Ошибка: Сервер не прислал данных'],
  ['no tender in the answer', () => ({ tender: null }) as never, 'Данные отсутствуют'],
  ['something that is no answer', () => Promise.resolve(null) as never, 'Ошибка: Не удалось загрузить тендер'],
])('%s', async (_, answer, said) => {
  await openPage(path, { answers: { 'tenders/getTenderDetails': answer } })
  expect(await screen.findByText(said)).toBeDefined()
})

test.each([
  ['stored', ''],
  ['processing', 'Получаем документы с портала. Страница обновится сама.'],
] as const)('a document that is %s: the page says «%s»', async (state, said) => {
  const [{ output }] = tendersExamples['tenders/getTenderDetails']
  const [document] = output.tender.LotOfTender.flatMap(({ documents }) => documents)
  if (!document) throw new Error('The example has no document')
  const tender = { ...output.tender, LotOfTender: [], DocumentsOfTender: [{ ...document, state }] }
  await openPage(path, { answers: { 'tenders/getTenderDetails': () => ({ tender }) } })
  const documents = within(await screen.findByRole('region', { name: 'Документы тендера' }))
  expect(documents.getByRole('status').textContent).toBe(said)
})

test('a tender without documents says that there are none', async () => {
  const [{ output }] = tendersExamples['tenders/getTenderDetails']
  await openPage(path, {
    answers: { 'tenders/getTenderDetails': () => ({ tender: { ...output.tender, DocumentsOfTender: [] } }) },
  })
  expect(await screen.findByText('Документы не найдены')).toBeDefined()
})

test('the way back leads to the list that was open last, with its filters', async () => {
  rememberList('/all-lots?search=paper&page=3')
  await openPage(path)
  await screen.findByRole('region', { name: 'Сведения о тендере' })
  const links = within(screen.getByRole('main')).getAllByRole('link', { name: 'Все лоты' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/all-lots?search=paper&page=3'])
})

test('a lot that was won shows the winner, the price and its share of the plan', async () => {
  const [{ output }] = tendersExamples['tenders/getTenderDetails']
  const [lot] = output.tender.LotOfTender
  const [example] = tendersExamples['tenders/getTenderChanges'][0].output.data
  if (!lot || !example) throw new Error('The example has no lots or no changes')
  const award = { winner: 'ТОО "Снаб"', amount: 1_240_000, concludedAt: null, participants: 3 }
  const change = { ...example, kind: 'result' as const, LotId: lot.id, before: null, after: { award } }
  await openPage(path, {
    answers: {
      'tenders/getTenderDetails': () => ({
        tender: { ...output.tender, LotOfTender: [{ ...lot, amount: 2_480_000 }] },
      }),
      'tenders/getTenderChanges': () => ({ data: [change], total: 1, totalExact: true, page: 1, limit: 20 }),
      // the figures do not know of it yet
      'analytics/getTenderResults': () => ({ results: [], memory: [] }),
    },
  })
  const winner = await within(await screen.findByRole('region', { name: 'Лоты' })).findByText(/Победитель/)
  expect(winner.textContent.replaceAll('\u00A0', ' ')).toBe(
    'Победитель: ТОО «Снаб»1 240 000 ₸ · 50 % плановой суммы · 3 участника',
  )
})

test('a corrected result names its winner once, with the terms that differ and no others', async () => {
  const award = { winner: 'ТОО «Снаб»', amount: 12_100_000, concludedAt: null, participants: 3 }
  const [example] = tendersExamples['tenders/getTenderChanges'][0].output.data
  if (!example) throw new Error('The example has no changes')
  const change = {
    ...example,
    kind: 'result' as const,
    before: { award },
    after: { award: { ...award, amount: 12_050_000 } },
  }
  await openPage(path, {
    answers: {
      'tenders/getTenderChanges': () => ({ data: [change], total: 1, totalExact: true, page: 1, limit: 20 }),
    },
  })
  const history = await screen.findByRole('region', { name: 'История изменений' })
  const heading = await within(history).findByText('Итоги изменены')
  expect(heading.parentElement?.textContent.replaceAll('\u00A0', ' ')).toBe(
    'Итоги измененыТОО «Снаб»12 100 000 ₸ → стало 12 050 000 ₸',
  )
})

test.each([
  ['what came after the last visit is marked as new', 88_213, 1, [88_214]],
  ['what was seen is not, and is not told to the server again', 88_214, 0, []],
  ['on the first visit nothing is new', null, 0, [88_214]],
])('%s', async (_, seq, isNew, marked) => {
  const { server } = await openPage(path, {
    answers: {
      'seen/getMark': () => ({ seq }),
      'tenders/getTenderChanges': () => {
        const [{ output }] = tendersExamples['tenders/getTenderChanges']
        const [first, second] = output.data
        if (!first || !second) throw new Error('The example has too few changes')
        return { ...output, data: [first, { ...second, at: '2026-11-12T09:20:00.000Z' }] }
      },
    },
  })
  const history = await screen.findByRole('region', { name: 'История изменений' })
  await within(history).findByText('Добавлен документ')
  const place = `tender:${STAND_INS.tenderId}`
  await waitFor(() => expect(server.received('seen/getMark')).toEqual([{ place }]))
  await waitFor(() =>
    expect(server.received('seen/markSeen')).toEqual(marked.map((newest) => ({ place, seq: newest }))),
  )
  await waitFor(() => expect(within(history).queryAllByText('новое')).toHaveLength(isNew))
})
