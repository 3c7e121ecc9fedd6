// Rating lots as a lead, choosing among potential lots as a manager, and both on all lots and on a tender.
import type { Role } from '@tendertap/domain/roles'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { answer, type Answers } from './answers.ts'
import { checkScreens } from './check-screens.ts'
import { INTERESTS, MATCHES, withProfiles } from './matching-answers.ts'
import { DEALT_WITH, LOTS, toList } from './rating-answers.ts'
import { OPEN } from './tender-answers.ts'

function answerAs(answers: Answers, roles: Role[], profiles = INTERESTS.length): void {
  answers.set('me/getMe', { change: withProfiles(profiles, roles) })
  answers.set('matching/getLotMatches', answer(200, MATCHES))
  answers.set('interests/getInterests', answer(200, INTERESTS))
}

async function openList(page: Page, answers: Answers, path: string, roles: Role[], lots = LOTS): Promise<void> {
  answerAs(answers, roles)
  for (const call of ['lots/lotsWithFilters', 'lots/getPotentialLots', 'lots/getLots'] as const)
    answers.set(call, answer(200, toList(lots)))
  // a lot whose documents are being fetched asks for its tender
  answers.set('tenders/getTenderDetails', 'never')
  await page.goto(path)
  await page.locator('[data-lot]').first().waitFor()
  await page.locator('[data-slot=actions] button').first().waitFor()
}

const card = (page: Page, index: number) => page.locator('[data-lot]').nth(index)

async function unfoldDocuments(page: Page): Promise<void> {
  const fold = card(page, 1).locator('details').first()
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
  await fold.getByRole('listitem').first().waitFor()
}

checkScreens([
  {
    name: 'rate-lots',
    who: 'person',
    open: async (page, texts, answers) => {
      await openList(page, answers, '/rate-lots', ['lead'])
      await page.getByText(`${texts.matching.title}:`).first().waitFor()
    },
  },
  {
    name: 'rate-lots-unfolded',
    who: 'person',
    open: async (page, texts, answers) => {
      await openList(page, answers, '/rate-lots?open=7002', ['lead'])
      await card(page, 1).getByText(texts.matching.total).first().waitFor()
      await unfoldDocuments(page)
    },
    reopen: unfoldDocuments,
  },
  {
    name: 'rate-lots-reject',
    who: 'person',
    open: async (page, texts, answers) => {
      await openList(page, answers, '/rate-lots', ['lead'])
      await card(page, 1).getByRole('button', { name: texts.voting.reject }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'rate-lots-selected',
    who: 'person',
    open: async (page, texts, answers) => {
      await openList(page, answers, '/rate-lots', ['lead'])
      for (const index of [0, 1]) await card(page, index).getByRole('checkbox').check()
      await page.getByText(texts.voting.selected(2)).waitFor()
    },
  },
  {
    name: 'rate-lots-voted',
    who: 'person',
    open: async (page, texts, answers) => {
      await openList(page, answers, '/rate-lots', ['lead'])
      answers.set('lots/voteLot', 'never')
      await card(page, 0).getByRole('button', { name: texts.voting.accept }).click()
      await card(page, 0).getByText(texts.voting.mine.accepted).waitFor()
      // the notice says it in the language of the moment; it is gone when the vote is sent
      await page.getByText(texts.voting.done.rating.accepted).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'rate-lots-reading',
    who: 'person',
    open: async (page, _, answers) => {
      await openList(page, answers, '/rate-lots?read=1', ['lead'])
      await page.locator('[data-reading-mode] [data-documents-of]').first().waitFor()
    },
  },
  {
    name: 'rate-lots-empty',
    who: 'person',
    open: async (page, texts, answers) => {
      answerAs(answers, ['lead'])
      answers.set('lots/lotsWithFilters', answer(200, toList([])))
      await page.goto('/rate-lots')
      await page.getByText(texts.voting.empty.rated).waitFor()
    },
  },
  {
    name: 'rate-lots-no-profiles',
    who: 'person',
    open: async (page, texts, answers) => {
      answerAs(answers, ['lead', 'admin'], 0)
      answers.set('lots/lotsWithFilters', answer(200, toList([])))
      await page.goto('/rate-lots')
      await page.getByText(texts.voting.empty.noProfiles).waitFor()
    },
  },
  {
    name: 'potential-lots',
    who: 'person',
    open: (page, _, answers) => openList(page, answers, '/potential-lots', ['manager']),
  },
  {
    name: 'potential-lots-take',
    who: 'person',
    open: async (page, texts, answers) => {
      await openList(page, answers, '/potential-lots', ['manager'])
      await card(page, 1).getByRole('button', { name: texts.work.take }).click()
      await page.getByRole('dialog').getByText(texts.work.takeDialog.unavailable).waitFor()
    },
  },
  {
    name: 'potential-lots-decline',
    who: 'person',
    open: async (page, texts, answers) => {
      await openList(page, answers, '/potential-lots', ['manager'])
      await card(page, 1).getByRole('button', { name: texts.work.decline }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'all-lots-votes',
    who: 'person',
    open: (page, _, answers) => openList(page, answers, '/all-lots', ['lead', 'manager'], [...LOTS, ...DEALT_WITH]),
  },
  {
    name: 'all-lots-lead',
    who: 'person',
    open: async (page, texts, answers) => {
      await openList(page, answers, '/all-lots?open=7002', ['lead'], [...LOTS, ...DEALT_WITH])
      await page.getByRole('region', { name: texts.voting.title }).waitFor()
    },
  },
  {
    name: 'tender-votes',
    who: 'person',
    open: async (page, texts: Texts, answers) => {
      answerAs(answers, ['lead'])
      const [first, second] = OPEN.LotOfTender
      const [, voted] = LOTS
      const [, declined] = DEALT_WITH
      const { LotsInProcessOfLot = [], intoWorkStatus = 'declined' } = declined ?? {}
      const lots = [
        { ...first, status: 'Опубликован', Votes: voted?.Votes ?? [] },
        { ...second, Votes: voted?.Votes ?? [], LotsInProcessOfLot, intoWorkStatus },
      ]
      answers.set('tenders/getTenderChanges', answer(200, { data: [], total: 0, totalExact: true, page: 1, limit: 10 }))
      answers.set('tenders/getTenderDetails', answer(200, { tender: { ...OPEN, LotOfTender: lots } }))
      await page.goto(`/tender/${OPEN.id}`)
      await page.getByText(texts.work.statuses.declined).first().waitFor()
    },
  },
])
