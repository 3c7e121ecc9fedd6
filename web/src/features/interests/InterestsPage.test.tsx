import { screen, waitFor, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import { interestsExamples } from '@tendertap/contract/examples/interests'
import { me } from '@tendertap/contract/examples/people'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { act } from '../../testing/render.tsx'
import type { Answers } from '../../testing/server.ts'
import { PROGRESS_MS, type Interest } from './use-interests.ts'

const paper = interestsExamples['interests/getInterests'][0].output[0]!
const PATH = '/admin/interests'

/** A server that keeps these profiles. */
function keepInterests(...kept: Interest[]): Answers {
  let interests = kept
  return {
    'interests/getInterests': () => interests,
    'interests/createInterest': (input) => {
      const made = { ...paper, id: '019a5b2e-b35f-7c69-9f42-a1d80e64c799', name: input.name, ensTru: [] }
      interests = [...interests, made]
      return made
    },
    'interests/updateInterest': (input) => {
      const saved = { ...paper, name: input.name ?? paper.name, keywords: input.keywords ?? paper.keywords }
      interests = interests.map((one) => (one.id === input.id ? saved : one))
      return saved
    },
    'interests/deleteInterest': ({ id }) => {
      interests = interests.filter((one) => one.id !== id)
      return {}
    },
    'matching/suggestClasses': () => [],
  }
}

const withLimit = (maxFilters: number): Answers => ({
  'me/getMe': () => ({
    ...me,
    subscription: me.subscription && { ...me.subscription, status: 'active', maxFilters, additionalFilters: 0 },
  }),
})

const refuse = (code: 'server_error' | 'filter_limit' | 'not_found') => () => {
  throw new CallError({ status: 409, code, message: errorTexts[code] })
}

const findCard = (name = paper.name) => screen.findByRole('region', { name })

test('a card says what a profile asks for, and opens the lots that match', async () => {
  const excluding = { ...paper, keywords: ['картридж', '-аренда'] }
  const { person } = await openPage(PATH, { answers: { ...keepInterests(excluding), ...withLimit(5) } })
  const card = within(await findCard())
  expect(screen.getByText('1 из 5 профилей')).toBeDefined()
  const link = card.getByRole('link', { name: 'Подходящих лотов: 37' })
  expect(new URL(link.getAttribute('href') ?? '', 'http://a.example').searchParams.get('interests')).toBe(paper.id)
  await person.click(card.getByText(/^Подробнее/))
  for (const text of ['Опубликован', 'Школы и поликлиники', '75 %', 'картридж', 'Запрос ценовых предложений'])
    expect(card.getByText(text, { exact: true })).toBeDefined()
  expect(card.getByText('Бумага')).toBeDefined()
  expect(card.getByText('-аренда').parentElement?.textContent).toBe('исключает -аренда')
})

test.each([
  [false, 1],
  [true, 0],
])('scoring that failed is told, unless the profile is over the limit anyway (%s)', async (isOverLimit, told) => {
  const scoring = { ...paper.scoring, state: 'failed' as const }
  await openPage(PATH, { answers: { ...keepInterests({ ...paper, isOverLimit, scoring }), ...withLimit(5) } })
  const card = within(await findCard())
  expect(card.queryAllByText(/^Не удалось пересчитать/)).toHaveLength(told)
})

test('the list could not be loaded: it can be tried again', async () => {
  let isBroken = true
  const answers: Answers = {
    'interests/getInterests': () => (isBroken ? refuse('not_found')() : [paper]),
  }
  const { person } = await openPage(PATH, { answers })
  await screen.findByText('Не удалось загрузить профили интересов')
  isBroken = false
  await person.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  expect(await findCard()).toBeDefined()
})

test('a profile is made with keywords that Enter, a comma and a pasted column add', async () => {
  const { person, server } = await openPage(PATH, { answers: { ...keepInterests(), ...withLimit(5) } })
  await screen.findByText('Профилей интересов пока нет')
  await person.click(screen.getByRole('button', { name: 'Создать профиль' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый профиль интересов' }))
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Создать' })
  expect(save.disabled).toBe(true)
  await person.type(dialog.getByLabelText(/^Название/), 'Канцелярия')
  expect(save.disabled).toBe(false)
  await person.type(
    dialog.getByLabelText('Ключевые слова', { selector: 'input' }),
    'картридж{Enter}тонер,картридж{Enter}',
  )
  await person.paste('бумага офисная\n-аренда\n')
  await person.type(dialog.getByLabelText('Цвет'), '{Control>}a{/Control}{Backspace}f0a')
  await person.click(dialog.getByRole('button', { name: 'Убрать: тонер' }))
  await person.click(save)
  await expect
    .poll(() => server.received('interests/createInterest'))
    .toMatchObject([
      { name: 'Канцелярия', keywords: ['картридж', 'бумага офисная', '-аренда'], minScore: 75, color: '#FF00AA' },
    ])
  await findCard('Канцелярия')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('filters are chosen from folded lists, and the classes by a search', async () => {
  const { person, server } = await openPage(PATH, { answers: { ...keepInterests(paper), ...withLimit(5) } })
  await person.click(within(await findCard()).getByRole('button', { name: /^Изменить/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByText('Источник'))
  await person.click(await dialog.findByRole('checkbox', { name: 'Госзакуп' }))
  await person.click(dialog.getByText('Списки компаний'))
  await person.click(await dialog.findByRole('checkbox', { name: /Школы и поликлиники/ }))
  await person.type(dialog.getByLabelText('Классы ЕНС ТРУ', { selector: 'input' }), 'бумага')
  await person.click(await dialog.findByRole('checkbox', { name: /171214/ }))
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await expect
    .poll(() => server.received('interests/updateInterest'))
    .toMatchObject([{ id: paper.id, filter: { sources: ['ows'], regions: ['71'] }, companiesListIds: [], ensTru: [] }])
})

test('suggested classes are a second step: those ticked are confirmed, the others refused', async () => {
  const answers: Answers = {
    ...keepInterests(paper),
    ...withLimit(5),
    'matching/suggestClasses': () => [
      { code: '171214', nameRu: 'Бумага', nameKz: 'Қағаз' },
      { code: '262040', nameRu: 'Картридж', nameKz: null },
      { code: '329916', nameRu: 'Штемпель', nameKz: null },
    ],
  }
  const { person, server } = await openPage(PATH, { answers })
  await person.click(within(await findCard()).getByRole('button', { name: /^Изменить/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByLabelText('Ключевые слова', { selector: 'input' }), 'тонер{Enter}')
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  const step = within(await screen.findByRole('dialog', { name: 'Уточните классы товаров' }))
  expect(step.getAllByRole('checkbox')).toHaveLength(2)
  await person.click(step.getByRole('checkbox', { name: /Картридж/ }))
  await person.click(step.getByRole('button', { name: 'Подтвердить' }))
  await expect
    .poll(() => server.received('interests/updateInterest').at(-1))
    .toMatchObject({ id: paper.id, ensTru: ['171214', '262040'], refusedEnsTru: ['329916'] })
  expect(server.received('matching/suggestClasses')).toMatchObject([{ keywords: [...paper.keywords, 'тонер'] }])
})

test('a refusal stands under the general text', async () => {
  const answers = { ...keepInterests(paper), ...withLimit(5), 'interests/updateInterest': refuse('not_found') }
  const { person } = await openPage(PATH, { answers })
  await person.click(within(await findCard()).getByRole('button', { name: /^Изменить/ }))
  await person.click(await screen.findByRole('button', { name: 'Сохранить' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(`Не удалось обновить профиль интересов${errorTexts.not_found}`)
})

test('a profile that cannot be made or deleted says so', async () => {
  const answers = {
    ...keepInterests(paper),
    ...withLimit(5),
    'interests/createInterest': refuse('filter_limit'),
    'interests/deleteInterest': refuse('not_found'),
  }
  const { person } = await openPage(PATH, { answers })
  await person.click(await screen.findByRole('button', { name: 'Создать профиль' }))
  const form = within(await screen.findByRole('dialog'))
  await person.type(form.getByLabelText(/^Название/), 'Мебель')
  await person.click(form.getByRole('button', { name: 'Создать' }))
  const made = await form.findByRole('alert')
  expect(made.textContent).toBe(`Не удалось создать профиль интересов${errorTexts.filter_limit}`)
  await person.click(form.getByRole('button', { name: 'Отмена' }))

  await person.click(within(await findCard()).getByRole('button', { name: /^Удалить/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Удалить' }))
  const deleted = await dialog.findByRole('alert')
  expect(deleted.textContent).toBe(`Не удалось удалить профиль интересов${errorTexts.not_found}`)
})

test('classes that cannot be saved say so', async () => {
  let saves = 0
  const kept = keepInterests(paper)
  const { person } = await openPage(PATH, {
    answers: {
      ...kept,
      ...withLimit(5),
      'matching/suggestClasses': () => [{ code: '262040', nameRu: 'Картридж', nameKz: null }],
      // the keywords are saved, the classes are not
      'interests/updateInterest': (input) => {
        saves += 1
        if (saves > 1) throw new CallError({ status: 500, code: 'server_error', message: '' })
        return { ...paper, keywords: input.keywords ?? paper.keywords }
      },
    },
  })
  await person.click(within(await findCard()).getByRole('button', { name: /^Изменить/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByLabelText('Ключевые слова', { selector: 'input' }), 'тонер{Enter}')
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  const step = within(await screen.findByRole('dialog', { name: 'Уточните классы товаров' }))
  await person.click(step.getByRole('button', { name: 'Подтвердить' }))
  expect((await step.findByRole('alert')).textContent).toContain('Произошла ошибка при сохранении профиля')
})

test('deleting names the profile and what goes with it', async () => {
  const { person, server } = await openPage(PATH, { answers: { ...keepInterests(paper), ...withLimit(5) } })
  await person.click(within(await findCard()).getByRole('button', { name: /^Удалить/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(paper.name)).toBeDefined()
  expect(dialog.getByText(/оценки всех лотов/)).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Удалить' }))
  await screen.findByText('Профилей интересов пока нет')
  expect(server.received('interests/deleteInterest')).toEqual([{ id: paper.id }])
})

test('without room no profile can be made, and one beyond the limit says that it does not score', async () => {
  const late = { ...paper, id: '019a5b2e-b35f-7c69-9f42-a1d80e64c798', name: 'Поздний', isOverLimit: true }
  await openPage(PATH, { answers: { ...keepInterests(paper, late), ...withLimit(1) } })
  const card = within(await findCard('Поздний'))
  expect(card.getByText(/не оценивает лоты/)).toBeDefined()
  expect(screen.getByText('2 из 1 профиля')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Создать профиль' }).disabled).toBe(true)
})

test('while lots are scored the progress is shown and read again', async () => {
  const states: Interest['scoring'][] = [
    { state: 'waiting', lotsDone: 0, lotsTotal: null, finishedAt: null },
    { state: 'running', lotsDone: 340, lotsTotal: 1204, finishedAt: null },
    paper.scoring,
  ]
  const answers: Answers = {
    ...withLimit(5),
    'interests/getInterests': () => [
      { ...paper, scoring: (states.length > 1 ? states.shift() : undefined) ?? paper.scoring },
    ],
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const readAgain = () => act(() => vi.advanceTimersByTimeAsync(PROGRESS_MS))
  const { server } = await openPage(PATH, { answers })
  await screen.findByText(/начнётся через несколько секунд/)
  await readAgain()
  await screen.findByText(/340 из 1.204/)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toMatch(/^28/)
  await readAgain()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(server.received('interests/getInterests')).toHaveLength(3)
})

test('scores are calculated anew on request; a refusal is said', async () => {
  const answers = { ...keepInterests(paper), ...withLimit(5), 'interests/rescoreInterest': refuse('not_found') }
  const { person } = await openPage(PATH, { answers })
  await person.click(within(await findCard()).getByRole('button', { name: /^Пересчитать/ }))
  const message = new RegExp(`Не удалось пересчитать профиль интересов. ${errorTexts.not_found}`)
  expect(await screen.findByText(message)).toBeDefined()
})
