import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { call } from './api.ts'
import { useBrowser } from './browser.ts'
import { addColleague, fillSignIn, personWith, signIn } from './people.ts'
import { chooseFromUserMenu, openMenu } from './menus.ts'

const visit = useBrowser()

/** The page for sign-in is there whole, and says nothing of a session. */
async function expectNoNotice(page: Page): Promise<void> {
  await page.locator('button[type=submit]').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
}

describe('a manager', () => {
  test('signs in, lands on all lots, pages, changes the language and signs out', async () => {
    const { page, problems } = await visit()
    await signIn(page, await addColleague())
    await page.waitForURL('**/all-lots')
    await expect.poll(() => page.title()).toContain('Все лоты')

    const rows = page.locator('tbody tr[data-lot]')
    await expect.poll(() => rows.count()).toBe(10)
    const firstPage = await rows.first().getAttribute('data-lot')
    await page.getByRole('button', { name: 'Следующая страница' }).click()
    await page.waitForURL(/page=2/)
    await page.locator(`tbody tr[data-lot]:not([data-lot="${firstPage}"])`).first().waitFor()
    await page.goBack()
    await page.locator(`tbody tr[data-lot="${firstPage}"]`).waitFor()

    await openMenu(page, /Язык/)
    const saved = page.waitForResponse('**/api/me/updateProfile')
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await page.getByRole('link', { name: 'All lots' }).waitFor()
    // the page changes its language before the profile is saved, and a reload would abort the save
    expect((await saved).status()).toBe(200)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    // the profile has the language, so a browser without it in its storage shows English, too
    await page.evaluate(() => localStorage.removeItem('lang'))
    await page.reload()
    await page.getByRole('link', { name: 'All lots' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')

    await openMenu(page, /User menu/)
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await page.goto('/all-lots')
    await page.waitForURL('**/login?next=*')
    expect(problems).toEqual([])
  })
})

describe('a session', () => {
  test('that has expired sends back to /login', async () => {
    const { page } = await visit({ storage: { token: 'e30.e30.e30' } })
    await page.goto('/all-lots')
    await page.waitForURL('**/login?next=*')
    await page.getByText('Пользователь не авторизован').waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  test('ended elsewhere sends to /login with its text on the next call, and back after the sign-in', async () => {
    const { page } = await visit()
    await signIn(page, personWith('lead'))
    await page.waitForURL('**/all-lots')
    await page.goto('/all-lots?page=2')
    await page.locator('tbody tr[data-lot]').first().waitFor()
    // the bell is pressed until it has gone: what colleagues do may make it ask by itself first
    const token = await page.evaluate(() => {
      const pressing = setInterval(() => {
        const bell = document.querySelector<HTMLElement>('header [aria-haspopup=dialog]')
        if (bell) bell.click()
        else clearInterval(pressing)
      }, 200)
      return localStorage.getItem('token') ?? ''
    })
    await call(inject('url'), 'auth/signout', {}, token)
    await page.getByText('Пользователь не авторизован').waitFor()
    await fillSignIn(page, personWith('lead'))
    await page.waitForURL('**/all-lots?page=2')
    await page.locator('tbody tr[data-lot]').first().waitFor()
    await page.getByText('Пользователь не авторизован').waitFor({ state: 'detached' })
  })

  test('that never was: a link to a page of ours opens that page after the sign-in', async () => {
    const { page } = await visit()
    await page.goto('/settings')
    await page.waitForURL('**/login?next=%2Fsettings')
    await expectNoNotice(page)
    await fillSignIn(page, personWith('lead'))
    await page.waitForURL('**/settings')
  })

  test('that the person ended begins anew: no page is kept for whoever signs in next', async () => {
    const { page } = await visit()
    await signIn(page, personWith('lead'))
    await page.waitForURL('**/all-lots')
    await chooseFromUserMenu(page, 'Выйти')
    await page.waitForURL('**/login')
    await expectNoNotice(page)
  })
})

describe('a wrong password', () => {
  test('shows its text and signs nobody out', async () => {
    const { page } = await visit()
    await signIn(page, personWith('controller'))
    await page.waitForURL('**/all-lots')
    const token = await page.evaluate(() => localStorage.getItem('token'))
    expect(token).not.toBeNull()

    const other = await page.context().newPage()
    await signIn(other, personWith('controller'), 'not the password')
    await other.getByText('Неверный e-mail или пароль').waitFor()
    expect(other.url()).toContain('/login')
    expect(await other.evaluate(() => localStorage.getItem('token'))).toBe(token)
    await page.reload()
    await page.locator('tbody tr[data-lot]').first().waitFor()
  })

  test('shows its text in the language of the page', async () => {
    const { page } = await visit({ storage: { lang: 'kz' } })
    await signIn(page, personWith('controller'), 'not the password')
    await expect.poll(() => page.getByRole('alert').innerText()).toBe('E-mail немесе құпиясөз қате')
  })
})

test('/login loads at most 210 kB of JavaScript and nothing of the account', async () => {
  const { page } = await visit({ isFirst: true })
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Войти' }).waitFor()
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length))
  expect(scripts.length).toBeGreaterThan(1)
  expect(
    scripts.map((script) => script.url()).filter((url) => /AccountShell|AllLots|account-|lots-/.test(url)),
  ).toEqual([])
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(210_000)
})
