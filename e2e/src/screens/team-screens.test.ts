// Administration and the log.
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { expand } from '../menus.ts'
import { answer, refusal, type Answers } from './answers.ts'
import { checkScreens } from './check-screens.ts'
import { asAdmin, LOG, MEMBERS } from './team-answers.ts'

const PANELS = '/admin/teams?view=panels'

interface TeamsOptions {
  subscription?: object
  path?: string
}

async function openTeams(
  page: Page,
  answers: Answers,
  { subscription = {}, path = '/admin' }: TeamsOptions = {},
): Promise<void> {
  answers.set('me/getMe', asAdmin(subscription))
  answers.set('users/getAllUsers', answer(200, MEMBERS))
  await page.goto(path)
  await page.locator('[data-member]').first().waitFor()
}

async function openMemberMenu(page: Page, texts: Texts): Promise<void> {
  // the only administrator
  await expand(page.locator('[data-member]').first().getByRole('button', { name: texts.team.actions.more }))
  await page.getByRole('menu').getByText(texts.errors.last_admin).waitFor()
}

async function openAudit(page: Page, answers: Answers, list: object): Promise<void> {
  answers.set('me/getMe', asAdmin())
  answers.set('audit/getEntries', answer(200, list))
  await page.goto('/audit')
}

async function openEdit(page: Page, texts: Texts, answers: Answers): Promise<void> {
  await openTeams(page, answers)
  await page.locator('[data-member]').nth(2).getByRole('button', { name: texts.team.actions.edit }).click()
  await page.getByRole('dialog').getByLabel(texts.team.form.newPassword).waitFor()
}

checkScreens([
  { name: 'admin-teams', who: 'person', open: (page, _, answers) => openTeams(page, answers) },
  { name: 'admin-teams-panels', who: 'person', open: (page, _, answers) => openTeams(page, answers, { path: PANELS }) },
  {
    name: 'admin-teams-full',
    who: 'person',
    open: async (page, texts, answers) => {
      await openTeams(page, answers, { subscription: { maxUsers: 5, additionalUsers: 0 } })
      await page.getByText(texts.team.noSeatsLeft).waitFor()
    },
  },
  {
    name: 'admin-teams-menu',
    who: 'person',
    isWideOnly: true,
    open: async (page, texts, answers) => {
      await openTeams(page, answers)
      await openMemberMenu(page, texts)
    },
    reopen: openMemberMenu,
  },
  {
    name: 'admin-add-user',
    who: 'person',
    open: async (page, texts, answers) => {
      await openTeams(page, answers)
      await page.getByRole('button', { name: texts.team.actions.add }).click()
      await page.getByRole('dialog').locator('input[name=email]').fill('name@company.kz')
      await page.getByText(texts.errors.team_required).waitFor()
    },
  },
  {
    name: 'admin-edit-user-refused',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('users/updateUser', refusal(409, 'email_taken'))
      await openEdit(page, texts, answers)
      await page.getByRole('button', { name: texts.team.form.save }).click()
      await page.getByText(texts.errors.email_taken).waitFor()
    },
  },
  {
    name: 'admin-edit-user-password',
    who: 'person',
    open: async (page, texts, answers) => {
      await openEdit(page, texts, answers)
      await page.getByRole('dialog').locator('input[name=password]').fill('qarly-shyn-bulaq')
      await page.getByRole('button', { name: texts.team.form.save }).click()
      await page.getByText(texts.account.identity.passwordRequired).waitFor()
    },
  },
  {
    name: 'admin-remove-from-team',
    who: 'person',
    open: async (page, texts, answers) => {
      await openTeams(page, answers, { path: PANELS })
      await page
        .locator('[data-panel="Lead Team"] [data-member]')
        .first()
        .getByRole('button', { name: texts.team.actions.remove })
        .click()
      await page.getByText(texts.team.confirm.remove.textLast).waitFor()
    },
  },
  {
    name: 'admin-teams-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', asAdmin())
      answers.set('users/getAllUsers', refusal(500, 'server_error'))
      await page.goto('/admin')
      await page.getByText(texts.team.loadFailed).waitFor()
    },
  },
  {
    name: 'audit',
    who: 'person',
    open: async (page, _, answers) => {
      await openAudit(page, answers, LOG)
      await page.locator('[data-entry]').first().waitFor()
    },
  },
  {
    name: 'audit-empty',
    who: 'person',
    open: async (page, texts, answers) => {
      await openAudit(page, answers, { ...LOG, data: [], total: 0, totalExact: true })
      await page.getByLabel(texts.audit.filters.outcome).selectOption('refused')
      await page.getByText(texts.audit.emptyFiltered).waitFor()
    },
  },
])
