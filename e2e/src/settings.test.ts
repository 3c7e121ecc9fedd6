import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { NARROW, useBrowser } from './browser.ts'
import { letterTo, linkIn } from './mailbox.ts'
import { personWith, signIn } from './people.ts'

const visit = useBrowser()

/** Until then every flag stands as if it were off. */
const settingsAreThere = (page: Page) => page.locator('main table[aria-busy=false]').waitFor()

async function openSettings(page: Page, email: string): Promise<void> {
  await signIn(page, email)
  await page.waitForURL('**/all-lots')
  await page.getByRole('link', { name: 'Настройки' }).click()
  await page.waitForURL('**/settings')
  await settingsAreThere(page)
}

describe('the profile sidebar', () => {
  test('is folded by default, opens, is remembered, and saves empty fields as null', async () => {
    const { page, problems } = await visit()
    await signIn(page, personWith('controller'))
    await page.waitForURL('**/all-lots')
    const sidebar = page.getByRole('complementary', { name: 'Профиль' })
    expect(await sidebar.getByText('Контролёр').count()).toBe(0)
    await sidebar.getByRole('button', { name: 'Развернуть профиль' }).click()
    await sidebar.getByText('Контролёр', { exact: true }).waitFor()
    await page.reload()
    await sidebar.getByText('Не подключён').waitFor()

    await sidebar.getByRole('button', { name: 'Изменить профиль' }).click()
    const dialog = page.getByRole('dialog', { name: 'Мой профиль' })
    await dialog.getByLabel('Телефон').fill('')
    await dialog.getByLabel('Электронная почта').fill('')
    await dialog.getByRole('button', { name: 'Отправить пробное письмо' }).click()
    await dialog.getByText('Не указан Email').waitFor()
    await dialog.getByLabel('Электронная почта').fill(personWith('controller'))
    await dialog.getByRole('button', { name: 'Отправить пробное письмо' }).click()
    await dialog.getByText(`Пробное письмо отправлено на ${personWith('controller')}`).waitFor()
    await letterTo(personWith('controller'), { about: /^Пробное письмо от Tendertap$/ })
    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    await sidebar.getByText('не указан').waitFor()
    expect(problems).toEqual([])
  })

  test('on a wide screen there is no settings tab', async () => {
    const { page } = await visit()
    await signIn(page, personWith('lead'))
    await page.waitForURL('**/all-lots')
    await page.goto('/settings')
    await page.waitForURL('**/all-lots')
    expect(await page.getByRole('link', { name: 'Настройки' }).count()).toBe(0)
  })
})

describe('the settings tab of a phone', () => {
  test('keeps a flag, rolls it back when the server refuses, and Telegram’s flags wait for a connection', async () => {
    const { page } = await visit({ viewport: NARROW })
    await openSettings(page, personWith('lead'))
    const flag = page.getByRole('switch', { name: 'Системные: E-mail' })
    expect(await page.getByRole('switch').count()).toBe(10)
    expect(await page.getByRole('switch', { name: /Telegram/, disabled: true }).count()).toBe(5)
    expect(await flag.isChecked()).toBe(true)
    const saved = page.waitForResponse('**/api/settings/updateSettings')
    await flag.click({ force: true })
    expect((await saved).status()).toBe(200)
    await page.reload()
    await settingsAreThere(page)
    expect(await flag.isChecked()).toBe(false)

    await page.route('**/api/settings/updateSettings', (route) =>
      route.fulfill({ status: 500, json: { code: 'server_error' } }),
    )
    await flag.click({ force: true })
    await page.getByText('Не удалось обновить настройки уведомлений').waitFor()
    expect(await flag.isChecked()).toBe(false)
  })

  test('makes a Telegram token by itself, shows when it expires, and copies the command with a hint of two seconds', async () => {
    const { page, problems } = await visit({ viewport: NARROW })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openSettings(page, personWith('manager'))
    await page.getByRole('button', { name: 'Подключить' }).click()
    const dialog = page.getByRole('dialog', { name: 'Подключение Telegram' })
    const command = await dialog.locator('code').innerText()
    expect(command).toMatch(/^\/start [\w-]{43}$/)
    expect(await dialog.getByRole('link', { name: 'Открыть Telegram' }).getAttribute('href')).toBe(
      `https://t.me/tendertap_demo_bot?start=${command.slice(7)}`,
    )
    await dialog.getByText('@tendertap_demo_bot').waitFor()
    await dialog.getByText(/Действует до \d\d\.\d\d\.\d{4} \d\d:\d\d, осталось 14:\d\d/).waitFor()
    await dialog.getByRole('button', { name: 'Скопировать команду' }).click()
    await dialog.getByText('Скопировано').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command)
    await dialog.getByText('Скопировать команду').waitFor()
    await dialog.getByText('Закрыть').click()
    await dialog.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })
})

test('a new e-mail takes effect when the link in the letter is opened', async () => {
  const { page } = await visit({ viewport: NARROW })
  // nobody else's journey signs in with it
  const old = 'lead@teniz-kural.example'
  await signIn(page, old)
  await page.waitForURL('**/all-lots')
  await page.goto('/settings')
  await page.locator('main section button').first().click()
  const email = `new-${Date.now()}@teniz-kural.example`
  await page.locator('input[name=email]').fill(email)
  await page.locator('form button[type=submit]').click()
  await page.getByRole('status').filter({ hasText: email }).waitFor()
  expect((await letterTo(old)).text).toContain(email)

  await page.goto(linkIn(await letterTo(email)))
  await page.locator('main button').last().click()
  await page.getByRole('status').waitFor()
  await page.locator('main button').last().click()
  await page.waitForURL('**/all-lots')
  await page.goto('/settings')
  await page.getByText(email).waitFor()
})
