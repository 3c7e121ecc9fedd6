import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { addColleague, fetchToken, personWith, signIn } from './people.ts'
import { openUserMenu } from './menus.ts'

const visit = useBrowser()
// the demo's operator
const OPERATOR = { email: 'info@tendertap.example', phone: '+7 (700) 000-00-00', site: 'https://tendertap.example' }
const readLanguagesOffered = (page: Page) => page.locator('header label').allTextContents()
const readStoredLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('lang'))

describe.each([
  ['/privacy-policy', 'Политика конфиденциальности', 'Құпиялық саясаты'],
  ['/user-agreement', 'Пользовательское соглашение (публичная оферта)', 'Пайдаланушы келісімі (жария оферта)'],
])('%s', (path, russian, kazakh) => {
  test('is read without signing in, in Russian or Kazakh; English is not offered', async () => {
    const { page, problems } = await visit()
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: russian }).waitFor()
    await page.getByText('Редакция от 1 августа 2025 года').waitFor()
    await expect.poll(() => readLanguagesOffered(page)).toEqual(['Русский', 'Қазақша'])
    await page.getByText('Қазақша').click()
    await page.getByRole('heading', { level: 1, name: kazakh }).waitFor()
    await page.getByText('2025 жылғы 1 тамыздағы редакция').waitFor()
    expect(await readStoredLanguage(page)).toBe('ru')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: kazakh }).waitFor()
    expect(problems).toEqual([])
  })

  test('is in Russian for a person who uses English, and leaves their language unchanged', async () => {
    const { page } = await visit({ storage: { lang: 'en' } })
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: russian }).waitFor()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ru')
    expect(await readStoredLanguage(page)).toBe('en')
    await page.goto('/login')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })

  test('shows its text without the operator’s details when these do not come', async () => {
    const { page } = await visit()
    await page.route('**/api/legal/getOperatorDetails', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: russian }).waitFor()
    expect(await page.locator('article').innerText()).not.toMatch(/\{\w+\}/)
  })

  test('links the operator’s e-mail, phone and site', async () => {
    const { page } = await visit()
    await page.goto(path)
    await page.locator('article h1').waitFor()
    const link = (href: string) => page.locator(`article a[href="${href}"]`).first()
    expect(await link(`mailto:${OPERATOR.email}`).textContent()).toBe(OPERATOR.email)
    expect(await link('tel:+77000000000').textContent()).toBe(OPERATOR.phone)
    expect(await link(OPERATOR.site).getAttribute('target')).toBe('_blank')
    expect(await link(OPERATOR.site).getAttribute('rel')).toBe('noopener')
  })
})

test('the policy has nine numbered sections, reached from its contents', async () => {
  const { page } = await visit()
  await page.goto('/privacy-policy')
  await page.locator('article h1').waitFor()
  const numbers = (await page.locator('article h2').allTextContents()).map((heading) => Number.parseInt(heading, 10))
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  await page.getByRole('link', { name: 'Заключительные положения' }).click()
  await expect
    .poll(() => page.locator('#section-8').evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(200)
})

test('a legal page is printed as the text alone', async () => {
  const { page } = await visit()
  await page.goto('/privacy-policy')
  await page.locator('article h1').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.locator('header').waitFor({ state: 'hidden' })
  expect(await page.locator('article').isVisible()).toBe(true)
})

test('the user menu opens both legal pages in a new tab', async () => {
  const { page } = await visit()
  await signIn(page, personWith('lead'))
  for (const [name, path] of [
    ['Политика конфиденциальности', '/privacy-policy'],
    ['Публичная оферта', '/user-agreement'],
  ] as const) {
    await openUserMenu(page)
    const opening = page.context().waitForEvent('page')
    await page.getByRole('menuitem', { name }).click()
    const tab = await opening
    await tab.locator('article h1').waitFor()
    expect(new URL(tab.url()).pathname).toBe(path)
    await tab.close()
    await page.keyboard.press('Escape')
  }
})

test('a choice of language on a legal page changes neither the profile nor any other page', async () => {
  const { page } = await visit({
    storage: { token: await fetchToken(await addColleague({ lang: 'kz' })), lang: 'kz' },
  })
  const saved: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/me/updateProfile') && saved.push(request.url())))
  await page.goto('/privacy-policy')
  await page.getByText('Русский').click()
  await page.getByRole('heading', { level: 1, name: 'Политика конфиденциальности' }).waitFor()
  await page.goto('/help')
  await page.getByRole('heading', { level: 1, name: 'Көмек' }).waitFor()
  expect(saved).toEqual([])
})
