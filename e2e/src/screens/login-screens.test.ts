// The login page, and what a person sees when the product cannot be loaded or reached.
import type { Page } from 'playwright-core'
import { refusal } from './answers.ts'
import { checkScreens } from './check-screens.ts'

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login')
  await page.locator('button[type=submit]').waitFor()
}

checkScreens([
  { name: 'login', who: 'stranger', open: openLogin },
  {
    name: 'login-faults',
    who: 'stranger',
    open: async (page, texts) => {
      await openLogin(page)
      await page.locator('input[type=email]').fill('name')
      await page.locator('button[type=submit]').click()
      await page.getByText(texts.public.login.emailWrong).waitFor()
    },
  },
  {
    name: 'login-refused',
    who: 'stranger',
    open: async (page, texts, answers) => {
      answers.set('auth/localLogin', refusal(400, 'wrong_credentials'))
      await openLogin(page)
      await page.locator('input[type=email]').fill('name@company.kz')
      await page.locator('input[autocomplete=current-password]').fill('not the password')
      await page.locator('button[type=submit]').click()
      await page.getByText(texts.errors.wrong_credentials).waitFor()
    },
  },
  {
    name: 'login-session-ended',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', refusal(401, 'unauthorized'))
      await page.goto('/all-lots')
      await page.getByText(texts.errors.unauthorized).waitFor()
    },
  },
  {
    name: 'login-unreachable',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', refusal(503, 'unavailable'))
      await page.goto('/all-lots')
      await page.getByText(texts.public.unreachable.title).waitFor()
    },
  },
  {
    name: 'failure',
    who: 'person',
    // it has no language switch, and a page that has the script already would not ask for it
    isOpenedInEachLanguage: true,
    open: async (page, texts) => {
      await page.route('**/assets/AllLotsRoute-*.js', (route) => route.fulfill({ status: 404 }))
      await page.goto('/all-lots')
      await page.getByText(texts.public.failure.title).waitFor()
    },
  },
])
