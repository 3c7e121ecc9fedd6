import { randomUUID } from 'node:crypto'
import { makeWorkspaces } from '@tendertap/simulator/world/people'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { changeDelay } from './change-delay.ts'
import { applyForCompany, inventBin } from './companies.ts'
import { waitForLetter, findLink } from './mailbox.ts'
import { personWith, signIn } from './people.ts'

const visit = useBrowser()

describe('a company', () => {
  test('applies by the form, which says what is missing', async () => {
    const { page, problems } = await visit()
    const bin = page.getByLabel('БИН')
    const company = page.getByLabel('Название компании')
    const submit = page.getByRole('button', { name: 'Отправить заявку' })
    await page.goto('/login')
    await page.getByRole('link', { name: 'Подать заявку' }).click()
    await page.waitForURL('**/register')
    await submit.click()
    await page.getByText('Укажите БИН').waitFor()
    await expect.poll(() => bin.evaluate((field) => field === document.activeElement)).toBe(true)
    // letters and blanks are not taken, and the thirteenth digit neither
    await bin.pressSequentially('1903 4009x87623')
    await expect.poll(() => bin.inputValue()).toBe('190340098762')
    await company.fill('ТОО «Путь»')
    // choosing individual clears both
    await page.getByText('Физическое лицо').click()
    await page.getByText('Юридическое лицо').click()
    await expect.poll(async () => [await bin.inputValue(), await company.inputValue()]).toEqual(['', ''])
    await bin.fill(inventBin())
    await company.fill('ТОО «Путь»')
    await page.getByLabel('Контактное лицо').fill('Асан Путевой')
    await page.getByLabel('Телефон').fill('+7 700 000 55 01')
    await page.getByLabel('Электронная почта').fill(`${randomUUID()}@journey.example`)
    await submit.click()
    await page.getByText('Без согласия заявку отправить нельзя').waitFor()
    await page.getByRole('checkbox', { name: /Я принимаю политику конфиденциальности.* и условия оферты/ }).check()
    await submit.click()
    await page.getByRole('heading', { name: 'Заявка отправлена!' }).waitFor()
    await page
      .getByText('Спасибо за регистрацию! Мы рассмотрим вашу заявку и свяжемся с вами в ближайшее время.')
      .waitFor()
    await page.getByRole('link', { name: 'Перейти ко входу' }).click()
    await page.waitForURL('**/login')
    expect(problems).toEqual([])
  })

  test('is accepted with a trial, and its administrator sets the password from the letter', async () => {
    const { name: company, email } = await applyForCompany()
    const operator = await visit()
    await signIn(operator.page, personWith('superadmin'))
    await operator.page.waitForURL('**/superadmin')
    const row = operator.page.getByRole('listitem').filter({ hasText: company })
    await row.getByRole('button', { name: 'Принять' }).click()
    await operator.page.getByRole('button', { name: 'Принять заявку' }).click()
    const form = operator.page.getByRole('dialog', { name: `Подписка: ${company}` })
    await form.getByText('Заявка принята. Теперь назначьте подписку.').waitFor()
    expect(
      await form
        .getByRole('radio', { checked: true })
        .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value)),
    ).toEqual(['trial', '1'])
    const limits = ['Пользователей', 'Дополнительных пользователей', 'Профилей интересов', 'Дополнительных профилей']
    expect(await Promise.all(limits.map((label) => form.getByLabel(label, { exact: true }).inputValue()))).toEqual([
      '5',
      '0',
      '10',
      '0',
    ])
    await form.getByText(/если считать месяц за 30 дней/i).waitFor()
    await form.getByRole('button', { name: 'Назначить' }).click()
    await operator.page.getByText(/Подписка назначена: /).waitFor()

    await operator.page.getByRole('link', { name: /Рабочие пространства/ }).click()
    await operator.page.getByRole('searchbox').fill(company)
    const workspace = operator.page.getByRole('listitem').filter({ hasText: company })
    await workspace.getByText(/Пробная подписка до /).waitFor()
    await workspace.getByText('Пароль ещё не задан').waitFor()

    // the letter about the subscription may come first
    const letter = await waitForLetter(email, { about: /^Заявка принята: задайте пароль для Tendertap$/ })
    const applicant = await visit()
    await applicant.page.goto(findLink(letter))
    await applicant.page.locator('input[autocomplete=new-password]').fill('zher-shary-tunyq-89')
    await applicant.page.locator('button[type=submit]').click()
    await applicant.page.waitForURL('**/all-lots')
    await applicant.page.locator('[data-lot]').first().waitFor()
    expect([...applicant.problems, ...operator.problems]).toEqual([])
  })

  test('that is declined gets a letter', async () => {
    // the number of a company that is here already
    const { email } = await applyForCompany(makeWorkspaces(new Date())[0]?.bin)
    const operator = await visit()
    await signIn(operator.page, personWith('superadmin'))
    const row = operator.page.getByRole('listitem').filter({ hasText: email })
    await row.getByText('Такой же БИН указан здесь:').waitFor()
    await row.getByRole('button', { name: 'Отклонить' }).click()
    await operator.page.getByRole('button', { name: 'Отклонить заявку' }).click()
    await row.getByText('Отклонена').waitFor()
    await waitForLetter(email, { about: /^Заявка на доступ к Tendertap отклонена$/ })
    expect(operator.problems).toEqual([])
  })
})

test('the operator panel is denied to everybody else, and leads back by itself or by its button', async () => {
  const { page } = await visit()
  await signIn(page, personWith('manager'))
  await page.waitForURL('**/all-lots')
  // it leads back after three seconds, so the heading is awaited from the beginning
  await Promise.all([page.getByRole('heading', { name: 'Доступ запрещен' }).waitFor(), page.goto('/superadmin')])
  await page.waitForURL('**/all-lots')
  await changeDelay(page, 3_000, 600_000)
  await page.goto('/superadmin')
  await page.getByRole('button', { name: 'На главную' }).click()
  await page.waitForURL('**/all-lots')
})
