import { screen, waitFor, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { interestsExamples } from '@tendertap/contract/examples/interests'
import { lot } from '@tendertap/contract/examples/lot'
import { matchingExamples } from '@tendertap/contract/examples/matching'
import { describe, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import type { Answers } from '../../testing/server.ts'
import type { LotMatch } from './matches.ts'
import { toChange, type SuggestedEdit } from './profile-edits.ts'

const [example] = matchingExamples['matching/getLotMatches'][0].output
const [interest] = interestsExamples['interests/getInterests'][0].output
if (!example || !interest) throw new Error('The examples are empty')

const near: LotMatch = { ...example, percent: 68, level: 'medium', isMatch: false }
const far: LotMatch = { ...near, percent: 12, level: 'low' }
const edit = (fields: Partial<SuggestedEdit>): SuggestedEdit => ({
  kind: 'keyword',
  value: 'картон переплётный',
  nameRu: null,
  nameKz: null,
  percent: 81,
  ...fields,
})
const answerWith = (match: LotMatch, edits: SuggestedEdit[]): Answers => ({
  'matching/getLotMatches': () => [match],
  'matching/suggestEdits': () => edits,
  'interests/getInterests': () => [interest],
  'interests/updateInterest': () => interest,
})
const path = `/all-lots?open=${lot.id}`
const TITLE = 'Что изменить, чтобы лот подошёл'
const unfold = async (person: Awaited<ReturnType<typeof openPage>>['person']) =>
  person.click(await screen.findByText(TITLE))
const readEdits = async () => {
  const list = await screen.findByRole('list', { name: TITLE })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
}

describe('what to change so that a near miss matches', () => {
  test('is asked for when somebody unfolds it, and told in words with the percent', async () => {
    const edits = [
      edit({}),
      edit({ kind: 'class', value: '171214', nameRu: 'Бумага', nameKz: 'Қағаз', percent: 88 }),
      edit({ kind: 'exclusion', value: '-"туалетная бумага"', percent: 90 }),
      edit({ kind: 'minScore', value: '68', percent: 68 }),
      edit({ kind: 'filter', value: 'regions', percent: 79 }),
    ]
    const { person, server } = await openPage(path, { roles: ['lead'], answers: answerWith(near, edits) })
    await screen.findByText(TITLE)
    expect(server.received('matching/suggestEdits')).toEqual([])
    await unfold(person)
    expect(await readEdits()).toEqual([
      'Добавить ключевое слово «картон переплётный»лот наберёт 81 %Скопировать для администратора',
      'Подтвердить класс ТРУ 171214 Бумагалот наберёт 88 %Скопировать для администратора',
      'Убрать минус-слово «туалетная бумага»лот наберёт 90 %Скопировать для администратора',
      'Снизить порог профиля с 75 до 68 %лот наберёт 68 %Скопировать для администратора',
      'Снять фильтр: регионлот наберёт 79 %Скопировать для администратора',
    ])
    expect(server.received('matching/suggestEdits')).toEqual([{ lotId: lot.id, interestId: near.Interest.id }])
  })

  test('is made by an administrator after one more look, with the whole list of keywords', async () => {
    const { person, server } = await openPage(path, { roles: ['admin'], answers: answerWith(near, [edit({})]) })
    await unfold(person)
    await person.click(await screen.findByRole('button', { name: 'Внести правку' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Изменить профиль интересов?' }))
    expect(dialog.getByText('картон переплётный')).toBeDefined()
    expect(server.received('interests/updateInterest')).toEqual([])
    await person.click(dialog.getByRole('button', { name: 'Изменить профиль' }))
    expect(await screen.findByText('Профиль изменён, лоты пересчитываются')).toBeDefined()
    expect(server.received('interests/updateInterest')).toEqual([
      { id: interest.id, keywords: [...interest.keywords, 'картон переплётный'] },
    ])
    await waitFor(() => expect(server.received('matching/getLotMatches').length).toBeGreaterThan(1))
  })

  test('is copied as a sentence by everyone else', async () => {
    const { person } = await openPage(path, { roles: ['lead'], answers: answerWith(near, [edit({})]) })
    await unfold(person)
    await person.click(await screen.findByRole('button', { name: 'Скопировать для администратора' }))
    await screen.findByRole('button', { name: 'Скопировано' })
    expect(await navigator.clipboard.readText()).toBe(
      'Профиль «Канцелярия и бумага», лот «Бумага офисная». Добавить ключевое слово «картон переплётный».',
    )
    expect(screen.queryByRole('button', { name: 'Внести правку' })).toBeNull()
  })

  test('says so when it cannot be copied', async () => {
    const { person } = await openPage(path, { roles: ['lead'], answers: answerWith(near, [edit({})]) })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await unfold(person)
    await person.click(await screen.findByRole('button', { name: 'Скопировать для администратора' }))
    expect(await screen.findByText('Не удалось скопировать в буфер обмена')).toBeDefined()
  })

  test('is said to be more than one change, if none is enough', async () => {
    const { person } = await openPage(path, { answers: answerWith(near, []) })
    await unfold(person)
    expect(await screen.findByText('Одной правки мало: лот слишком далёк от этого профиля.')).toBeDefined()
  })

  test('is not offered for a match, nor for a profile that means something else', async () => {
    await openPage(path, { answers: answerWith(example, []) })
    await screen.findByText('исходная оценка')
    expect(screen.queryByText(TITLE)).toBeNull()
    await openPage(path, { answers: answerWith(far, []) })
    await screen.findByText('Другие профили')
    expect(screen.queryByText(TITLE)).toBeNull()
  })

  test('is offered for a lot that an excluded word has brought down', async () => {
    const excluded = { ...far, receipt: [...far.receipt, { ...far.receipt[0]!, kind: 'exclusion' as const }] }
    await openPage(path, { answers: answerWith(excluded, []) })
    expect(await screen.findByText(TITLE)).toBeDefined()
  })

  test('shows the server’s reason when the profile cannot be changed', async () => {
    const { person } = await openPage(path, {
      roles: ['admin'],
      answers: {
        ...answerWith(near, [edit({})]),
        'interests/updateInterest': () => {
          throw new CallError({ status: 404, code: 'not_found', message: 'Не найдено' })
        },
      },
    })
    await unfold(person)
    await person.click(await screen.findByRole('button', { name: 'Внести правку' }))
    await person.click(await screen.findByRole('button', { name: 'Изменить профиль' }))
    expect(await screen.findByText('Не удалось изменить профиль')).toBeDefined()
  })
})

test.each<[Partial<SuggestedEdit>, object]>([
  [{ kind: 'exclusion', value: '-туалетная' }, { keywords: ['бумага'] }],
  [
    { kind: 'class', value: '262040' },
    { ensTru: ['171214', '262040'], refusedEnsTru: ['05'] },
  ],
  [{ kind: 'minScore', value: '68' }, { minScore: 68 }],
  [{ kind: 'filter', value: 'amount' }, { filter: { ...interest.filter, minAmount: null, maxAmount: null } }],
  [{ kind: 'filter', value: 'ensTru' }, { filter: { ...interest.filter, onlyEnsTru: false } }],
  [
    { kind: 'filter', value: 'companies' },
    { filter: { ...interest.filter, companies: [] }, companiesListIds: [] },
  ],
])('%o is sent as %o, and the rest of the profile stays', (fields, sent) => {
  const profile = {
    ...interest,
    keywords: ['бумага', '-туалетная'],
    ensTru: [{ code: '171214', nameRu: null, nameKz: null }],
    refusedEnsTru: ['2620', '05'],
  }
  expect(toChange(profile, edit(fields))).toEqual({ id: interest.id, ...sent })
})
