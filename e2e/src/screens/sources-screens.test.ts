// How complete the catalogue is: the operator's sources, and the line under the lots.
import type { Page } from 'playwright-core'
import { answer, refusal, type Answers } from './answers.ts'
import { asOperator } from './as-operator.ts'
import { checkScreens } from './check-screens.ts'
import { CALM_DELIVERY } from './operator-answers.ts'
import { makeFreshness, SOURCES } from './sources-answers.ts'

async function openSources(page: Page, answers: Answers): Promise<void> {
  answers.set('me/getMe', asOperator)
  for (const path of ['getRegistrationApplications', 'getWorkspaces', 'getRenewalRequests'] as const)
    answers.set(`superadmin/${path}`, answer(200, []))
  answers.set('superadmin/getSources', answer(200, SOURCES))
  answers.set('superadmin/getDelivery', answer(200, CALM_DELIVERY))
  await page.goto('/superadmin?tab=sources')
  await page.locator('[data-portal]').first().waitFor()
}

/** Opens the line below the list, which scrolls it into view. */
async function openFreshness(page: Page, answers: Answers, state: 'fresh' | 'silent'): Promise<void> {
  answers.set('lots/getFreshness', answer(200, makeFreshness(state)))
  await page.goto('/all-lots')
  await page.locator(`[data-freshness=${state}]`).click()
  await page.locator('[role=dialog] li').first().waitFor()
}

checkScreens([
  { name: 'superadmin-sources', who: 'person', open: (page, _, answers) => openSources(page, answers) },
  {
    name: 'superadmin-sources-open',
    who: 'person',
    open: async (page, texts, answers) => {
      await openSources(page, answers)
      await page.getByText(texts.sources.runs.title).first().click()
      await page.getByText(texts.sources.runs.running).first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'superadmin-sources-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      await openSources(page, answers)
      answers.set('superadmin/getSources', refusal(500, 'server_error'))
      await page.reload()
      await page.getByText(texts.operator.loadFailed).waitFor()
    },
  },
  {
    name: 'all-lots-freshness',
    who: 'person',
    isWideOnly: true,
    open: (page, _, answers) => openFreshness(page, answers, 'fresh'),
  },
  {
    name: 'all-lots-silent-source',
    who: 'person',
    isWideOnly: true,
    open: (page, _, answers) => openFreshness(page, answers, 'silent'),
  },
])
