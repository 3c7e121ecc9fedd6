import { readFileSync } from 'node:fs'
import { tendersExamples } from '@tendertap/contract/examples/tenders'
import type { Output } from '@tendertap/contract/calls/index'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { call } from './api.ts'
import { useBrowser } from './browser.ts'
import { fetchToken, personWith } from './people.ts'

const visit = useBrowser()
const FILE = 'Техническая спецификация (лот 1).pdf'
const BYTES = Buffer.from('%PDF-1.7 the bytes of a specification')

type Document = Output<'tenders/getTenderDetails'>['tender']['DocumentsOfTender'][number]

/**
 * The tender as it is, with one more document. The document is on its way until `arrive` is called; after that the
 * page gets it with its next request.
 */
async function putDocument(context: BrowserContext): Promise<{ arrive(): void }> {
  let state: Document['state'] = 'processing'
  await context.route('**/api/tenders/getTenderDetails', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Output<'tenders/getTenderDetails'>
    const document: Document = {
      id: 1,
      LotId: null,
      documentType: 'Техническая спецификация',
      originalFileName: FILE,
      fileName: state === 'stored' ? 'random-name.pdf' : null,
      state,
      size: null,
    }
    const lots = answer.tender.LotOfTender.map((lot) => ({ ...lot, documents: [] }))
    await route.fulfill({
      response,
      json: { tender: { ...answer.tender, DocumentsOfTender: [document], LotOfTender: lots } },
    })
  })
  return { arrive: () => void (state = 'stored') }
}

interface Found {
  id: number
  number: string
  files: (string | null)[]
}

/** The demo's newest tenders with documents at the state portal; how new they are depends on the hour. */
async function findTendersWithDocuments(token: string): Promise<[Found, Found]> {
  const { data } = await call(
    inject('url'),
    'lots/getLots',
    { limit: 50, statuses: ['Опубликован'], sources: ['ows'] },
    token,
  )
  const lots = data.filter(({ documents }) =>
    documents.some(({ originalFileName }) => originalFileName?.endsWith('.pdf')),
  )
  const [first, second] = [lots[0], lots.find(({ TenderId }) => TenderId !== lots[0]?.TenderId)].map(
    (lot): Found | undefined =>
      lot && {
        id: lot.TenderId,
        number: lot.contractNumber ?? '',
        // its page has those of all its lots, and they arrive in any order
        files: data
          .filter(({ TenderId }) => TenderId === lot.TenderId)
          .flatMap(({ documents, Tender }) => [...documents, ...Tender.DocumentsOfTender])
          .map(({ originalFileName }) => originalFileName),
      },
  )
  if (!first || !second) throw new Error('The demo has no two tenders with documents')
  return [first, second]
}

async function openFromLots(page: Page): Promise<Page> {
  await page.goto('/all-lots')
  const opening = page.context().waitForEvent('page')
  await page.locator('[data-lot] a[href^="/tender/"]').first().click()
  return opening
}

describe('the tender page', () => {
  test('opens from a lot in a new tab, shows its changes, and saves a document as soon as it has arrived', async () => {
    const { page, problems } = await visit({ storage: { token: await fetchToken(personWith('manager')) } })
    const document = await putDocument(page.context())
    await page
      .context()
      .route('**/api/tenders/getTenderChanges', (route) =>
        route.fulfill({ json: tendersExamples['tenders/getTenderChanges'][0].output }),
      )
    await page.context().route('**/documents/random-name.pdf', (route) =>
      route.fulfill({
        body: BYTES,
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(FILE)}`,
        },
      }),
    )
    const tab = await openFromLots(page)
    await tab.waitForURL(/\/tender\/\d+$/)
    expect(page.url()).toContain('/all-lots')

    // the lots of the demo world may show the same moments elsewhere on the page
    const history = tab.getByRole('region', { name: 'История изменений' })
    await history.getByText('Срок подачи заявок перенесён').waitFor()
    await history.getByText('18.11.2026 12:00').waitFor()
    await history.getByText('19.11.2026 09:00').waitFor()

    await tab.getByText('Страница обновится сама').waitFor()
    await tab.getByRole('button', { name: 'Техническая спецификация' }).click()
    await tab.getByText('Документ еще не получен').waitFor()

    document.arrive()
    const download = tab.getByRole('button', { name: 'Скачать' })
    await download.waitFor()
    const saving = tab.waitForEvent('download')
    await download.click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe(FILE)
    expect(readFileSync(await saved.path()).equals(BYTES)).toBe(true)
    expect(tab.context().pages()).toHaveLength(2)
    expect(problems).toEqual([])
  })

  test('fetches what the portal lists when it is opened, and gives the portal’s own file', async () => {
    const token = await fetchToken(personWith('manager'))
    const [tender] = await findTendersWithDocuments(token)
    const { page, problems } = await visit({ storage: { token } })
    await page.goto(`/tender/${tender.id}`)
    // the feed of its lot says it too
    const history = page.getByRole('region', { name: 'История изменений' })
    await history.getByText('Объявление появилось в каталоге').waitFor()
    const download = page.getByRole('button', { name: 'Скачать' }).first()
    await download.waitFor()
    const saving = page.waitForEvent('download')
    await download.click()
    const saved = await saving
    const name = saved.suggestedFilename()
    expect(tender.files).toContain(name)
    // the first that has arrived may be an archive
    const begins = readFileSync(await saved.path()).toString('latin1', 0, 5)
    expect(begins.startsWith(name.endsWith('.zip') ? 'PK' : '%PDF-')).toBe(true)
    expect(problems).toEqual([])
  })

  test('does not have to be opened for that: a lot unfolded in the list has its documents fetched too', async () => {
    const token = await fetchToken(personWith('lead'))
    // opened by no other journey
    const [, { number }] = await findTendersWithDocuments(token)
    const { page } = await visit({ storage: { token } })
    await page.goto(`/all-lots?code=${encodeURIComponent(number)}`)
    await page.locator('[data-lot] button[aria-expanded]').first().click()
    await page.getByRole('button', { name: 'Скачать' }).first().waitFor()
  })

  test('says when a document cannot be saved, and why', async () => {
    const { page } = await visit({ storage: { token: await fetchToken(personWith('lead')) } })
    const document = await putDocument(page.context())
    document.arrive()
    await page
      .context()
      .route('**/documents/random-name.pdf', (route) =>
        route.fulfill({ status: 404, json: { error: 'not_found', message: 'not_found', code: 'not_found' } }),
      )
    const tab = await openFromLots(page)
    await tab.getByRole('button', { name: 'Скачать' }).click()
    await tab.getByText('Ошибка при скачивании файла. Не найдено').waitFor()
  })

  test('leads to the portal in a new tab that has no access to this one', async () => {
    const { page } = await visit({ storage: { token: await fetchToken(personWith('controller')) } })
    const tab = await openFromLots(page)
    const portal = tab.getByRole('link', { name: 'Открыть на портале' }).first()
    expect(await portal.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await portal.getAttribute('target')).toBe('_blank')
    expect(await portal.getAttribute('href')).toMatch(/^https?:\/\//)
  })
})
