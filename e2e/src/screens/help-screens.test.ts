// The help page and the legal pages, which speak no English (spec 1 §2).
import { getLegalLanguage } from '@tendertap/domain/languages'
import type { Page } from 'playwright-core'
import { refusal } from './answers.ts'
import { checkScreens } from './check-screens.ts'
import type { Screen } from './screen.ts'

async function openHelp(page: Page): Promise<void> {
  await page.goto('/help')
  await page.locator('textarea').waitFor()
}

const legal = (name: 'privacy-policy' | 'user-agreement'): Screen => ({
  name,
  who: 'stranger',
  open: async (page) => {
    await page.goto(`/${name}`)
    await page.locator('article h1').waitFor()
  },
  // its switch has no English
  isOpenedInEachLanguage: true,
  speaks: getLegalLanguage,
})

checkScreens([
  legal('privacy-policy'),
  legal('user-agreement'),
  { name: 'help', who: 'person', open: openHelp },
  {
    name: 'help-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('feedback/sendFeedback', refusal(429, 'too_many_requests'))
      await openHelp(page)
      await page.locator('textarea').fill('?')
      await page.getByRole('button', { name: texts.feedback.form.send }).click()
      await page.getByText(texts.feedback.form.failed).waitFor()
    },
  },
])
