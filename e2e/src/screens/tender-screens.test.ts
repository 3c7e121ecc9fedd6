// The tender page: open with everything on it, replaced and known by its head alone, not found, failing.
import type { Page } from 'playwright-core'
import { answer, refusal, type Answers } from './answers.ts'
import { checkScreens } from './check-screens.ts'
import { HISTORY, OPEN, paged, SUPERSEDED, SUPERSEDED_HISTORY, type Tender } from './tender-answers.ts'

async function openTender(page: Page, answers: Answers, tender: Tender, history: object): Promise<void> {
  answers.set('tenders/getTenderDetails', answer(200, { tender }))
  answers.set('tenders/getTenderChanges', answer(200, history))
  await page.goto(`/tender/${tender.id}`)
  await page.locator('[data-change]').first().waitFor()
}

checkScreens([
  {
    name: 'tender',
    who: 'person',
    open: async (page, texts, answers) => {
      await openTender(page, answers, OPEN, paged(HISTORY, 34))
      await page.getByRole('button', { name: texts.tenders.history.showTexts }).click()
      await page.getByText(texts.tenders.fetching).waitFor()
    },
  },
  {
    name: 'tender-superseded',
    who: 'person',
    open: async (page, texts, answers) => {
      await openTender(page, answers, SUPERSEDED, paged(SUPERSEDED_HISTORY))
      await page.getByText(texts.tenders.supersededBy).waitFor()
    },
  },
  {
    name: 'tender-not-found',
    who: 'person',
    open: async (page, texts) => {
      await page.goto('/tender/999999999')
      await page.getByText(texts.tenders.notFound).waitFor()
    },
  },
  {
    name: 'tender-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('tenders/getTenderDetails', refusal(500, 'server_error'))
      await page.goto('/tender/1')
      await page.getByRole('button', { name: texts.public.retry }).waitFor()
    },
  },
])
