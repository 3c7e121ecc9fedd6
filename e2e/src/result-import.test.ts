// A team brings its past results along as a sheet and takes them back; and the dossier of a lot is saved.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { call } from './api.ts'
import { useBrowser } from './browser.ts'
import { addColleague, fetchToken } from './people.ts'
import { aSheet, type ChosenFile } from './sheets.ts'

const visit = useBrowser()
const TAG = randomUUID().slice(0, 8)

let token: string

beforeAll(async () => {
  token = await fetchToken(await addColleague({ role: 'manager' }))
})

const choose = (page: Page, file: ChosenFile) => page.locator('input[type=file]').setInputFiles(file)

test('a sheet is chosen, its problem is seen, the rest is imported, and the import is undone', async () => {
  // an open lot has no result yet
  const { data } = await call(inject('url'), 'lots/getLots', { openOnly: true }, token)
  const known = data.find(({ contractNumber }) => contractNumber)
  const file = aSheet(`Результаты ${TAG}.xlsx`, [
    [`${TAG}-1`, 'Бумага А4', 'КГУ «Школа № 17»', 'Проиграли', 900_000.5, '04.03.2025'],
    [`${TAG}-2`, 'Картриджи', 'АО «Сети»', 'в работе', null, '01.04.2025'],
    [known?.contractNumber ?? null, null, null, 'Выиграли', 500_000, '01.05.2025'],
  ])
  const { page, problems } = await visit({ storage: { token } })
  await page.goto('/completed-lots')
  await page.getByRole('link', { name: 'Импорт результатов' }).first().click()
  await page.getByText('Перетащите сюда таблицу Excel').waitFor()
  await choose(page, file)
  await page.getByText('Импортируем 2 результата').waitFor()
  const first = page.locator('[data-line]').first()
  expect(await first.textContent()).toContain('Непонятный результат')
  expect(await first.getAttribute('data-line')).toBe('3')
  await page
    .locator('[data-line="4"]')
    .getByRole('link', { name: known?.contractNumber ?? '' })
    .waitFor()

  await page.getByRole('button', { name: 'Импортировать 2 результата' }).click()
  const imported = page.getByRole('row', { name: new RegExp(file.name) })
  await imported.waitFor()

  await choose(page, file)
  await page.getByRole('button', { name: 'Импортировать нечего' }).waitFor()
  await expect.poll(() => page.getByText('Этот результат уже импортирован').count()).toBe(2)

  await imported.getByRole('button', { name: /^Отменить/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить импорт' }).click()
  await imported.getByText('отменён', { exact: true }).waitFor()
  expect(problems).toEqual([])
})

test('the browser reads a sheet of five thousand lines', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => [
    `${TAG}-${index}`,
    `Лот ${index} ${randomUUID()}`,
    'КГУ «Школа № 17»',
    'Проиграли',
    900_000 + index,
    '04.03.2025',
  ])
  const { page, problems } = await visit({ storage: { token } })
  await page.goto('/past-results')
  await page.getByText('Перетащите сюда таблицу Excel').waitFor()
  await choose(page, aSheet('Много.xlsx', rows))
  await page.getByRole('button', { name: /^Импортировать 5.000 результатов/ }).waitFor()
  expect(problems).toEqual([])
})

test('the dossier of a lot is saved from its page', async () => {
  const { data } = await call(inject('url'), 'lots/getLots', {}, token)
  const lot = data[0]
  const { page, problems } = await visit({ storage: { token } })
  await page.goto(`/all-lots?open=${lot?.id}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Досье (PDF)' }).first().click(),
  ])
  expect(download.suggestedFilename()).toBe(`Досье лота ${lot?.contractNumber}.pdf`)
  expect(readFileSync(await download.path()).toString('latin1', 0, 5)).toBe('%PDF-')
  expect(problems).toEqual([])
})
