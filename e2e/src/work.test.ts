// From taking a lot to its result, as manager and procurement do it, each on their own screen.
// `MEASURE=1 npm run e2e -- work` also holds the time until a colleague sees a step to its bar, on a quiet machine.
import { randomUUID } from 'node:crypto'
import type { Output } from '@tendertap/contract/calls/index'
import { toUploadPath, type UploadedFile } from '@tendertap/contract/own-files'
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { call } from './api.ts'
import { useBrowser } from './browser.ts'
import { addColleague, fetchToken } from './people.ts'
import { changeAnnouncement } from './portals.ts'

type Lot = Output<'lots/getLots'>['data'][number]

const visit = useBrowser()
// the portals answer at their own pace
const FETCHING_MS = 90_000
const JOURNEY_MS = FETCHING_MS + 210_000
const BAR_MS = process.env['MEASURE'] ? 1_000 : Infinity

/** enough of one to be recognised */
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500, ' ')])

let lead: string
let manager: string
let procurement: string

beforeAll(async () => {
  const tokens = [
    await addColleague({ role: 'lead', fullName: 'Айгерим Оценщик' }),
    await addColleague({ role: 'manager', fullName: 'Ерлан Менеджер' }),
    await addColleague({ role: 'procurement', fullName: 'Данияр Закупщик' }),
  ].map((email) => fetchToken(email))
  ;[lead = '', manager = '', procurement = ''] = await Promise.all(tokens)
})

const card = (page: Page, id: number) => page.locator(`article[data-lot="${id}"]`)

/** Open lots of the state portal, each of another tender, that no other journey touches. */
async function listOpenLots(filter: { minLots?: number; maxLots?: number } = {}): Promise<Lot[]> {
  const { data } = await call(
    inject('url'),
    'lots/getLots',
    { limit: 50, openOnly: true, sources: ['ows'], sortBy: 'applicationEndAt', sort: 'desc', ...filter },
    manager,
  )
  // those that match a profile are for the journeys of rating
  const free = data.filter(
    ({ intoWorkStatus, Votes, percent }) =>
      intoWorkStatus === 'not_processed' && Votes.length === 0 && percent === null,
  )
  return [...new Map(free.map((lot) => [lot.TenderId, lot])).values()]
}

/** A lot is taken once its documents have arrived; opening its tender fetches them. */
async function waitForDocuments({ TenderId: id }: Lot): Promise<void> {
  await vi.waitFor(
    async () => {
      const { tender } = await call(inject('url'), 'tenders/getTenderDetails', { id }, lead)
      const documents = [...tender.DocumentsOfTender, ...tender.LotOfTender.flatMap(({ documents: own }) => own)]
      if (documents.some(({ state }) => state === 'processing')) throw new Error('The documents have not arrived')
    },
    { timeout: FETCHING_MS, interval: 1_000 },
  )
}

async function takeLot(place: number): Promise<Lot> {
  const lot = (await listOpenLots({ maxLots: 3 })).at(place)
  if (!lot) throw new Error('There are too few open lots')
  await waitForDocuments(lot)
  await call(inject('url'), 'lots/activateLot', { lotId: lot.id }, manager)
  return lot
}

/** The only lot of its tender, with a technical specification. */
async function takeLotWithSpecification(): Promise<Lot> {
  for (const lot of (await listOpenLots({ maxLots: 1 })).slice(6)) {
    await waitForDocuments(lot)
    const { tender } = await call(inject('url'), 'tenders/getTenderDetails', { id: lot.TenderId }, lead)
    const documents = [...tender.DocumentsOfTender, ...tender.LotOfTender.flatMap(({ documents: own }) => own)]
    if (!documents.some(({ originalFileName }) => originalFileName?.startsWith('techspec'))) continue
    await call(inject('url'), 'lots/activateLot', { lotId: lot.id }, manager)
    return lot
  }
  throw new Error('No open lot has a technical specification')
}

/** Presses the button of the card and confirms. */
async function take(page: Page, lot: Lot, button: string, action: string): Promise<void> {
  await card(page, lot.id).getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
}

const openInWork = (page: Page, { contractNumber }: Lot) =>
  page.goto(`/lots-in-work#${encodeURIComponent(contractNumber ?? '')}`)

test(
  'a lot goes from the lead’s vote to its result, from hand to hand',
  async () => {
    const [lot] = (await listOpenLots({ maxLots: 3 })).slice(-1)
    if (!lot) throw new Error('There are too few open lots')
    await waitForDocuments(lot)
    await call(inject('url'), 'lots/voteLot', { lotId: lot.id, accepted: true }, lead)

    const boss = await visit({ storage: { token: manager } })
    await boss.page.goto(`/potential-lots#${lot.id}`)
    await card(boss.page, lot.id).getByText('Айгерим Оценщик').waitFor()
    await card(boss.page, lot.id).getByRole('button', { name: 'Взять в работу' }).click()
    const confirm = boss.page.getByRole('dialog').getByRole('button', { name: 'Взять в работу' })
    const taken = boss.page.getByText('Лот взят в работу', { exact: true })
    await confirm.or(taken).first().waitFor()
    if (await confirm.isVisible()) await confirm.click()
    await taken.waitFor()

    // the card opens with its documents
    const mine = card(boss.page, lot.id)
    await mine.getByRole('region', { name: 'Документы' }).waitFor()
    await mine.locator('details[open]', { hasText: 'Документация' }).waitFor()
    const buyer = await visit({ storage: { token: procurement } })
    await openInWork(buyer.page, lot)
    const theirs = card(buyer.page, lot.id)
    await theirs.getByText('Ценовое предложение указывает менеджер').waitFor()

    const price = String(Math.round((lot.amount ?? 1_000_000) * 0.9))
    await card(boss.page, lot.id).getByLabel('Цена предложения, ₸').fill(price)
    // the notice leaves after five seconds: it is awaited from before the price is sent
    const told = boss.page.getByText('Ценовое предложение отправлено', { exact: true }).waitFor()
    const sent = boss.page.waitForResponse((response) => response.url().endsWith('lots/setOfferPrice'))
    await take(boss.page, lot, 'Отправить…', 'Отправить')
    expect((await sent).status()).toBe(200)
    const savedAt = performance.now()
    await theirs.getByText('Отправлена и больше не меняется').waitFor()
    const seenAfter = Math.round(performance.now() - savedAt)
    process.stdout.write(`procurement saw the price ${seenAfter} ms after it was saved\n`)
    expect(seenAfter).toBeLessThan(BAR_MS)
    await told

    const switches = theirs.getByRole('switch', { disabled: false, checked: false })
    for (let left = await switches.count(); left > 0; left -= 1) {
      const saved = buyer.page.waitForResponse((response) => response.url().endsWith('lots/documentCollected'))
      await switches.first().press('Space')
      expect((await saved).status()).toBe(200)
      await expect.poll(() => switches.count()).toBe(left - 1)
    }
    await take(buyer.page, lot, 'Завершить сбор документов…', 'Завершить сбор')
    await buyer.page.getByText('Сбор документов завершен', { exact: true }).waitFor()
    await take(buyer.page, lot, 'Разместить лот…', 'Разместить')
    await buyer.page.getByText('Лот размещен', { exact: true }).waitFor()
    await take(buyer.page, lot, 'Подтвердить размещение…', 'Подтвердить')
    await buyer.page.getByText('Размещение завершено', { exact: true }).waitFor()
    await theirs.waitFor({ state: 'detached' })

    await buyer.page.goto(`/completed-lots#${encodeURIComponent(lot.contractNumber ?? '')}`)
    await theirs.getByRole('button', { name: 'Заполнить результаты' }).click()
    const form = buyer.page.getByRole('dialog', { name: 'Результаты лота' })
    await form.getByRole('textbox', { name: 'Дата итогов' }).fill('17.11.2026')
    await form.getByLabel('Компания-победитель').fill('ТОО «Соперник»')
    await form.getByLabel('Итоговая сумма, ₸').fill(price)
    await form.getByRole('button', { name: 'Сохранить' }).click()
    await buyer.page.getByText('Результаты лота успешно обновлены').waitFor()
    await theirs.getByText('Проиграли').first().waitFor()
    for (const { problems } of [boss, buyer]) expect(problems).toEqual([])
  },
  JOURNEY_MS,
)

test(
  'a lot that is given up leaves the work for the archive, and an open dialog of a colleague says so',
  async () => {
    const lot = await takeLot(-2)
    const boss = await visit({ storage: { token: manager } })
    await openInWork(boss.page, lot)
    const buyer = await visit({ storage: { token: procurement } })
    await openInWork(buyer.page, lot)
    await card(buyer.page, lot.id).getByRole('button', { name: 'Добавить документ' }).click()
    await buyer.page.getByRole('dialog', { name: 'Новый документ' }).waitFor()

    await take(boss.page, lot, 'Деактивировать…', 'Деактивировать')
    await boss.page.getByText('Лот деактивирован', { exact: true }).waitFor()
    await card(boss.page, lot.id).waitFor({ state: 'detached' })
    await buyer.page.getByRole('dialog').getByText('Это уже невозможно').waitFor()

    await boss.page.goto(`/archive-lots#${encodeURIComponent(lot.contractNumber ?? '')}`)
    await card(boss.page, lot.id).getByText('Ерлан Менеджер').first().waitFor()
    for (const { problems } of [boss, buyer]) expect(problems).toEqual([])
  },
  JOURNEY_MS,
)

test(
  'a tender of a dozen lots is taken into work with one press',
  async () => {
    const [lot] = await listOpenLots({ minLots: 12 })
    if (!lot) throw new Error('No open tender has twelve lots')
    await waitForDocuments(lot)
    const { page, problems } = await visit({ storage: { token: manager } })
    await page.goto(`/tender/${lot.TenderId}`)
    await page.getByRole('button', { name: 'Взять все лоты в работу' }).click()
    await page.getByText('Тендер успешно активирован').waitFor()
    await page.waitForURL(/lots-in-work#/)
    await page.locator('article[data-marked]').waitFor()
    const { tender } = await call(inject('url'), 'tenders/getTenderDetails', { id: lot.TenderId }, manager)
    expect(tender.LotOfTender.length).toBeGreaterThanOrEqual(12)
    expect(new Set(tender.LotOfTender.map(({ intoWorkStatus }) => intoWorkStatus))).toEqual(
      new Set(['in_collecting_documents']),
    )
    expect(problems).toEqual([])
  },
  JOURNEY_MS,
)

test(
  'work on a lot that is announced again moves to the new announcement with its price',
  async () => {
    const lot = await takeLot(-3)
    await call(inject('url'), 'lots/setOfferPrice', { lotId: lot.id, offerPrice: 750_000 }, manager)
    await changeAnnouncement('supersede', lot.Tender.url ?? '')
    const findSuccessor = async () => {
      const { data } = await call(inject('url'), 'lots/getActiveLots', { id: lot.id }, manager)
      return data[0]?.LotsInProcessOfLot[0]?.successor ?? null
    }
    const successor = await vi.waitFor(
      async () => {
        const found = await findSuccessor()
        if (!found) throw new Error('The new announcement has not arrived')
        return found
      },
      { timeout: FETCHING_MS, interval: 1_000 },
    )
    const { page, problems } = await visit({ storage: { token: manager } })
    await openInWork(page, lot)
    await take(page, lot, 'Перенести работу…', 'Перенести')
    await page.getByText('Работа перенесена', { exact: true }).waitFor()
    const moved = card(page, successor.lotId)
    await moved.getByText('750 000').first().waitFor()
    await moved
      .getByText(lot.contractNumber ?? '')
      .first()
      .waitFor()
    expect(problems).toEqual([])
  },
  JOURNEY_MS,
)

test(
  'a technical specification that the customer replaces re-opens its check, which blocks the completion',
  async () => {
    const lot = await takeLotWithSpecification()
    const { data } = await call(inject('url'), 'lots/getActiveLots', { id: lot.id }, procurement)
    for (const { descriptionRu, key, required } of data[0]?.LotsInProcessOfLot[0]?.docs ?? [])
      if (required && key !== 'price')
        await call(
          inject('url'),
          'lots/documentCollected',
          { lotId: lot.id, documentDescription: descriptionRu, collected: true },
          procurement,
        )
    await call(inject('url'), 'lots/setOfferPrice', { lotId: lot.id, offerPrice: 690_000 }, manager)
    const { page, problems } = await visit({ storage: { token: procurement } })
    await openInWork(page, lot)
    const shown = card(page, lot.id)
    await shown.getByRole('button', { name: 'Завершить сбор документов…' }).waitFor()

    await changeAnnouncement('replace_document', lot.Tender.url ?? '', { document: 'techspec' })
    // the open card follows without a reload
    await shown.getByText('проверьте ещё раз', { exact: true }).waitFor({ timeout: FETCHING_MS })
    await shown.getByRole('region', { name: 'Изменения на портале' }).getByText('Заменён документ').waitFor()
    await expect
      .poll(() => shown.getByRole('button', { name: 'Завершить сбор документов…' }).getAttribute('aria-disabled'))
      .toBe('true')
    await shown.getByRole('button', { name: 'Проверено' }).click()
    await shown.getByText('проверьте ещё раз', { exact: true }).waitFor({ state: 'detached' })
    await take(page, lot, 'Завершить сбор документов…', 'Завершить сбор')
    await page.getByText('Сбор документов завершен', { exact: true }).waitFor()
    expect(problems).toEqual([])
  },
  JOURNEY_MS,
)

test(
  'a certificate that has expired warns on the lot, until it is renewed in the library',
  async () => {
    const lot = await takeLot(4)
    const title = `Справка ${randomUUID()}`
    const fileId = await sendFile('Справка.pdf')
    const document = { title, category: 'tax_certificate' as const, fileId }
    await call(
      inject('url'),
      'companyDocuments/saveDocument',
      { id: null, ...document, validUntil: '2026-01-31' },
      procurement,
    )
    const { page } = await visit({ storage: { token: procurement } })
    await openInWork(page, lot)
    const shown = card(page, lot.id)
    await shown.getByRole('button', { name: 'Из библиотеки' }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Прикрепить: ${title}` })
      .click()
    await shown.getByText('Срок действия истёк 31.01.2026').waitFor()

    const library = await visit({ storage: { token: manager } })
    await library.page.goto('/company-documents')
    const row = library.page.getByRole('row', { name: title })
    await row.getByText('истёк 31.01.2026').waitFor()
    await row.getByRole('button', { name: `Обновить: ${title}` }).click()
    const dialog = library.page.getByRole('dialog')
    await dialog.getByLabel('Действует до', { exact: true }).fill('31.12.2099')
    await dialog
      .locator('input[type=file]')
      .or(library.page.locator('input[type=file]'))
      .first()
      .setInputFiles({ name: 'Новая справка.pdf', mimeType: 'application/pdf', buffer: PDF })
    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    await library.page.getByText('Документ сохранён', { exact: true }).waitFor()
    // the open card of the other person follows
    await shown.getByText('Новая справка.pdf', { exact: true }).waitFor()
    await shown.getByText('Срок действия истёк').waitFor({ state: 'detached' })
    const download = page.waitForEvent('download')
    await shown.getByRole('button', { name: 'Новая справка.pdf', exact: true }).click()
    expect((await download).suggestedFilename()).toBe('Новая справка.pdf')
  },
  JOURNEY_MS,
)

async function sendFile(name: string): Promise<string> {
  const response = await fetch(`${inject('url')}${toUploadPath(name)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${procurement}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(PDF),
  })
  const { fileId } = (await response.json()) as UploadedFile
  return fileId
}

test(
  'the board follows a colleague’s step, and offers each their own',
  async () => {
    const lot = await takeLot(-4)
    await call(inject('url'), 'lots/setOfferPrice', { lotId: lot.id, offerPrice: 640_000 }, manager)
    const column = (page: Page, stage: number) => page.locator(`[data-stage="${stage}"] article[data-lot="${lot.id}"]`)
    const boss = await visit({ storage: { token: manager } })
    await boss.page.goto(`/lots-in-work?view=board#${encodeURIComponent(lot.contractNumber ?? '')}`)
    await column(boss.page, 1).getByText('640 000').waitFor()

    const { data } = await call(inject('url'), 'lots/getActiveLots', { id: lot.id }, procurement)
    const required = (data[0]?.LotsInProcessOfLot[0]?.docs ?? []).filter((doc) => doc.required && !doc.collected)
    for (const { descriptionRu, key } of required)
      if (key !== 'price')
        await call(
          inject('url'),
          'lots/documentCollected',
          { lotId: lot.id, documentDescription: descriptionRu, collected: true },
          procurement,
        )
    const savedAt = performance.now()
    await column(boss.page, 2).waitFor()
    const seenAfter = Math.round(performance.now() - savedAt)
    process.stdout.write(`the board showed the step ${seenAfter} ms after it was saved\n`)
    expect(seenAfter).toBeLessThan(BAR_MS)

    await column(boss.page, 2).getByRole('button', { name: 'Завершить сбор…' }).click()
    await boss.page.getByRole('dialog').getByRole('button', { name: 'Завершить сбор', exact: true }).click()
    await column(boss.page, 3).getByText('Ход: закупщик').waitFor()
    expect(boss.problems).toEqual([])
  },
  JOURNEY_MS,
)

test(
  'My day leads to the act, and no longer asks for it once it is done',
  async () => {
    const lot = await takeLot(-5)
    // the day shows twenty lots of those that wait: first the ones for which the person is responsible
    const { id: userId } = await call(inject('url'), 'me/getMe', {}, procurement)
    await call(inject('url'), 'lots/assignLot', { lotId: lot.id, userId }, manager)
    const buyer = await visit({ storage: { token: procurement } })
    await buyer.page.goto('/today')
    const waiting = buyer.page.getByRole('region', { name: 'Ждёт меня' })
    const line = waiting.locator(`[data-lot="${lot.id}"]`)
    await line.getByText(/Собрать ещё/u).waitFor()
    await line.getByRole('link').click()
    await card(buyer.page, lot.id).getByRole('region', { name: 'Документы' }).waitFor()

    await buyer.page.goto('/today')
    await line.waitFor()
    await call(inject('url'), 'lots/deactivateLot', { lotId: lot.id }, manager)
    await line.waitFor({ state: 'detached' })
    expect(buyer.problems).toEqual([])
  },
  JOURNEY_MS,
)
