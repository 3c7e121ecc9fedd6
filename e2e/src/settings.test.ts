import { DEMO_PASSWORD } from '@tendertap/simulator/world/people'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { NARROW, useBrowser } from './browser.ts'
import { waitForLetter, findLink } from './mailbox.ts'
import { addColleague, personWith, signIn } from './people.ts'

const visit = useBrowser()

/** Until they have loaded, every switch looks off. */
const waitForSettings = (page: Page) => page.locator('main table[aria-busy=false]').waitFor()

async function openSettings(page: Page, email: string): Promise<void> {
  await signIn(page, email)
  await page.waitForURL('**/all-lots')
  await page.getByRole('link', { name: 'Настройки' }).click()
  await page.waitForURL('**/settings')
  await waitForSettings(page)
}

describe('the profile sidebar', () => {
  test('opens over the page, and Escape folds it again', async () => {
    const { page, problems } = await visit()
    await signIn(page, personWith('controller'))
    await page.waitForURL('**/all-lots')
    const sidebar = page.getByRole('complementary', { name: 'Профиль' })
    const unfold = sidebar.getByRole('button', { name: 'Развернуть профиль' })
    await unfold.waitFor()
    await sidebar.getByText('Контролёр', { exact: true }).waitFor({ state: 'detached' })
    const width = () => page.locator('main').evaluate((main) => main.clientWidth)
    const folded = await width()
    await unfold.click()
    await sidebar.getByText('Контролёр', { exact: true }).waitFor()
    expect(await width()).toBe(folded)
    await page.keyboard.press('Escape')
    await unfold.waitFor()
    expect(problems).toEqual([])
  })

  test('is a rail of icons: each shows its name to the keyboard, and opens its part of the profile', async () => {
    const { page, problems } = await visit()
    await signIn(page, personWith('controller'))
    await page.waitForURL('**/all-lots')
    const sidebar = page.getByRole('complementary', { name: 'Профиль' })
    await expect.poll(() => sidebar.getByRole('button').count()).toBe(6)
    await sidebar.getByRole('button', { name: 'Развернуть профиль' }).focus()
    for (const name of ['Профиль', 'Telegram', 'Уведомления', 'Календарь', 'Безопасность']) {
      await page.keyboard.press('Tab')
      await page.getByRole('tooltip', { name }).waitFor()
    }
    await page.keyboard.press('Enter')
    await sidebar.locator('[data-section=security]:focus').getByRole('heading', { name: 'Безопасность' }).waitFor()
    await page.keyboard.press('Escape')
    await sidebar
      .locator('button:focus')
      .and(sidebar.getByRole('button', { name: 'Развернуть профиль' }))
      .waitFor()
    expect(problems).toEqual([])
  })

  test('stands open beside the page in a wide window, and stays folded once it is folded', async () => {
    const { page, problems } = await visit({ viewport: { width: 1680, height: 900 } })
    await signIn(page, personWith('controller'))
    await page.waitForURL('**/all-lots')
    const sidebar = page.getByRole('complementary', { name: 'Профиль' })
    await sidebar.getByText('Контролёр', { exact: true }).waitFor()
    await sidebar.getByRole('button', { name: 'Свернуть профиль' }).click()
    const unfold = sidebar.getByRole('button', { name: 'Развернуть профиль' })
    await unfold.waitFor()
    await page.reload()
    await unfold.waitFor()
    await sidebar.getByText('Контролёр', { exact: true }).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  test('sends a test letter to the address in the form, and saves an empty field as none', async () => {
    const email = await addColleague({ role: 'controller' })
    const { page, problems } = await visit()
    await signIn(page, email)
    await page.waitForURL('**/all-lots')
    const sidebar = page.getByRole('complementary', { name: 'Профиль' })
    await sidebar.getByRole('button', { name: 'Развернуть профиль' }).click()
    await sidebar.getByRole('button', { name: 'Изменить профиль' }).click()
    const dialog = page.getByRole('dialog', { name: 'Мой профиль' })
    await dialog.getByLabel('Телефон').fill('')
    await dialog.getByLabel('Электронная почта').fill('')
    await dialog.getByRole('button', { name: 'Отправить пробное письмо' }).click()
    await dialog.getByText('Не указан Email').waitFor()
    await dialog.getByLabel('Электронная почта').fill(email)
    await dialog.getByRole('button', { name: 'Отправить пробное письмо' }).click()
    await dialog.getByText(`Пробное письмо отправлено на ${email}`).waitFor()
    await waitForLetter(email, { about: /^Пробное письмо от Tendertap$/ })
    const phone = sidebar.getByText('+7 700 000 55 01')
    await phone.waitFor({ state: 'attached' })
    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    await phone.waitFor({ state: 'detached' })
    await sidebar.getByText('не указан').first().waitFor()
    expect(problems).toEqual([])
  })

  test('on a wide screen there is no settings tab, and its address opens the settings', async () => {
    const { page } = await visit()
    await signIn(page, personWith('lead'))
    await page.waitForURL('**/all-lots')
    await page.goto('/settings')
    await waitForSettings(page)
    expect(await page.getByRole('link', { name: 'Настройки' }).count()).toBe(0)
  })
})

describe('the settings tab of a phone', () => {
  test('saves a flag, rolls it back when the server refuses, and Telegram’s flags wait for a connection', async () => {
    const { page } = await visit({ viewport: NARROW })
    await openSettings(page, await addColleague())
    const flag = page.getByRole('switch', { name: 'Системные: E-mail' })
    // the ten flags, and the quiet hours
    await expect.poll(() => page.getByRole('switch').count()).toBe(11)
    await expect.poll(() => page.getByRole('switch', { name: /Telegram/, disabled: true }).count()).toBe(5)
    await expect.poll(() => flag.isChecked()).toBe(true)
    const saved = page.waitForResponse('**/api/settings/updateSettings')
    await flag.press('Space')
    expect((await saved).status()).toBe(200)
    await page.reload()
    await waitForSettings(page)
    await expect.poll(() => flag.isChecked()).toBe(false)

    await page.route('**/api/settings/updateSettings', (route) =>
      route.fulfill({ status: 500, json: { code: 'server_error' } }),
    )
    await flag.press('Space')
    await page.getByText('Не удалось обновить настройки уведомлений').waitFor()
    await expect.poll(() => flag.isChecked()).toBe(false)
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
      `${inject('telegramUrl')}/tendertap_demo_bot?start=${command.slice(7)}`,
    )
    await dialog.getByText('@tendertap_demo_bot').waitFor()
    await dialog.getByText(/Действует до \d\d\.\d\d\.\d{4} \d\d:\d\d, осталось 14:\d\d/).waitFor()
    await Promise.all([
      dialog.getByText('Скопировано').waitFor(),
      dialog.getByRole('button', { name: 'Скопировать команду' }).click(),
    ])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command)
    await dialog.getByText('Скопировать команду').waitFor()
    await dialog.getByText('Закрыть').click()
    await dialog.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })
})

/** Signs in and asks for a new e-mail in the profile, with the password. */
async function changeEmail(page: Page, old: string): Promise<string> {
  await signIn(page, old)
  await page.waitForURL('**/all-lots')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Изменить профиль' }).click()
  const email = `new-${old}`
  const password = page.getByLabel('Ваш текущий пароль')
  await password.waitFor({ state: 'detached' })
  await page.getByLabel('Электронная почта').fill(email)
  await password.fill('not the password')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText('Неверный текущий пароль').waitFor()
  await password.fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('status').filter({ hasText: email }).waitFor()
  return email
}

test('a new e-mail takes the password, and effect when the link in the letter is opened', async () => {
  const { page } = await visit({ viewport: NARROW })
  const old = await addColleague()
  const email = await changeEmail(page, old)
  await waitForLetter(old, { about: /^Смена электронной почты в Tendertap$/, saying: email })

  await page.goto(findLink(await waitForLetter(email, { about: /^Подтвердите новый адрес/ })))
  await page.getByRole('button', { name: 'Подтвердить адрес' }).click()
  await page.getByRole('status').waitFor()
  await page.getByRole('button', { name: 'Перейти в кабинет' }).click()
  await page.waitForURL('**/all-lots')
  await page.goto('/settings')
  await page.getByText(email).waitFor()
})

test('the owner of the old address cancels a change that somebody else made, and has the account again', async () => {
  const thief = await visit({ viewport: NARROW })
  const old = await addColleague()
  const email = await changeEmail(thief.page, old)
  await thief.page.goto(findLink(await waitForLetter(email, { about: /^Подтвердите новый адрес/ })))
  await thief.page.getByRole('button', { name: 'Подтвердить адрес' }).click()
  await thief.page.getByRole('status').waitFor()

  const { page } = await visit({ viewport: NARROW })
  await page.goto(findLink(await waitForLetter(old, { about: /^Смена электронной почты в Tendertap$/, saying: email })))
  await page.getByRole('button', { name: 'Отменить смену адреса' }).click()
  await page.getByRole('heading', { name: 'Смена адреса отменена' }).waitFor()
  const letter = await waitForLetter(old, { about: /^Смена почты в Tendertap отменена$/ })

  await thief.page.goto('/settings')
  await thief.page.waitForURL('**/login**')

  await page.goto(findLink(letter))
  await page.getByLabel('Новый пароль').fill('qarly-shyn-bulaq')
  await page.getByRole('button', { name: 'Сохранить и войти' }).click()
  await page.waitForURL('**/all-lots')
  await page.goto('/settings')
  await page.getByText(old, { exact: true }).waitFor()
})
