import { readFile } from 'node:fs/promises'
import { DEMO_PASSWORD } from '@tendertap/simulator/world/people'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { makeCode } from './authenticator.ts'
import { NARROW, useBrowser } from './browser.ts'
import { waitForLetter, findLink } from './mailbox.ts'
import { addColleague, addNewcomer, fetchToken, signIn } from './people.ts'
import { chooseFromUserMenu } from './menus.ts'

const visit = useBrowser()

const FIRST = 'tulip-kok-tobe-42'
const OWN = 'qarly-shyn-bulaq'

async function signOut(page: Page): Promise<void> {
  await chooseFromUserMenu(page, 'Выйти')
  await page.waitForURL('**/login')
}

describe('a password', () => {
  test('that was given by somebody else is changed first, there is no way around it', async () => {
    const email = await addNewcomer(FIRST)
    const { page, problems } = await visit({ viewport: NARROW })
    await signIn(page, email, FIRST)
    await page.getByRole('heading', { name: 'Придумайте свой пароль' }).waitFor()
    await page.goto('/all-lots')
    await page.waitForURL('**/change-password?next=*')
    await page.getByLabel('Пароль, который вам выдали').fill(FIRST)
    await page.getByLabel('Новый пароль').fill('qwerty12345')
    await page.getByRole('button', { name: 'Сменить пароль' }).click()
    await page.getByText('Этот пароль слишком распространён').waitFor()
    await page.getByLabel('Новый пароль').fill(OWN)
    await page.getByRole('button', { name: 'Сменить пароль' }).click()
    await page.locator('[data-lot]').first().waitFor()
    await signOut(page)
    await signIn(page, email, OWN)
    await page.locator('[data-lot]').first().waitFor()
    expect(problems).toEqual([])
  })

  test('that is forgotten is set anew by a letter, whose link works once', async () => {
    const email = await addColleague()
    const { page, problems } = await visit({ viewport: NARROW })
    await page.goto('/login')
    await page.getByRole('link', { name: 'Забыли пароль?' }).click()
    // the sign-in page, which stays until this one is loaded, has a field of the same name
    await page.getByRole('button', { name: 'Прислать ссылку' }).waitFor()
    await page.getByLabel('Электронная почта').fill(email)
    await page.getByRole('button', { name: 'Прислать ссылку' }).click()
    await page.getByRole('heading', { name: 'Проверьте почту' }).waitFor()
    const letter = await waitForLetter(email, { about: /^Новый пароль/ })
    await page.goto(findLink(letter))
    await page.getByLabel('Новый пароль').waitFor()
    // the secret does not stay in the address
    await expect.poll(() => page.url()).toBe(`${inject('url')}/change-password`)
    await page.getByLabel('Новый пароль').fill(OWN)
    await page.getByRole('button', { name: 'Сохранить и войти' }).click()
    await page.locator('[data-lot]').first().waitFor()

    const second = await visit()
    await second.page.goto(findLink(letter))
    await second.page.getByLabel('Новый пароль').fill(FIRST)
    await second.page.getByRole('button', { name: 'Сохранить и войти' }).click()
    await second.page.getByText('Она устарела или уже использована').waitFor()
    await second.page.getByRole('link', { name: 'Запросить новую ссылку' }).click()
    await second.page.waitForURL('**/reset-password')
    expect([...problems, ...second.problems]).toEqual([])
  })

  test('is protected by a second factor, which is asked for at the next sign-in', async () => {
    const email = await addColleague()
    const { page, problems } = await visit({ viewport: NARROW, storage: { token: await fetchToken(email) } })
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Двухфакторная защита: Включить' }).click()
    const dialog = page.getByRole('dialog', { name: 'Двухфакторная защита' })
    await dialog.getByLabel('Текущий пароль').fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Продолжить' }).click()
    await dialog.getByRole('img', { name: 'Код для приложения-аутентификатора' }).waitFor()
    const key = await dialog.locator('code').innerText()
    await dialog.getByLabel('Код из приложения', { exact: true }).fill('000000')
    await dialog.getByRole('button', { name: 'Включить защиту' }).click()
    await dialog.getByText('Неверный код подтверждения').waitFor()
    await dialog.getByLabel('Код из приложения', { exact: true }).fill(makeCode(key))
    await dialog.getByRole('button', { name: 'Включить защиту' }).click()
    const codes = page.getByRole('dialog', { name: 'Резервные коды' })
    const recoveryCode = await codes.locator('code').first().innerText()
    const download = page.waitForEvent('download')
    await codes.getByRole('button', { name: 'Скачать' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(recoveryCode)
    await codes.getByRole('button', { name: 'Коды сохранены' }).click()
    await page.getByRole('button', { name: 'Двухфакторная защита: Выключить' }).waitFor()
    await page.getByText('Осталось: 10').waitFor()

    const { page: next } = await visit()
    await signIn(next, email)
    await next.getByLabel('Код из приложения').fill('000000')
    await next.getByRole('button', { name: 'Войти' }).click()
    await next.getByText('Неверный код подтверждения').waitFor()
    // a code works once, so this is the code of the next half minute
    const code = makeCode(key, 1)
    await next.getByLabel('Код из приложения').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await next.getByRole('button', { name: 'Войти' }).click()
    await next.locator('[data-lot]').first().waitFor()
    expect(problems).toEqual([])

    // the phone is lost
    const { page: withoutPhone } = await visit({ viewport: NARROW })
    await signIn(withoutPhone, email)
    await withoutPhone.getByLabel('Код из приложения').fill(recoveryCode.toLowerCase().replaceAll('-', ' '))
    await withoutPhone.getByRole('button', { name: 'Войти' }).click()
    await withoutPhone.locator('[data-lot]').first().waitFor()
    await waitForLetter(email, { about: /^Использован резервный код Tendertap$/ })
    await withoutPhone.goto('/settings')
    await withoutPhone.getByText('Осталось: 9').waitFor()
  })
})

describe('sessions and devices', () => {
  test('show where one is signed in; another one is ended from here', async () => {
    const email = await addColleague()
    const { page: here } = await visit({ viewport: NARROW })
    await signIn(here, email)
    await here.locator('[data-lot]').first().waitFor()
    const { page: there } = await visit()
    await signIn(there, email)
    await there.locator('[data-lot]').first().waitFor()

    await here.goto('/settings')
    await here.getByRole('button', { name: 'Сеансы и устройства: Показать' }).click()
    const dialog = here.getByRole('dialog', { name: 'Сеансы и устройства' })
    const sessions = dialog.getByRole('listitem').filter({ hasText: 'Chrome, Linux' })
    await expect.poll(() => sessions.count()).toBe(2)
    await sessions.filter({ hasText: 'Этот сеанс' }).getByText('Chrome, Linux').waitFor()
    await sessions.getByRole('button', { name: 'Завершить Компьютер Chrome, Linux' }).click()
    await expect.poll(() => sessions.count()).toBe(1)
    // the other page may have noticed by itself already, so nothing on it can be counted on
    await there.reload()
    await there.waitForURL('**/login?next=*')
  })
})
