import { screen, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { checklistsExamples } from '@tendertap/contract/examples/checklists'
import { completeTemplate } from '@tendertap/domain/lot-work/default-checklist'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import type { Answers } from '../../testing/server.ts'
import { MAX_EDITED_ENTRIES } from './entries.ts'

const certificate = {
  key: 'certificate',
  descriptionRu: 'Сертификат',
  descriptionKz: 'Сертификат',
  descriptionEn: null,
  required: true,
}
const warranty = {
  key: 'warranty',
  descriptionRu: 'Гарантия',
  descriptionKz: null,
  descriptionEn: null,
  required: false,
}
const templates = [
  { method: null, entries: completeTemplate([certificate, warranty]) },
  { method: 'Открытый конкурс', entries: completeTemplate([certificate]) },
]
const open = (more: Answers = {}) =>
  openPage('/admin/checklists', { answers: { 'checklists/getTemplates': () => ({ templates }), ...more } })
const findPanel = async (name: string) => within(await screen.findByRole('region', { name }))
const findDialog = async () => within(await screen.findByRole('dialog'))
const [{ output: saved }] = checklistsExamples['checklists/saveTemplate']

test('it is the fourth tab: the general template first, then those of single methods, each with the price last', async () => {
  await open()
  const general = await findPanel('Общий шаблон')
  expect(
    within(screen.getByRole('navigation', { name: 'Вкладки администрирования' }))
      .getAllByRole('link')
      .at(-1)?.textContent,
  ).toBe('Списки документов')
  const rows = general.getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Сертификат Обязательно',
    'Гарантия По желанию',
    'Ценовое предложение отмечается сам, когда менеджер отправит ценуОбязательно',
  ])
  expect((await findPanel('Открытый конкурс')).getAllByRole('row')).toHaveLength(3)
})

test('entries are moved, changed, added and removed; the price is not among them', async () => {
  const { person, server } = await open()
  await person.click((await findPanel('Общий шаблон')).getByRole('button', { name: 'Изменить' }))
  const dialog = await findDialog()
  await person.click(dialog.getByRole('button', { name: 'Ниже: Сертификат' }))
  await person.click(dialog.getByRole('button', { name: 'Добавить документ' }))
  const added = within(dialog.getByRole('group', { name: '3. без названия' }))
  await person.type(added.getByLabelText('3. Название документа'), 'Доверенность')
  await person.click(added.getByText('Другие языки'))
  await person.type(added.getByLabelText('На казахском'), 'Сенімхат')
  await person.click(dialog.getByRole('button', { name: 'Убрать: Гарантия' }))
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Шаблон сохранён')).toBeDefined()
  expect(server.received('checklists/saveTemplate')).toEqual([
    {
      method: null,
      entries: [
        certificate,
        { key: 'own_1', descriptionRu: 'Доверенность', descriptionKz: 'Сенімхат', descriptionEn: null, required: true },
      ],
    },
  ])
})

test('the focus stays with the entry that is moved, goes on to the next when one is removed, and to a new one', async () => {
  const { person } = await open()
  await person.click((await findPanel('Общий шаблон')).getByRole('button', { name: 'Изменить' }))
  const dialog = await findDialog()
  const press = (name: string) => person.click(dialog.getByRole('button', { name }))
  const getFocused = () => document.activeElement?.getAttribute('aria-label')
  // the last one can't be moved down any more
  await press('Ниже: Сертификат')
  expect(getFocused()).toBe('Выше: Сертификат')
  await press('Выше: Сертификат')
  expect(getFocused()).toBe('Ниже: Сертификат')
  await press('Убрать: Сертификат')
  expect(getFocused()).toBe('Убрать: Гарантия')
  await press('Убрать: Гарантия')
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Добавить документ' }))
  await press('Добавить документ')
  expect(document.activeElement).toBe(dialog.getByLabelText('1. Название документа'))
})

test('a full template says that nothing can be added, also to people who cannot hover', async () => {
  const entries = Array.from({ length: MAX_EDITED_ENTRIES }, (_, index) => ({
    ...certificate,
    key: `own_${index}`,
    descriptionRu: `Документ ${index}`,
    descriptionKz: null,
  }))
  const { person } = await open({
    'checklists/getTemplates': () => ({ templates: [{ method: null, entries: completeTemplate(entries) }] }),
  })
  await person.click((await findPanel('Общий шаблон')).getByRole('button', { name: 'Изменить' }))
  // by its text: the roles of so many fields take long to compute
  const button = (await screen.findByText('Добавить документ')).closest('button')
  expect(button?.getAttribute('aria-disabled')).toBe('true')
  const reason = document.getElementById(button?.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toContain('В шаблоне может быть не больше')
})

test('a document needs a name of its own', async () => {
  const { person, server } = await open()
  await person.click((await findPanel('Общий шаблон')).getByRole('button', { name: 'Изменить' }))
  const dialog = await findDialog()
  await person.clear(dialog.getByLabelText('2. Название документа'))
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(dialog.getByText('Введите название')).toBeDefined()
  await person.type(dialog.getByLabelText('2. Название документа'), 'Ценовое предложение')
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(dialog.getByText('Такое название уже есть в списке')).toBeDefined()
  expect(server.received('checklists/saveTemplate')).toEqual([])
})

test('a new template is for a method that has none, and begins with the general one', async () => {
  const { person, server } = await open({ 'checklists/saveTemplate': () => saved })
  await person.click(await screen.findByRole('button', { name: 'Добавить шаблон' }))
  const dialog = await findDialog()
  const method = dialog.getByLabelText('Способ закупки')
  expect(within(method).queryByRole('option', { name: 'Открытый конкурс' })).toBeNull()
  await person.selectOptions(method, 'Запрос ценовых предложений')
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Шаблон сохранён')
  expect(server.received('checklists/saveTemplate')).toEqual([
    { method: 'Запрос ценовых предложений', entries: [certificate, warranty] },
  ])
})

test('a template is deleted after a confirmation', async () => {
  const { person, server } = await open()
  await person.click((await findPanel('Открытый конкурс')).getByRole('button', { name: 'Удалить…' }))
  const dialog = await findDialog()
  expect(dialog.getByText(/снова будет действовать общий шаблон/)).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Удалить шаблон' }))
  expect(await screen.findByText('Шаблон удалён')).toBeDefined()
  expect(server.received('checklists/deleteTemplate')).toEqual([{ method: 'Открытый конкурс' }])
})

test('a template that cannot be saved stays in the form', async () => {
  const { person } = await open({
    'checklists/saveTemplate': () => {
      throw new CallError({ status: 500, code: 'server_error', message: '' })
    },
  })
  await person.click((await findPanel('Общий шаблон')).getByRole('button', { name: 'Изменить' }))
  const dialog = await findDialog()
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await dialog.findByText('Не удалось сохранить шаблон')).toBeDefined()
})
