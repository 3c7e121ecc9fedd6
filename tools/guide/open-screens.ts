// How several pictures reach their screens.
import type { Output } from '@tendertap/contract/calls/index'
import type { Locator, Page } from 'playwright-core'

export async function openLots(page: Page): Promise<void> {
  await page.goto('/all-lots')
  await page.locator('[data-lot]').first().waitFor()
}

/** The profile is folded beside the lots and opens over them. */
export async function openProfile(page: Page): Promise<Locator> {
  await openLots(page)
  await page.locator('aside button[aria-expanded=false]').click()
  await page.locator('aside table input').first().waitFor({ state: 'attached' })
  return page.locator('aside > div').last()
}

export async function openTeams(page: Page): Promise<void> {
  await page.goto('/admin/teams')
  await page.locator('[data-member]').first().waitFor()
}

/** What changed is shown once to each person; the pictures of every language need it. */
export async function openDay(page: Page): Promise<void> {
  await page.route('**/api/seen/markSeen', (route) => route.fulfill({ json: { seq: 0 } }))
  await page.goto('/today')
  await page.locator('main section article[data-lot]').first().waitFor()
}

const BELOW_CHART = 24

/** The page as far as the end of its first chart, with the axis. */
export async function openChart(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto(path)
  // the first bar may be too low to be seen
  await page.locator('main .recharts-bar-rectangle').filter({ visible: true }).first().waitFor()
  const chart = await page.locator('main .recharts-wrapper').filter({ visible: true }).first().boundingBox()
  if (!chart) throw new Error(`${path} shows no chart`)
  await page.setViewportSize({ width: 1200, height: Math.ceil(chart.y + chart.height) + BELOW_CHART })
}

const HOUR = 3_600_000

/** Opens the lots in work and tells those whose applications do not end while the pictures are taken. */
async function openLotsInWork(page: Page): Promise<Output<'lots/getActiveLots'>['data']> {
  const listed = page.waitForResponse('**/api/lots/getActiveLots')
  await page.goto('/lots-in-work?limit=50')
  const { data } = (await (await listed).json()) as Output<'lots/getActiveLots'>
  const later = new Date(Date.now() + HOUR).toISOString()
  return data.filter(({ Tender }) => (Tender.applicationEndAt ?? '') > later)
}

/** The price of the first lot in work with enough similar purchases. */
export async function openCorridor(page: Page): Promise<Locator> {
  for (const { id, amount, LotsInProcessOfLot } of await openLotsInWork(page)) {
    if (LotsInProcessOfLot[0]?.offerPrice !== null) continue
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/analytics/getCorridor') &&
        (response.request().postDataJSON() as { lotId: number }).lotId === id,
    )
    await page.goto(`/lots-in-work?limit=50&open=${id}`)
    const { corridor } = (await (await answered).json()) as Output<'analytics/getCorridor'>
    if (!corridor || amount === null) continue
    const price = page.locator('article[data-open] section:has([data-corridor])').last()
    await price.locator('input[inputmode=decimal]').fill(String(Math.round(amount * corridor.median)))
    return price
  }
  throw new Error('No lot in work has enough similar purchases')
}

/** The dialog that rejects a lot: the first one to rate for which words to exclude are proposed. */
export async function openRejection(page: Page): Promise<Locator> {
  const listed = page.waitForResponse('**/api/lots/lotsWithFilters')
  await page.goto('/rate-lots?limit=50')
  const { data } = (await (await listed).json()) as Output<'lots/lotsWithFilters'>
  const dialog = page.getByRole('dialog')
  for (const { id } of data) {
    // the first button of a card's actions asks for the reason
    await page.locator(`[data-lot="${id}"] [data-slot=actions] button`).first().click()
    const answered = page.waitForResponse('**/api/matching/suggestExclusions')
    await dialog.locator('details summary').click()
    const proposals = (await (await answered).json()) as Output<'matching/suggestExclusions'>
    if (proposals.length > 0) {
      await dialog.locator('details li').first().waitFor()
      return dialog
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  throw new Error('No lot to rate has words to exclude')
}

/** A tender in work with an amount, whose documents have come, and which the portal has changed. */
export async function openChangedTender(page: Page): Promise<void> {
  const lots = await openLotsInWork(page)
  const tenders = lots.filter(
    ({ Tender: { plannedAmount, DocumentsOfTender: documents } }) => plannedAmount !== null && documents.length > 0,
  )
  for (const id of new Set(tenders.map(({ TenderId }) => TenderId))) {
    const answered = page.waitForResponse('**/api/tenders/getTenderChanges')
    await page.goto(`/tender/${id}`)
    const changes = (await (await answered).json()) as Output<'tenders/getTenderChanges'>
    if (changes.data.every(({ kind }) => kind === 'published')) continue
    // opened for the first time, it asks the portal for its documents, and the page asks until they are there
    const received = page.waitForResponse(
      async (response) =>
        response.url().endsWith('/api/tenders/getTenderDetails') &&
        hasAllDocuments((await response.json()) as Output<'tenders/getTenderDetails'>),
    )
    await page.reload()
    await received
    for (const part of ['[data-change]', 'li button .tabler-icon-download']) await page.locator(part).first().waitFor()
    return
  }
  throw new Error('The portal has changed no tender in work that has an amount and documents')
}

function hasAllDocuments({ tender }: Output<'tenders/getTenderDetails'>): boolean {
  return tender.DocumentsOfTender.every(({ state }) => state === 'stored')
}
