import { screen, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { companyListsExamples } from '@tendertap/contract/examples/company-lists'
import { me } from '@tendertap/contract/examples/people'
import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import type { Answers } from '../../testing/server.ts'

const [{ output: example }] = companyListsExamples['companies/createCompanyList']
const schools = { ...example, name: 'Школы', companies: ['ТОО «Б»', 'ТОО «В»', 'ТОО «Г»', 'ТОО «Д»', 'ТОО «Е»'] }
const CUSTOMERS = [...schools.companies, 'АО «Альфа»', 'АО «Бета»']
const NEW = ['АО «Альфа»', 'АО «Бета»']

const keep = (changes: Answers = {}): Answers => ({
  'me/getMe': ({ newCompanies }) => ({ ...me, ...(newCompanies && { newCompanies: NEW.length }) }),
  'companies/getCompanyList': () => [schools],
  'companies/getCompaniesWithNew': () => ({ companies: CUSTOMERS, newCompanies: NEW }),
  'companies/updateCompanyList': () => schools,
  'companies/createCompanyList': () => schools,
  ...changes,
})
const openCompanies = (answers: Answers = {}, width = 1400) =>
  openPage('/admin/companies', { answers: keep(answers), width })
const findCard = async () =>
  (await screen.findByRole('heading', { name: 'Школы' })).closest<HTMLElement>('[data-list]') ?? document.body
const findDialog = async () => within(await screen.findByRole('dialog'))
const option = (dialog: ReturnType<typeof within>, name: string) => dialog.findByRole('option', { name })

test('a card shows the first four companies, how many more there are, and which profiles use the list', async () => {
  await openCompanies({
    'companies/getCompanyList': () => [{ ...schools, interests: [{ id: me.id, name: 'Бумага' }] }],
  })
  const card = await findCard()
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(schools.companies.slice(0, 4))
  expect(card.textContent).toContain('и ещё 1')
  expect(card.textContent).toContain('5 компаний')
  expect(within(card).getByText('Бумага')).toBeDefined()
})

test('the tab shows how many companies are new', async () => {
  await openCompanies()
  const tab = await screen.findByRole('link', { name: /^Компании/ })
  expect(await within(tab).findByText('2 новые компании')).toBeDefined()
})

test('new companies go into a list once a list and a company are chosen', async () => {
  const { person, server } = await openCompanies()
  await person.click(await screen.findByRole('button', { name: 'Распределить' }))
  const dialog = await findDialog()
  const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Добавить в список' })
  expect(add.disabled).toBe(true)
  await person.click(await option(dialog, 'АО «Бета»'))
  expect(add.disabled).toBe(true)
  expect(dialog.getByText('Выберите список.')).toBeDefined()
  await person.selectOptions(dialog.getByLabelText('В какой список добавить'), 'Школы')
  await person.click(add)
  await expect
    .poll(() => server.received('companies/updateCompanyList'))
    .toEqual([{ id: schools.id, add: ['АО «Бета»'] }])
  await expect.poll(() => server.received('companies/getCompaniesWithNew').length).toBeGreaterThan(1)
})

test('new companies go into a new list', async () => {
  const { person, server } = await openCompanies({ 'companies/getCompanyList': () => [] })
  await person.click(await screen.findByRole('button', { name: 'Распределить' }))
  const dialog = await findDialog()
  await person.click(dialog.getByRole('button', { name: 'Выбрать все (2)' }))
  const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Добавить в список' })
  expect(add.disabled).toBe(true)
  await person.type(dialog.getByLabelText(/^Название нового списка/), 'Нефть')
  await person.click(add)
  await expect.poll(() => server.received('companies/createCompanyList')).toEqual([{ name: 'Нефть', companies: NEW }])
})

test('new companies are marked as seen after a confirmation', async () => {
  const { person, server } = await openCompanies()
  await person.click(await screen.findByRole('button', { name: 'Отметить просмотренными' }))
  const dialog = await findDialog()
  expect(dialog.getByText(/сейчас в нём 2 компании/)).toBeDefined()
  expect(server.received('companies/resetNewCompanies')).toEqual([])
  await person.click(dialog.getByRole('button', { name: 'Отметить просмотренными' }))
  await expect.poll(() => server.received('companies/resetNewCompanies')).toEqual([{}])
})

test('a list is made of what a search finds', async () => {
  const { person, server } = await openCompanies()
  await person.click(await screen.findByRole('button', { name: 'Создать список' }))
  const dialog = await findDialog()
  await person.click(dialog.getByRole('button', { name: 'Создать' }))
  expect(dialog.getByText('Укажите название')).toBeDefined()
  await person.type(dialog.getByLabelText(/^Название/), ' Акции ')
  await person.type(dialog.getByRole('searchbox'), 'ао')
  await person.click(await dialog.findByRole('button', { name: 'Выбрать найденные (2)' }))
  await person.click(dialog.getByRole('button', { name: 'Создать' }))
  await expect.poll(() => server.received('companies/createCompanyList')).toEqual([{ name: 'Акции', companies: NEW }])
})

test('editing sends what was added, or all that stay', async () => {
  const { person, server } = await openCompanies()
  const openEdit = async () => {
    await person.click(await screen.findByRole('button', { name: 'Изменить: Школы' }))
    return findDialog()
  }
  let dialog = await openEdit()
  await person.click(await option(dialog, 'АО «Альфа»'))
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await expect
    .poll(() => server.received('companies/updateCompanyList').at(-1))
    .toEqual({ id: schools.id, add: ['АО «Альфа»'] })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  dialog = await openEdit()
  await person.click(dialog.getByRole('radio', { name: 'Выбранные: 5' }))
  await person.click(await option(dialog, 'ТОО «Б»'))
  expect(dialog.queryByRole('option', { name: 'ТОО «Б»' })).toBeNull()
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await expect
    .poll(() => server.received('companies/updateCompanyList').at(-1))
    .toEqual({ id: schools.id, companies: schools.companies.slice(1) })
})

test('a name that is taken is said at the name', async () => {
  const { person } = await openCompanies({
    'companies/createCompanyList': () => {
      throw new CallError({ status: 409, code: 'name_taken', message: errorTexts.name_taken })
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Создать список' }))
  const dialog = await findDialog()
  await person.type(dialog.getByLabelText(/^Название/), 'Школы')
  await person.click(dialog.getByRole('button', { name: 'Создать' }))
  expect(await dialog.findByText(errorTexts.name_taken)).toBeDefined()
})

test('a list is deleted after a confirmation; a refusal names the profiles', async () => {
  const { person, server } = await openCompanies({
    'companies/deleteCompanyList': () => {
      const details = { interests: [{ id: me.id, name: 'Мебель' }] }
      throw new CallError({ status: 409, code: 'list_in_use', message: errorTexts.list_in_use, details })
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Удалить: Школы' }))
  expect((await findDialog()).getByText(/В списке 5 компаний/)).toBeDefined()
  expect((await findDialog()).getByText('Школы').lang).toBe('ru-RU')
  await person.click((await findDialog()).getByRole('button', { name: 'Удалить' }))
  expect(await screen.findByText('Мебель')).toBeDefined()
  expect(server.received('companies/deleteCompanyList')).toEqual([{ id: schools.id }])
})

test('a list that profiles use says so instead of asking', async () => {
  const { person } = await openCompanies({
    'companies/getCompanyList': () => [{ ...schools, interests: [{ id: me.id, name: 'Бумага' }] }],
  })
  await person.click(await screen.findByRole('button', { name: 'Удалить: Школы' }))
  const dialog = await findDialog()
  expect(dialog.getByText('Бумага')).toBeDefined()
  expect(dialog.queryByRole('button', { name: 'Удалить' })).toBeNull()
})

test('without lists and new companies the page says why and what to do', async () => {
  await openCompanies({
    'companies/getCompanyList': () => [],
    'companies/getCompaniesWithNew': () => ({ companies: CUSTOMERS, newCompanies: [] }),
  })
  expect(await screen.findByText('Списков пока нет')).toBeDefined()
  expect(await screen.findByText(/^Новых компаний сейчас нет/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Распределить' })).toBeNull()
})

test('without a subscription the lists can be read and not changed', async () => {
  await openCompanies({ 'me/getMe': () => ({ ...me, subscription: null }) })
  expect(await screen.findByText(errorTexts.subscription_required)).toBeDefined()
  await findCard()
  expect(screen.queryByRole('button', { name: /^Удалить/ })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Создать список' }).disabled).toBe(true)
})

test('a failure can be tried again', async () => {
  let fails = true
  const { person } = await openCompanies({
    'companies/getCompanyList': () => {
      if (fails) throw new CallError({ status: 403, code: 'forbidden', message: errorTexts.forbidden })
      return [schools]
    },
  })
  await screen.findByText('Не удалось загрузить списки компаний')
  fails = false
  await person.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await findCard()).toBeDefined()
})
