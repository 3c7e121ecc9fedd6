import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { call } from './api.ts'
import { useBrowser } from './browser.ts'
import { fetchToken, personWith, signIn } from './people.ts'

const visit = useBrowser()

async function openCompanies(page: Page): Promise<void> {
  await signIn(page, personWith('admin'))
  await page.waitForURL('**/all-lots')
  await page.goto('/admin/companies')
  await page.getByRole('heading', { name: /^Новые компании/ }).waitFor()
}

const readNew = async () => {
  const token = await fetchToken(personWith('admin'))
  return (await call(inject('url'), 'companies/getCompaniesWithNew', {}, token)).newCompanies
}

test('an administrator puts new companies into a list, edits it and deletes it', async () => {
  const name = `Школы ${randomUUID().slice(0, 6)}`
  const { page, problems } = await visit()
  await openCompanies(page)
  const before = await readNew()

  await page.getByRole('button', { name: 'Распределить' }).click()
  const distribute = page.getByRole('dialog', { name: 'Распределить новые компании' })
  const add = distribute.getByRole('button', { name: 'Добавить в список' })
  await expect.poll(() => add.isDisabled()).toBe(true)
  const chosen: string[] = []
  for (const index of [0, 1]) {
    const option = distribute.getByRole('option').nth(index)
    chosen.push((await option.textContent()) ?? '')
    await option.click()
  }
  const list = distribute.getByLabel('В какой список добавить')
  if (await list.isVisible()) await list.selectOption('new')
  await expect.poll(() => add.isDisabled()).toBe(true)
  await distribute.getByLabel('Название нового списка').fill(name)
  await add.click()
  const card = page.locator('[data-list]').filter({ has: page.getByRole('heading', { name }) })
  await card.getByText('2 компании').waitFor()
  expect(await card.getByRole('listitem').allTextContents()).toEqual(expect.arrayContaining(chosen))
  // the portals may have brought new ones meanwhile
  const after = await readNew()
  expect(before.filter((company) => !after.includes(company))).toHaveLength(2)

  await page.getByRole('button', { name: `Изменить: ${name}` }).click()
  const edit = page.getByRole('dialog', { name: 'Изменить список' })
  await edit.getByRole('searchbox').fill('школа')
  await edit.getByRole('button', { name: /^Выбрать найденные/ }).click()
  await edit.getByText('Выбранные: 2', { exact: true }).waitFor({ state: 'detached' })
  await edit.getByRole('button', { name: 'Сохранить' }).click()
  await card.getByText(/^и ещё \d+$/).waitFor()
  await expect.poll(() => card.getByRole('listitem').count()).toBe(4)

  await page.getByRole('button', { name: `Удалить: ${name}` }).click()
  const remove = page.getByRole('dialog', { name: 'Удалить список?' })
  await remove.getByText(name).waitFor()
  await remove.getByRole('button', { name: 'Удалить' }).click()
  await card.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})

test('a colleague’s open page shows the list that an administrator has just made', async () => {
  const name = `Больницы ${randomUUID().slice(0, 6)}`
  const { page, problems } = await visit()
  await openCompanies(page)
  const token = await fetchToken(personWith('admin'))
  const { id } = await call(inject('url'), 'companies/createCompanyList', { name, companies: ['ТОО «Ромашка»'] }, token)
  await page.getByRole('heading', { name }).waitFor()
  await call(inject('url'), 'companies/deleteCompanyList', { id }, token)
  await page.getByRole('heading', { name }).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
