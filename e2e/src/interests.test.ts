import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { personWith, signIn } from './people.ts'
import { chooseFromUserMenu } from './menus.ts'

const visit = useBrowser()

async function openInterests(page: Page): Promise<void> {
  await signIn(page, personWith('admin'))
  await page.waitForURL('**/all-lots')
  await chooseFromUserMenu(page, 'Администрирование')
  await page.getByRole('link', { name: 'Профили интересов' }).click()
  await page.waitForURL('**/admin/interests')
}

test('an administrator makes a profile, changes it, asks for new scores and deletes it', async () => {
  const name = `Канцелярия ${randomUUID().slice(0, 8)}`
  const { page, problems } = await visit()
  await openInterests(page)

  await page.getByRole('button', { name: 'Создать профиль' }).click()
  const created = page.getByRole('dialog', { name: 'Новый профиль интересов' })
  const submit = created.getByRole('button', { name: 'Создать' })
  await expect.poll(() => submit.isDisabled()).toBe(true)
  await created.getByLabel('Название').fill(name)
  const keywords = created.getByRole('textbox', { name: 'Ключевые слова' })
  await keywords.fill('бумага офисная')
  await keywords.press('Enter')
  await keywords.fill('-аренда')
  await created.getByRole('button', { name: 'Синий', exact: true }).click()
  await created.getByText('Регион', { exact: true }).click()
  await created.getByRole('checkbox', { name: 'г. Астана' }).check()
  const card = page.getByRole('region', { name })
  await Promise.all([
    card.waitFor(),
    // leaves after five seconds
    page.getByText('Профиль создан, открытые лоты оцениваются').waitFor(),
    submit.click(),
  ])

  const suggested = page.getByRole('dialog', { name: 'Уточните классы товаров' })
  await suggested.getByRole('checkbox').first().check()
  await suggested.getByRole('button', { name: 'Подтвердить' }).click()
  await suggested.waitFor({ state: 'detached' })

  await card.locator('summary').click()
  await card.getByText('г. Астана').waitFor()
  await card.getByText('Классы ЕНС ТРУ').waitFor()
  // what was only typed when the form was sent counts, too
  await card.getByRole('listitem').filter({ hasText: '-аренда' }).waitFor()

  await card.getByRole('button', { name: 'Изменить' }).click()
  const edited = page.getByRole('dialog', { name: 'Изменить профиль интересов' })
  await edited.getByRole('textbox', { name: 'Минимальная оценка' }).fill('60')
  await edited.getByRole('button', { name: 'Сохранить' }).click()
  await card.getByText('от 60 %').waitFor()

  // enabled as soon as the lots are scored
  await card.getByRole('button', { name: 'Пересчитать' }).click()
  await page.reload()
  await card.getByText('от 60 %').waitFor()
  await card.getByRole('progressbar').waitFor({ state: 'detached' })
  await card.getByRole('button', { name: 'Удалить' }).click()
  const confirm = page.getByRole('dialog', { name: 'Удалить профиль интересов?' })
  await confirm.getByText(name).waitFor()
  await confirm.getByRole('button', { name: 'Удалить' }).click()
  await card.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
