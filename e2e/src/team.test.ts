import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { waitForLetter, findLink } from './mailbox.ts'
import { addColleague, personWith, signIn } from './people.ts'
import { chooseFromUserMenu, openMenu } from './menus.ts'

const visit = useBrowser()
const FIRST_PASSWORD = 'kok-tobe-tulip-42'

async function openTeams(page: Page): Promise<void> {
  await signIn(page, personWith('admin'))
  await page.waitForURL('**/all-lots')
  await chooseFromUserMenu(page, 'Администрирование')
  await page.waitForURL('**/admin/teams')
  await page.getByText(/Занято мест: \d+ из \d+/).waitFor()
}

describe('an administrator', () => {
  test('adds a manager, who signs in by the letter and chooses a password', async () => {
    const email = `${randomUUID()}@journey.example`
    const name = `Серик Приглашённый ${email.slice(0, 6)}`
    const { page, problems } = await visit()
    await openTeams(page)
    await page.getByRole('button', { name: 'Добавить пользователя' }).click()
    const dialog = page.getByRole('dialog', { name: 'Новый пользователь' })
    const submit = dialog.getByRole('button', { name: 'Добавить' })
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await dialog.getByLabel('Команда менеджеров').check()
    await expect.poll(() => submit.isDisabled()).toBe(false)
    await dialog.getByLabel('Команда менеджеров').uncheck()
    await dialog.getByText('Необходимо выбрать хотя бы одну команду').waitFor()
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await dialog.getByLabel('Команда менеджеров').check()
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByLabel(/^Пароль/).fill(FIRST_PASSWORD)
    await submit.click()
    await dialog.getByText('Укажите имя').waitFor()
    await dialog.getByLabel('Имя').fill(name)
    await submit.click()
    await expect.poll(() => page.getByRole('checkbox', { name: `Менеджер: ${name}` }).isChecked()).toBe(true)

    const letter = await waitForLetter(email, { about: /Вас пригласили в Tendertap/ })
    expect(`${letter.text}${letter.html}`).not.toContain(FIRST_PASSWORD)
    expect(new URL(findLink(letter)).pathname).toBe('/login')
    const manager = await visit()
    await signIn(manager.page, email, FIRST_PASSWORD)
    await manager.page.getByLabel('Пароль, который вам выдали').fill(FIRST_PASSWORD)
    await manager.page.getByLabel('Новый пароль').fill('zher-shary-tunyq-89')
    await manager.page.getByRole('button', { name: 'Сменить пароль' }).click()
    await manager.page.waitForURL('**/all-lots')
    // administration is not theirs
    await manager.page.goto('/admin')
    await manager.page.waitForURL('**/all-lots')
    expect([...problems, ...manager.problems]).toEqual([])
  })

  test('takes a manager out of the team and deactivates them, which ends their session and stands in the log', async () => {
    const name = `Серик Уходящий ${randomUUID().slice(0, 6)}`
    const email = await addColleague({ fullName: name })
    const manager = await visit()
    await signIn(manager.page, email)
    await manager.page.waitForURL('**/all-lots')

    const { page, problems } = await visit()
    await openTeams(page)
    await page.getByRole('checkbox', { name: `Менеджер: ${name}` }).click()
    await page.getByText('он окажется в списке «Без команды»').waitFor()
    await page.getByRole('button', { name: 'Убрать', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('По командам').click()
    await page.waitForURL('**/admin/teams?view=panels')
    const unassigned = page.getByRole('region', { name: 'Без команды' })
    await unassigned.getByText(name).first().waitFor()
    expect(await unassigned.getByRole('button', { name: /Убрать из команды/ }).count()).toBe(0)

    await openMenu(page, `Другие действия: ${name}`)
    // by keyboard: the list may still be moving under the pointer
    await page.getByRole('menuitem', { name: 'Отключить' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Отключить' }).click()
    await page.getByRole('region', { name: 'Отключённые' }).getByText(name).first().waitFor()
    await manager.page.reload()
    await manager.page.waitForURL('**/login?next=*')

    await chooseFromUserMenu(page, 'Журнал действий')
    await page.waitForURL('**/audit')
    await page.getByLabel('Объект: имя, e-mail или номер лота').fill(name)
    await page.waitForURL(/object=/)
    await expect
      .poll(() => page.locator('[data-entry]').allInnerTexts())
      .toEqual([
        expect.stringContaining('Пользователь отключён или включён снова'),
        expect.stringContaining('Изменён пользователь'),
        expect.stringContaining('Добавлен пользователь'),
      ])
    expect([...problems, ...manager.problems]).toEqual([])
  })
})
