// From a new interest profile to lots that say how well they fit it, and why.
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { call } from './api.ts'
import { useBrowser } from './browser.ts'
import { openSubscribedCompany } from './companies.ts'
import { fetchToken } from './people.ts'

const visit = useBrowser()
const PROFILE = 'Картриджи и тонеры'
// every open lot of the demo is scored
const SCORING_MS = 200_000

let token: string
let profileId: string

beforeAll(async () => {
  const url = inject('url')
  // so that nobody else's lots change
  const { email } = await openSubscribedCompany()
  token = await fetchToken(email)
  const profile = { name: PROFILE, keywords: ['картридж', 'тонер', '-заправка'], minScore: 50 }
  profileId = (await call(url, 'interests/createInterest', profile, token)).id
  await vi.waitFor(
    async () => {
      const [made] = await call(url, 'interests/getInterests', {}, token)
      if (made?.scoring.state !== 'done') throw new Error('The lots are not scored yet')
    },
    { timeout: SCORING_MS, interval: 500 },
  )
})

const rows = (page: Page) => page.locator('tr[data-lot]')
const why = (page: Page) => page.getByRole('region', { name: 'Почему' })
const readPercents = async (page: Page) =>
  (await page.locator('td[data-column=percent] [role=img]').allInnerTexts()).map(Number)

/** The points of the first receipt, and its total. */
async function readReceipt(page: Page): Promise<{ points: number[]; total: number }> {
  const lines = await why(page).locator('ul').first().getByRole('listitem').allInnerTexts()
  const numbers = lines.map((line) => Number(/^[+−]?\d+/.exec(line.trim())?.[0].replace('−', '-')))
  return { points: numbers.slice(0, -1), total: numbers.at(-1) ?? NaN }
}

test('lots are found by a profile, the best first, and explain their percent', async () => {
  const { page, problems } = await visit({ storage: { token } })
  await page.goto('/all-lots')
  await rows(page).first().waitFor()
  const header = page.getByRole('columnheader', { name: 'Совпадение' })
  await header.getByRole('button').click()
  await page.waitForURL(/sortBy=percent&sort=desc/)
  await rows(page).first().getByText(PROFILE).waitFor()
  await page.getByRole('search').getByRole('button', { name: 'Интересы' }).click()
  await page.getByRole('search').getByRole('checkbox', { name: PROFILE }).click()
  await page.waitForURL((url) => url.searchParams.get('interests') === profileId)
  await page.keyboard.press('Escape')
  // the lots of a profile are in this order anyway
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending')
  await expect.poll(async () => (await readPercents(page)).length).toBe(await rows(page).count())
  const percents = await readPercents(page)
  expect(percents).toEqual(percents.toSorted((one, other) => other - one))

  const best = rows(page).first()
  await best.getByText(PROFILE).waitFor()
  await best.getByText(/^\[(Высокая|Средняя) степень совпадения\]$/).waitFor()
  await best.getByRole('button', { expanded: false }).click()
  await why(page).getByText('итого').first().waitFor()
  const { points, total } = await readReceipt(page)
  expect(total).toBe(percents[0])
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(total)
  await expect.poll(() => page.locator('main mark').count()).toBeGreaterThan(0)
  expect(problems).toEqual([])
})

test('every lot shown at a level has that level', async () => {
  const { page, problems } = await visit({ storage: { token } })
  await page.goto('/all-lots?matchLevels=high')
  await rows(page).first().waitFor()
  expect((await readPercents(page)).every((percent) => percent >= 75)).toBe(true)
  const levels = await page.locator('td[data-column=percent]').getByText('степень совпадения').allInnerTexts()
  expect(new Set(levels)).toEqual(new Set(['[Высокая степень совпадения]']))
  expect(problems).toEqual([])
})

test('the page of a tender shows the match of its lot', async () => {
  const { page, problems } = await visit({ storage: { token } })
  const found = await call(
    inject('url'),
    'lots/getLots',
    { interests: [profileId], sortBy: 'percent', sort: 'desc', limit: 10 },
    token,
  )
  const lot = found.data.find(({ standsForTender }) => !standsForTender)
  if (!lot) throw new Error('No lot of the demo fits the profile')
  await page.goto(`/tender/${lot.TenderId}`)
  const shown = page.locator(`article[data-lot="${lot.id}"]`)
  await shown.getByText(PROFILE).first().waitFor()
  await shown
    .getByRole('img', { name: `Совпадение ${lot.percent}\u00A0%` })
    .first()
    .waitFor()
  expect(problems).toEqual([])
})
