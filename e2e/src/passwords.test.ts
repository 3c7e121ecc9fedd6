import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { codeFor } from './authenticator.ts'
import { NARROW, useBrowser } from './browser.ts'
import { letterTo, linkIn } from './mailbox.ts'
import { aNewcomer, personWith, signIn } from './people.ts'

const visit = useBrowser()

const FIRST = 'tulip-kok-tobe-42'
const OWN = 'qarly-shyn-bulaq'
const NEXT = 'zhusan-iisi-dalada'

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Меню пользователя/ }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await page.waitForURL('**/login')
}

describe('a newcomer', () => {
  test('changes the password they were given, forgets it, sets another by letter, and protects it with a second factor', async () => {
    const email = await aNewcomer(personWith('admin'), FIRST)
    const { page, problems } = await visit({ viewport: NARROW })
    const rows = page.locator('[data-lot]').first()

    await signIn(page, email, FIRST)
    await page.getByRole('heading', { name: 'Придумайте свой пароль' }).waitFor()
    // there is no way around it
    await page.goto('/all-lots')
    await page.waitForURL('**/change-password')
    await page.getByLabel('Пароль, который вам выдали').fill(FIRST)
    await page.getByLabel('Новый пароль').fill('qwerty12345')
    await page.getByRole('button', { name: 'Сменить пароль' }).click()
    await page.getByText('Этот пароль слишком распространён').waitFor()
    await page.getByLabel('Новый пароль').fill(OWN)
    await page.getByRole('button', { name: 'Сменить пароль' }).click()
    await rows.waitFor()
    await signOut(page)

    await page.getByRole('link', { name: 'Забыли пароль?' }).click()
    await page.waitForURL('**/reset-password')
    const before = await letterTo(email)
    await page.getByLabel('Электронная почта').fill(email)
    await page.getByRole('button', { name: 'Прислать ссылку' }).click()
    await page.getByRole('heading', { name: 'Проверьте почту' }).waitFor()
    const letter = await letterTo(email, { after: before, about: /^Новый пароль/ })
    await page.goto(linkIn(letter))
    await page.getByLabel('Новый пароль').waitFor()
    expect(page.url()).toBe(`${inject('url')}/change-password`)
    await page.getByLabel('Новый пароль').fill(NEXT)
    await page.getByRole('button', { name: 'Сохранить и войти' }).click()
    await rows.waitFor()

    // the link works once, and says so with a way out
    const second = await visit()
    await second.page.goto(linkIn(letter))
    await second.page.getByLabel('Новый пароль').fill(OWN)
    await second.page.getByRole('button', { name: 'Сохранить и войти' }).click()
    await second.page.getByText('Она устарела или уже использована').waitFor()
    await second.page.getByRole('link', { name: 'Запросить новую ссылку' }).click()
    await second.page.waitForURL('**/reset-password')

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Двухфакторная защита: Включить' }).click()
    const dialog = page.getByRole('dialog', { name: 'Двухфакторная защита' })
    await dialog.getByRole('img', { name: 'Код для приложения-аутентификатора' }).waitFor()
    const key = await dialog.locator('code').innerText()
    await dialog.getByLabel('Код из приложения', { exact: true }).fill('000000')
    await dialog.getByRole('button', { name: 'Включить защиту' }).click()
    await dialog.getByText('Неверный код подтверждения').waitFor()
    await dialog.getByLabel('Код из приложения', { exact: true }).fill(codeFor(key))
    await dialog.getByRole('button', { name: 'Включить защиту' }).click()
    await page.getByRole('button', { name: 'Двухфакторная защита: Выключить' }).waitFor()
    await signOut(page)

    await signIn(page, email, NEXT)
    await page.getByLabel('Код из приложения').fill('000000')
    await page.getByRole('button', { name: 'Войти' }).click()
    await page.getByText('Неверный код подтверждения').waitFor()
    const code = codeFor(key, 1)
    await page.getByLabel('Код из приложения').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: 'Войти' }).click()
    await rows.waitFor()
    expect(problems).toEqual([])
  })
})

describe('sessions and devices', () => {
  test('show where one is signed in; another one is ended from here', async () => {
    const email = await aNewcomer(personWith('admin'), FIRST)
    const { page: here } = await visit({ viewport: NARROW })
    await signIn(here, email, FIRST)
    await here.getByLabel('Пароль, который вам выдали').fill(FIRST)
    await here.getByLabel('Новый пароль').fill(OWN)
    await here.getByRole('button', { name: 'Сменить пароль' }).click()
    await here.locator('[data-lot]').first().waitFor()
    const { page: there } = await visit()
    await signIn(there, email, OWN)
    await there.locator('[data-lot]').first().waitFor()

    await here.goto('/settings')
    await here.getByRole('button', { name: 'Сеансы и устройства: Показать' }).click()
    const sessions = here.getByRole('dialog', { name: 'Сеансы и устройства' }).getByRole('listitem')
    await expect.poll(() => sessions.count()).toBe(2)
    await sessions.filter({ hasText: 'Этот сеанс' }).getByText('Chrome, Linux').waitFor()
    await sessions.getByRole('button', { name: 'Завершить Компьютер Chrome, Linux' }).click()
    await expect.poll(() => sessions.count()).toBe(1)
    await there.getByRole('button', { name: 'Следующая страница' }).click()
    await there.waitForURL('**/login')
  })
})
