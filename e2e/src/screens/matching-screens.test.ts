// All lots and a tender of a workspace with interest profiles, and all lots of one that has none.
import type { Role } from '@tendertap/domain/roles'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { answer, type Answers } from './answers.ts'
import { checkScreens } from './check-screens.ts'
import { EDITS, EXCLUSIONS, INTERESTS, MATCHES, PAPER, withProfiles, withScores } from './matching-answers.ts'
import { OPEN } from './tender-answers.ts'

async function openLots(page: Page, answers: Answers, query = ''): Promise<void> {
  answers.set('me/getMe', { change: withProfiles(INTERESTS.length) })
  // the profiles are invented, so the server would find nothing for them
  answers.set('lots/getLots', { change: withScores, input: {} })
  answers.set('interests/getInterests', answer(200, INTERESTS))
  answers.set('matching/getLotMatches', answer(200, MATCHES))
  await page.goto(`/all-lots${query}`)
  await page.locator('[data-lot]').first().waitFor()
}

async function unfoldOthers(page: Page, texts: Texts): Promise<void> {
  const panel = page.getByRole('region', { name: texts.matching.title })
  const base = panel.getByText(texts.matching.lines.base).last()
  const others = panel.locator('details', { hasText: texts.matching.others })
  await others.waitFor()
  // the profiles inside have folds of their own
  if (!(await base.isVisible())) await others.locator('summary').first().click()
  await base.waitFor()
}

async function unfoldFilters(page: Page, texts: Texts): Promise<void> {
  const sheet = page.getByRole('dialog', { name: texts['lot-filter'].label })
  for (const group of ['interests', 'matchLevels'] as const) {
    const fold = sheet.locator('details', { hasText: texts['lot-filter'].groups[group] })
    const choice = fold.getByRole('checkbox').first()
    if (!(await choice.isVisible())) await fold.locator('summary').click()
    await choice.waitFor()
  }
}

async function unfold(page: Page, title: string): Promise<void> {
  const fold = page.locator('details', { hasText: title }).first()
  const list = fold.getByRole('list', { name: title })
  await fold.waitFor()
  if (!(await list.isVisible())) await fold.locator('summary').first().click()
  await list.waitFor()
  await list.scrollIntoViewIfNeeded()
}

const unfoldEdits = async (page: Page, texts: Texts) => {
  await unfold(page, texts.matching.edits.title)
}

async function unfoldExclusions(page: Page, texts: Texts): Promise<void> {
  const dialog = page.getByRole('dialog')
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: texts.voting.reject }).first().click()
  await dialog.waitFor()
  await unfold(page, texts.matching.neverAgain.title)
}

async function askToConfirm(page: Page, texts: Texts): Promise<void> {
  const dialog = page.getByRole('dialog', { name: texts.matching.edits.confirmTitle })
  if (await dialog.isVisible()) return
  await unfoldEdits(page, texts)
  await page.getByRole('button', { name: texts.matching.edits.apply }).first().click()
  await dialog.waitFor()
}

async function openEdits(page: Page, texts: Texts, answers: Answers, roles: Role[]): Promise<void> {
  await openLots(page, answers)
  answers.set('me/getMe', { change: withProfiles(INTERESTS.length, roles) })
  answers.set('matching/suggestEdits', answer(200, EDITS))
  await page.goto('/all-lots')
  await page.locator('[data-lot] button[aria-expanded]').first().click()
  await unfoldEdits(page, texts)
}

checkScreens([
  { name: 'all-lots-matches', who: 'person', open: (page, _, answers) => openLots(page, answers) },
  {
    name: 'all-lots-match-receipt',
    who: 'person',
    open: async (page, texts, answers) => {
      await openLots(page, answers)
      await page.locator('[data-lot] button[aria-expanded]').first().click()
      await unfoldOthers(page, texts)
    },
    reopen: unfoldOthers,
  },
  {
    name: 'all-lots-match-filters',
    who: 'person',
    open: async (page, texts, answers) => {
      await openLots(
        page,
        answers,
        `?interests=${PAPER.id}&matchLevels=high&matchLevels=medium&sortBy=percent&sort=desc`,
      )
      await page.getByRole('button', { name: texts['lot-filter'].more }).click()
      await unfoldFilters(page, texts)
    },
    reopen: unfoldFilters,
  },
  {
    name: 'all-lots-no-profiles',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', { change: withProfiles(0, ['admin']) })
      await page.goto('/all-lots')
      await page.getByRole('link', { name: texts.lots.createProfile }).waitFor()
    },
  },
  {
    name: 'all-lots-match-edits',
    who: 'person',
    open: (page, texts, answers) => openEdits(page, texts, answers, ['lead']),
    reopen: unfoldEdits,
  },
  {
    name: 'all-lots-match-edit-confirm',
    who: 'person',
    isWideOnly: true,
    open: async (page, texts, answers) => {
      await openEdits(page, texts, answers, ['admin'])
      await askToConfirm(page, texts)
    },
    reopen: askToConfirm,
  },
  {
    name: 'reject-never-again',
    who: 'person',
    isWideOnly: true,
    open: async (page, texts, answers) => {
      await openLots(page, answers)
      answers.set('me/getMe', { change: withProfiles(INTERESTS.length, ['lead', 'admin']) })
      answers.set('matching/suggestExclusions', answer(200, EXCLUSIONS))
      await page.goto('/all-lots')
      await unfoldExclusions(page, texts)
    },
    reopen: unfoldExclusions,
  },
  {
    name: 'tender-matches',
    who: 'person',
    open: async (page, texts, answers) => {
      const [lot] = OPEN.LotOfTender
      const { id, name, color } = PAPER
      const LotScoreOfLot = [{ Interest: { id, name, color }, percent: 90, customCategory: 'high' }]
      answers.set('me/getMe', { change: withProfiles(INTERESTS.length) })
      answers.set('matching/getLotMatches', answer(200, MATCHES))
      answers.set(
        'tenders/getTenderDetails',
        answer(200, { tender: { ...OPEN, LotOfTender: [{ ...lot, percent: 90, LotScoreOfLot }] } }),
      )
      await page.goto(`/tender/${OPEN.id}`)
      await page.getByRole('region', { name: texts.matching.title }).waitFor()
    },
  },
])
