// Lists are saved as spreadsheets, and all data of a company as a ZIP.
import { readFile } from 'node:fs/promises'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { pickText } from '@tendertap/domain/languages'
import type { Page } from 'playwright-core'
import readWorkbook from 'read-excel-file/node'
import { expect, inject, test } from 'vitest'
import { call } from './api.ts'
import { useBrowser } from './browser.ts'
import { addColleague, fetchToken, personWith } from './people.ts'

const visit = useBrowser()

async function save(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await saving
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

type Listed = Output<'lots/getLots'>['data'][number]

/** All pages of the list, by the numbers of the lots, in their order. */
async function readList(filter: Input<'lots/getLots'>, token: string): Promise<Map<string, Listed>> {
  const lots = new Map<string, Listed>()
  for (let next = 1; ; next += 1) {
    const { data, page: shown } = await call(inject('url'), 'lots/getLots', { ...filter, page: next, limit: 50 }, token)
    // after the last page comes the last page again
    if (shown !== next) return lots
    for (const lot of data) if (lot.contractNumber !== null) lots.set(lot.contractNumber, lot)
  }
}

/** Some lots are published in Kazakh alone. */
const readName = ({ nameRu, nameKz, nameEn }: Listed) => pickText({ ru: nameRu, kz: nameKz, en: nameEn }, 'ru')

test('a person saves all lots of a filter as a spreadsheet, in the order of the list', async () => {
  const token = await fetchToken(await addColleague({ role: 'manager' }))
  const { page, problems } = await visit({ storage: { token } })
  const filter: Input<'lots/getLots'> = { sources: ['ows'], sortBy: 'amount', sort: 'desc' }
  await page.goto('/all-lots?sources=ows&sortBy=amount&sort=desc')
  // the portals publish, change and withdraw lots meanwhile: what both readings say is in the file
  const before = await readList(filter, token)
  const [{ name, bytes }] = await Promise.all([
    save(page, 'Выгрузить список в Excel'),
    // leaves after five seconds
    page.getByText('Файл сохранён', { exact: true }).waitFor(),
  ])
  const after = await readList(filter, token)
  expect(name).toMatch(/^Все лоты \d{4}-\d\d-\d\d\.xlsx$/)
  const [sheet] = await readWorkbook(bytes)
  const [heading = [], ...rows] = sheet?.data ?? []
  const column = (title: string) => rows.map((row) => row[heading.indexOf(title)])
  const [names, amounts] = [column('Лот'), column('Сумма')]
  const saved = column('Номер лота').map(String)
  const isAsRead = (number: string, place: number) =>
    [before.get(number), after.get(number)].some(
      (lot) => lot && lot.amount === amounts[place] && readName(lot) === names[place],
    )
  expect(saved.filter((number, place) => !isAsRead(number, place))).toEqual([])
  expect(new Set(saved).size).toBe(saved.length)
  // a lot that the portals changed in between may stand elsewhere
  const unchanged = [...before.keys()].filter((number) => before.get(number)?.amount === after.get(number)?.amount)
  expect(unchanged).not.toEqual([])
  expect(saved.filter((number) => unchanged.includes(number))).toEqual(unchanged)
  expect(problems).toEqual([])
})

test('an administrator takes all data of the company along', async () => {
  const { page, problems } = await visit({ storage: { token: await fetchToken(personWith('admin')) } })
  await page.goto('/admin/teams')
  const { name, bytes } = await save(page, 'Скачать все данные')
  expect(name).toMatch(/^Tendertap \d{4}-\d\d-\d\d\.zip$/)
  // the names of its files stand at its end
  for (const path of ['data/app_user.json', 'data/lot_work.json', 'README.json'])
    expect(bytes.lastIndexOf(path)).toBeGreaterThan(0)
  expect(problems).toEqual([])
})
