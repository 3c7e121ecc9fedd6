// Administration: company lists.
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { answer, refusal, type Answers } from './answers.ts'
import { checkScreens } from './check-screens.ts'
import { CUSTOMERS, LISTS } from './company-lists-answers.ts'
import { asAdmin } from './team-answers.ts'

async function openCompanies(
  page: Page,
  answers: Answers,
  { lists = LISTS, newCompanies = CUSTOMERS.newCompanies } = {},
): Promise<void> {
  const admin = asAdmin()
  answers.set('me/getMe', { change: (me) => ({ ...admin.change(me), newCompanies: newCompanies.length }) })
  answers.set('companies/getCompanyList', answer(200, lists))
  answers.set('companies/getCompaniesWithNew', answer(200, { ...CUSTOMERS, newCompanies }))
  await page.goto('/admin/companies')
  await page.locator('main section').nth(1).waitFor()
}

async function openDialog(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

const chooseFirst = async (page: Page, count: number) => {
  for (let index = 0; index < count; index += 1) await page.getByRole('option').nth(index).click()
}

async function openEdit(page: Page, texts: Texts): Promise<void> {
  await openDialog(page, `${texts['company-lists'].edit}: Школы`)
}

checkScreens([
  { name: 'admin-companies', who: 'person', open: (page, _, answers) => openCompanies(page, answers) },
  {
    name: 'admin-companies-empty',
    who: 'person',
    open: async (page, texts, answers) => {
      await openCompanies(page, answers, { lists: [], newCompanies: [] })
      await page.getByText(texts['company-lists'].none, { exact: true }).waitFor()
    },
  },
  {
    name: 'admin-companies-distribute',
    who: 'person',
    open: async (page, texts, answers) => {
      await openCompanies(page, answers)
      await openDialog(page, texts['company-lists'].newCompanies.distribute)
      await chooseFirst(page, 2)
      await page.getByText(texts['company-lists'].distribute.needsList).waitFor()
    },
  },
  {
    name: 'admin-companies-edit',
    who: 'person',
    open: async (page, texts, answers) => {
      await openCompanies(page, answers)
      await openEdit(page, texts)
    },
  },
  {
    name: 'admin-companies-create-refused',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('companies/createCompanyList', refusal(409, 'name_taken'))
      await openCompanies(page, answers)
      await openDialog(page, texts['company-lists'].create)
      await page.getByRole('dialog').locator('input[name=name]').fill('Школы')
      await page.getByRole('button', { name: texts['company-lists'].form.create, exact: true }).click()
      await page.getByText(texts.errors.name_taken).waitFor()
    },
  },
  {
    name: 'admin-companies-in-use',
    who: 'person',
    open: async (page, texts, answers) => {
      await openCompanies(page, answers)
      await openDialog(page, `${texts['company-lists'].delete}: Школы`)
    },
  },
  {
    name: 'admin-companies-delete',
    who: 'person',
    open: async (page, texts, answers) => {
      await openCompanies(page, answers)
      await openDialog(page, `${texts['company-lists'].delete}: Пустой список`)
    },
  },
  {
    name: 'admin-companies-seen',
    who: 'person',
    open: async (page, texts, answers) => {
      await openCompanies(page, answers)
      await openDialog(page, texts['company-lists'].newCompanies.markSeen)
    },
  },
  {
    name: 'admin-companies-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', asAdmin())
      answers.set('companies/getCompanyList', refusal(500, 'server_error'))
      answers.set('companies/getCompaniesWithNew', refusal(500, 'server_error'))
      await page.goto('/admin/companies')
      await page.getByText(texts['company-lists'].loadFailed).waitFor()
    },
  },
])
