import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { letterTo, linkIn } from './mailbox.ts'
import { personWith, signIn } from './people.ts'

const visit = useBrowser()

describe('a company', () => {
  test('applies, is accepted with a trial, and its administrator sets the password from the letter', async () => {
    const email = `${randomUUID()}@journey.example`
    const company = `ТОО «Путь ${email.slice(0, 8)}»`

    const applicant = await visit()
    await applicant.page.goto('/login')
    await applicant.page.getByRole('link', { name: 'Подать заявку' }).click()
    await applicant.page.waitForURL('**/register')
    await applicant.page.getByRole('button', { name: 'Отправить заявку' }).click()
    await applicant.page.getByText('Укажите БИН').waitFor()
    expect(await applicant.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('bin')
    // letters and blanks are not taken, and the thirteenth digit neither
    await applicant.page.getByLabel('БИН').pressSequentially('1903 4009x87623')
    expect(await applicant.page.getByLabel('БИН').inputValue()).toBe('190340098762')
    await applicant.page.getByLabel('Название компании').fill(company)
    // choosing individual clears both
    await applicant.page.getByText('Физическое лицо').click()
    await applicant.page.getByText('Юридическое лицо').click()
    expect([
      await applicant.page.getByLabel('БИН').inputValue(),
      await applicant.page.getByLabel('Название компании').inputValue(),
    ]).toEqual(['', ''])
    await applicant.page.getByLabel('БИН').fill('220940055523')
    await applicant.page.getByLabel('Название компании').fill(company)
    await applicant.page.getByLabel('Контактное лицо').fill('Асан Путевой')
    await applicant.page.getByLabel('Телефон').fill('+7 700 000 55 01')
    await applicant.page.getByLabel('Электронная почта').fill(email)
    const agreement = applicant.page.getByRole('checkbox', {
      name: /Я принимаю политику конфиденциальности.* и условия оферты/,
    })
    await applicant.page.getByRole('button', { name: 'Отправить заявку' }).click()
    await applicant.page.getByText('Без согласия заявку отправить нельзя').waitFor()
    await agreement.check()
    await applicant.page.getByRole('button', { name: 'Отправить заявку' }).click()
    await applicant.page.getByRole('heading', { name: 'Заявка отправлена!' }).waitFor()
    await applicant.page
      .getByText('Спасибо за регистрацию! Мы рассмотрим вашу заявку и свяжемся с вами в ближайшее время.')
      .waitFor()
    await applicant.page.getByRole('link', { name: 'Перейти ко входу' }).click()
    await applicant.page.waitForURL('**/login')

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
    const limits = ['Пользователей', 'Дополнительных пользователей', 'Фильтров', 'Дополнительных фильтров']
    expect(await Promise.all(limits.map((label) => form.getByLabel(label, { exact: true }).inputValue()))).toEqual([
      '5',
      '0',
      '10',
      '0',
    ])
    await form.getByText('Если считать месяц за 30 дней').waitFor()
    await form.getByRole('button', { name: 'Назначить' }).click()
    await operator.page.getByText(/Подписка назначена: /).waitFor()

    await operator.page.getByRole('link', { name: /Рабочие пространства/ }).click()
    await operator.page.getByRole('searchbox').fill(company)
    const workspace = operator.page.getByRole('listitem').filter({ hasText: company })
    await workspace.getByText(/Пробная до /).waitFor()
    await workspace.getByText('Пароль ещё не задан').waitFor()

    const letter = await letterTo(email)
    expect(letter.subject).toBe('Заявка принята: задайте пароль для Tendertap')
    await applicant.page.goto(linkIn(letter))
    await applicant.page.locator('input[autocomplete=new-password]').fill('zher-shary-tunyq-89')
    await applicant.page.locator('button[type=submit]').click()
    await applicant.page.waitForURL('**/all-lots')
    await applicant.page.locator('[data-lot]').first().waitFor()
    expect([...applicant.problems, ...operator.problems]).toEqual([])
  })

  test('that is declined gets a letter, and others see the operator panel denied', async () => {
    const operator = await visit()
    await signIn(operator.page, personWith('superadmin'))
    const row = operator.page.getByRole('listitem').filter({ hasText: 'timur@altyn-kerege-astana.example' })
    await row.getByText('Такой же БИН указан здесь:').waitFor()
    await row.getByRole('button', { name: 'Отклонить' }).click()
    await operator.page.getByRole('button', { name: 'Отклонить заявку' }).click()
    await row.getByText('Отклонена').waitFor()
    const letter = await letterTo('timur@altyn-kerege-astana.example')
    expect(letter.subject).toBe('Заявка на доступ к Tendertap отклонена')

    const manager = await visit()
    await signIn(manager.page, personWith('manager'))
    await manager.page.waitForURL('**/all-lots')
    await manager.page.goto('/superadmin')
    await manager.page.getByRole('heading', { name: 'Доступ запрещен' }).waitFor()
    await manager.page.waitForURL('**/all-lots')
    await manager.page.goto('/superadmin')
    await manager.page.getByRole('button', { name: 'На главную' }).click()
    await manager.page.waitForURL('**/all-lots')
  })
})
