// The registration form.
import type { Page } from 'playwright-core'
import { answer, refusal } from './answers.ts'
import { checkScreens } from './check-screens.ts'

async function openRegister(page: Page): Promise<void> {
  await page.goto('/register')
  await page.locator('button[type=submit]').waitFor()
}

async function fillRegister(page: Page): Promise<void> {
  await openRegister(page)
  await page.locator('input[name=bin]').fill('123456789012')
  await page.locator('input[name=companyName]').fill('Company')
  await page.locator('input[name=contactPerson]').fill('Name')
  await page.locator('input[name=phone]').fill('+7 700 000 00 00')
  await page.locator('input[name=email]').fill('name@company.kz')
  await page.locator('input[name=agreed]').check()
  await page.locator('button[type=submit]').click()
}

checkScreens([
  { name: 'register', who: 'stranger', open: openRegister },
  {
    name: 'register-faults',
    who: 'stranger',
    open: async (page, texts) => {
      await openRegister(page)
      await page.locator('input[name=email]').fill('name')
      await page.locator('input[name=phone]').fill('123')
      await page.locator('button[type=submit]').click()
      await page.getByText(texts.registration.problems.email_invalid).waitFor()
    },
  },
  {
    name: 'register-refused',
    who: 'stranger',
    open: async (page, texts, answers) => {
      answers.set('auth/register', refusal(429, 'too_many_requests'))
      await fillRegister(page)
      await page.getByText(texts.errors.too_many_requests).waitFor()
    },
  },
  {
    name: 'register-sent',
    who: 'stranger',
    open: async (page, texts, answers) => {
      answers.set('auth/register', answer(200, {}))
      await fillRegister(page)
      await page.getByText(texts.registration.sent.title).waitFor()
    },
  },
])
