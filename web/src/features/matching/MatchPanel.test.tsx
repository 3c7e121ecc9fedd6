import { screen, waitFor, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { lot } from '@tendertap/contract/examples/lot'
import { matchingExamples } from '@tendertap/contract/examples/matching'
import { me } from '@tendertap/contract/examples/people'
import { STAND_INS } from '@tendertap/contract/examples/stand-ins'
import { subscription } from '@tendertap/contract/examples/subscription'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import type { Answers } from '../../testing/server.ts'
import type { LotMatch, ReceiptLine } from './matches.ts'

const [example] = matchingExamples['matching/getLotMatches'][0].output
if (!example) throw new Error('The example has no match')
const base = example.receipt.at(-1)
if (base?.kind !== 'base') throw new Error('The example’s receipt has no base')

const line = (fields: Partial<ReceiptLine>): ReceiptLine => ({ ...base, ...fields })
const match = (name: string, fields: Partial<LotMatch>): LotMatch => ({
  ...example,
  Interest: { id: name, name, color: '#4472C4' },
  ...fields,
})
const nearMiss = match('Оргтехника', {
  percent: 68,
  level: 'medium',
  isMatch: false,
  failedFilters: ['regions', 'amount'],
  receipt: [
    line({ kind: 'word', points: 103, keyword: 'картридж', found: 'Картриджи', field: 'description' }),
    line({ points: 3 }),
    line({ kind: 'exclusion', points: -38, keyword: '-аренда', found: 'аренды', field: 'name' }),
  ],
  marks: {},
})
const unlike = match('Продукты', {
  percent: 3,
  level: 'low',
  isMatch: false,
  receipt: [line({ points: 3 })],
  marks: {},
})

const answerWith = (...matches: LotMatch[]): Answers => ({ 'matching/getLotMatches': () => matches })
const findPanel = () => screen.findByRole('region', { name: 'Почему' })
const readLines = async (name: string) => {
  const title = (await within(await findPanel()).findAllByText(name)).find((found) => !found.closest('li'))
  const lines = title?.closest('div')?.parentElement?.parentElement?.querySelectorAll('li') ?? []
  return [...lines].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
}
const path = `/all-lots?open=${lot.id}`

test('the receipt names every reason with its points, which add up to the percent', async () => {
  const { server } = await openPage(path)
  expect(await readLines('Канцелярия и бумага')).toEqual([
    '+52«бумага офисная» в названии',
    '+33класс ТРУ 171214 Бумага (подтверждён)',
    '+3исходная оценка',
    '88итого · подходит: порог профиля 75 %',
  ])
  const panel = within(await findPanel())
  expect(panel.getByRole('img', { name: 'Совпадение 88\u00A0%' })).toBeDefined()
  expect(panel.getByText('[Высокая степень совпадения]')).toBeDefined()
  expect(panel.getByText('Оценка по словам, коду ТРУ и вашим голосам')).toBeDefined()
  expect(server.received('matching/getLotMatches')).toEqual([{ lotId: lot.id }])
})

test('a near miss says how much it lacks and which filters keep it out; a minus word costs points', async () => {
  await openPage(path, { answers: answerWith(example, nearMiss) })
  expect(await readLines('Оргтехника')).toEqual([
    '+103«картридж» в описании',
    '+3исходная оценка',
    '−38минус-слово «аренда» в названии',
    '68итого · не хватило 7 %: порог профиля 75 % · не пропускает фильтр профиля: регион, сумма',
  ])
})

test('profiles that the lot has little to do with are folded away', async () => {
  await openPage(path, { answers: answerWith(example, unlike) })
  const panel = within(await findPanel())
  const fold = (await panel.findByText('Другие профили')).closest('details')
  expect(fold?.open).toBe(false)
  expect(within(fold ?? document.body).getByText('Продукты')).toBeDefined()
  expect(within(fold ?? document.body).queryByText('Канцелярия и бумага')).toBeNull()
})

test('a lot that is like no profile says so', async () => {
  await openPage(path, { answers: answerWith(unlike) })
  const said = await within(await findPanel()).findByText('Лот не похож ни на один из ваших профилей интересов.')
  expect(said).toBeDefined()
})

test('lots that leads have voted on are counted in words', async () => {
  const say = (accepted: number, rejected: number, points: number) =>
    line({ kind: 'votes', accepted, rejected, points })
  const voted = match('Расходники', {
    percent: 88,
    receipt: [say(3, 0, 40), say(21, 0, 20), say(5, 1, 20), line({ points: 18 }), say(0, 2, -10)],
    marks: {},
  })
  await openPage(path, { answers: answerWith(voted) })
  expect(await readLines('Расходники')).toEqual([
    '+40похоже на 3 принятых вами лота',
    '+20похоже на 21 принятый вами лот',
    '+20похоже на 5 принятых вами лотов и на 1 отклонённый',
    '+18исходная оценка',
    '−10похоже на 2 отклонённых вами лота',
    '88итого · подходит: порог профиля 75 %',
  ])
})

test('the words of the receipt are marked in the lot as long as it is unfolded', async () => {
  const { person } = await openPage('/all-lots')
  const name = await screen.findByRole('button', { name: 'Бумага офисная' })
  expect(name.querySelector('mark')).toBeNull()
  await person.click(name)
  await waitFor(() => expect(name.querySelector('mark')?.textContent).toBe('Бумага офисная'))
  await person.click(name)
  await waitFor(() => expect(name.querySelector('mark')).toBeNull())
})

test('a lot on the page of its tender explains its match too', async () => {
  await openPage(`/tender/${STAND_INS.tenderId}`)
  const panel = within(await findPanel())
  await panel.findByText('исходная оценка')
  const name = screen.getByRole('button', { name: 'Бумага офисная' })
  await waitFor(() => expect(name.querySelector('mark')).not.toBeNull())
})

test('what could not be explained can be asked for again', async () => {
  let isBroken = true
  const { person } = await openPage(path, {
    answers: {
      'matching/getLotMatches': () => {
        if (isBroken) throw new CallError({ status: 404, code: 'not_found', message: 'Не найдено' })
        return [example]
      },
    },
  })
  const panel = within(await findPanel())
  await panel.findByText('Не удалось узнать, почему у лота такая оценка')
  isBroken = false
  await person.click(panel.getByRole('button', { name: 'Повторить' }))
  expect(await panel.findByText('исходная оценка')).toBeDefined()
})

test('without profiles there is no panel, and nobody asks for one', async () => {
  const { server } = await openPage(path, {
    answers: { 'me/getMe': () => ({ ...me, subscription: { ...subscription, currentFilters: 0 } }) },
  })
  await screen.findByRole('heading', { name: 'Условия' })
  expect(screen.queryByRole('region', { name: 'Почему' })).toBeNull()
  expect(server.received('matching/getLotMatches')).toEqual([])
})
