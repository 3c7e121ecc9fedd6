// Administration, interest profiles.
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { answer, refusal, type Answers } from './answers.ts'
import { checkScreens } from './check-screens.ts'
import { CLASSES, COMPANY_LISTS, INTERESTS } from './interests-answers.ts'
import { asAdmin } from './team-answers.ts'

const PATH = '/admin/interests'
const ENERGY = COMPANY_LISTS[1]?.name ?? ''

async function openInterests(page: Page, answers: Answers, interests = INTERESTS, maxFilters = 4): Promise<void> {
  answers.set('me/getMe', asAdmin({ maxFilters, additionalFilters: 0, currentFilters: interests.length }))
  answers.set('interests/getInterests', answer(200, interests))
  answers.set('interests/findClasses', answer(200, CLASSES))
  answers.set('companies/getCompanyList', answer(200, COMPANY_LISTS))
  await page.goto(PATH)
}

const findCard = (page: Page) => page.getByRole('region', { name: INTERESTS[0]?.name ?? '' })

async function openEdit(page: Page, texts: Texts, answers: Answers): Promise<void> {
  await openInterests(page, answers)
  await findCard(page).getByRole('button', { name: texts.interests.actions.edit }).click()
  await page.getByRole('dialog').getByText(texts.interests.form.filtersHint).waitFor()
}

checkScreens([
  {
    name: 'admin-interests',
    who: 'person',
    open: async (page, texts, answers) => {
      await openInterests(page, answers)
      await findCard(page).locator('summary').click()
      await findCard(page).getByText(texts.interests.facts.scoredAt).waitFor()
    },
  },
  {
    name: 'admin-interests-states',
    who: 'person',
    open: async (page, texts, answers) => {
      await openInterests(page, answers, INTERESTS.slice(1))
      await page.getByText(texts.interests.noRoom).waitFor()
      await page.getByText(texts.interests.scoring.waiting).waitFor()
    },
  },
  {
    name: 'admin-interests-empty',
    who: 'person',
    open: async (page, texts, answers) => {
      await openInterests(page, answers, [])
      await page.getByText(texts.interests.empty).waitFor()
    },
  },
  {
    name: 'admin-interests-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', asAdmin())
      answers.set('interests/getInterests', refusal(500, 'server_error'))
      await page.goto(PATH)
      await page.getByText(texts.interests.loadFailed).waitFor()
    },
  },
  {
    name: 'admin-interest-create',
    who: 'person',
    open: async (page, texts, answers) => {
      await openInterests(page, answers, [])
      await page.getByRole('button', { name: texts.interests.actions.create }).click()
      await page.getByRole('dialog').getByText(texts.interests.form.minScoreHint).waitFor()
    },
  },
  {
    name: 'admin-interest-edit',
    who: 'person',
    open: openEdit,
  },
  {
    name: 'admin-interest-classes',
    who: 'person',
    open: async (page, texts, answers) => {
      await openEdit(page, texts, answers)
      await page.getByRole('dialog').locator('input[type=search]').fill('картридж')
      await page.getByRole('dialog').getByRole('checkbox').nth(2).waitFor()
    },
  },
  {
    name: 'admin-interest-filters',
    who: 'person',
    open: async (page, texts, answers) => {
      await openEdit(page, texts, answers)
      const dialog = page.getByRole('dialog')
      for (const title of [texts.interests.form.companyLists, texts['lot-filter'].groups.regions])
        await dialog.locator('summary').filter({ hasText: title }).click()
      await dialog.getByText(ENERGY).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'admin-interest-refused',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('interests/updateInterest', refusal(404, 'not_found'))
      await openEdit(page, texts, answers)
      await page.getByRole('button', { name: texts.interests.form.save }).click()
      await page.getByText(texts.interests.updateFailed).waitFor()
    },
  },
  {
    name: 'admin-interest-suggestions',
    who: 'person',
    open: async (page, texts, answers) => {
      const saved = { ...INTERESTS[3], keywords: ['уборка'] }
      answers.set('interests/updateInterest', answer(200, saved))
      answers.set('matching/suggestClasses', answer(200, CLASSES))
      await openInterests(page, answers)
      const card = page.getByRole('region', { name: saved.name ?? '' })
      await card.getByRole('button', { name: texts.interests.actions.edit }).click()
      await page.getByRole('button', { name: texts.interests.form.save }).click()
      await page.getByRole('dialog').getByText(texts.interests.suggestions.text).waitFor()
      // it keeps the language in which it was shown
      await page.getByText(texts.interests.saved).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'admin-interest-delete',
    who: 'person',
    open: async (page, texts, answers) => {
      await openInterests(page, answers)
      await findCard(page).getByRole('button', { name: texts.interests.actions.delete }).click()
      await page.getByRole('dialog').getByText(texts.interests.remove.text).waitFor()
    },
  },
])
