import { DEMO_PEOPLE } from '@tendertap/simulator/world/people'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { openCompany } from './companies.ts'
import { waitForLetter } from './mailbox.ts'
import { personWith, signIn } from './people.ts'

const visit = useBrowser()
const EXPIRED = DEMO_PEOPLE.find(({ workspace }) => workspace === 'shymkent')?.email ?? ''
const TRIAL = DEMO_PEOPLE.find(({ workspace, roles }) => workspace === 'atyrau' && roles.includes('admin'))?.email ?? ''

async function readPrices(page: Page, tariff: string): Promise<string> {
  const terms = page.getByRole('article', { name: tariff }).getByRole('group').locator('label')
  return (await terms.allInnerTexts()).join(' ').replace(/\s+/g, ' ')
}

describe('a company whose subscription has ended', () => {
  test('sees the banner in place of the lots, and what each tariff costs', async () => {
    const { page, problems } = await visit()
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await signIn(page, EXPIRED)
    await page.waitForURL('**/all-lots')
    await page.getByRole('heading', { name: /Подписка закончилась \d\d\.\d\d\.\d{4} \d\d:\d\d$/ }).waitFor()
    await page.getByText('Ничего не удалено').waitFor()
    // a list beside the banner would have asked for its lots before the banner was loaded
    expect(calls).toContain('/api/auth/localLogin')
    expect(calls).not.toContain('/api/lots/getLots')

    await page.getByRole('link', { name: 'Продлить подписку' }).click()
    await page.waitForURL('**/tariffs')
    await page.getByText('На квартал', { exact: true }).waitFor()
    await page.getByText('1 из 5', { exact: true }).waitFor()
    // spec 1 §9, letter by letter
    await expect
      .poll(() => readPrices(page, 'Стандартный'))
      .toBe(
        '1 месяц 20 000 ₸ 20 000 ₸ в месяц 3 месяца −5 % 57 000 ₸ 19 000 ₸ в месяц 6 месяцев −10 % 108 000 ₸ 18 000 ₸ в месяц 12 месяцев −20 % 192 000 ₸ 16 000 ₸ в месяц',
      )
    await expect
      .poll(() => readPrices(page, 'Расширенный'))
      .toBe(
        '1 месяц 32 000 ₸ 32 000 ₸ в месяц 3 месяца −5 % 91 200 ₸ 30 400 ₸ в месяц 6 месяцев −10 % 172 800 ₸ 28 800 ₸ в месяц 12 месяцев −20 % 307 200 ₸ 25 600 ₸ в месяц',
      )
    expect(problems).toEqual([])
  })
})

test('a company without a subscription asks for one, and has its lots when the operator assigns it', async () => {
  const { name, email } = await openCompany()
  const { page, problems } = await visit()
  await signIn(page, email)
  await page.waitForURL('**/all-lots')
  await page.getByRole('link', { name: 'Продлить подписку' }).click()
  const card = page.getByRole('article', { name: 'Стандартный' })
  await card.getByText('6 месяцев').click()
  await card.getByRole('button', { name: /Выбрать за 108/ }).click()
  await page.getByText(/Заявка на продление отправлена .* Ожидайте уведомление об оплате/).waitFor()
  await waitForLetter(email, { about: /^Заявка на продление подписки принята$/ })
  const letter = await waitForLetter(personWith('superadmin'), { about: /^Заявка на продление: /, saying: email })
  expect(letter.text).toMatch(/Стандартный, 6 месяцев, 108.000/)
  expect(letter.text).toContain('/superadmin?tab=renewals')
  await page.goto('/all-lots')
  await page.getByText(/Заявка на продление отправлена/).waitFor()

  const operator = await visit()
  await signIn(operator.page, personWith('superadmin'))
  await operator.page.waitForURL('**/superadmin')
  await operator.page.goto('/superadmin?tab=renewals')
  const request = operator.page.getByRole('listitem').filter({ hasText: name })
  await request.getByRole('button', { name: /Назначить/ }).click()
  await operator.page.getByRole('dialog').getByRole('button', { name: 'Назначить' }).click()
  await operator.page.getByText(/Подписка назначена/).waitFor()

  // the screen that was left open updates by itself
  await page.locator('[data-lot]').first().waitFor()
  await expect.poll(() => page.getByText('Подписка ещё не назначена').count()).toBe(0)
  expect([...problems, ...operator.problems]).toEqual([])
})

test('on the trial plan the header counts the days, the current block is hidden, and the renew button says why it waits', async () => {
  const { page } = await visit()
  await signIn(page, TRIAL)
  await page.getByRole('link', { name: /^Сынақ мерзімі: \d+ күн$/ }).click()
  await page.waitForURL('**/tariffs')
  await page.getByRole('heading', { name: 'Тарифтер' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: /үшін таңдау/ }).count()).toBe(2)
  expect(await page.getByText('Ағымдағы жазылым').count()).toBe(0)
  await page.getByRole('button', { name: 'Жазылымды ұзарту', disabled: true }).waitFor()
  await page.getByText('Сынақ мерзімі ұзартылмайды: төменнен тарифті таңдаңыз.').waitFor()
})

test('a person who is no administrator sees whom to ask', async () => {
  const { page } = await visit()
  await signIn(page, personWith('lead'))
  await page.waitForURL('**/all-lots')
  await page.getByRole('link', { name: 'Подписка' }).click()
  await page.getByText('Продлить подписку и выбрать тариф может администратор:').waitFor()
  await page.getByRole('link', { name: personWith('admin') }).waitFor()
  const buttons = page.getByRole('button', { name: /Продлить|Выбрать/, disabled: true })
  await expect.poll(() => buttons.count()).toBe(3)
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.getByRole('article', { name: 'Расширенный' }).getByRole('button').press('Enter')
  await page.getByRole('link', { name: 'Кабинет' }).click()
  await page.locator('[data-lot]').first().waitFor()
  expect(calls.filter((url) => url.includes('renewSubscription'))).toEqual([])
  expect(await page.getByRole('link', { name: /Пробный период/ }).count()).toBe(0)
})
