// The operator panel.
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { changeDelay } from '../change-delay.ts'
import { answer, refusal, type Answers } from './answers.ts'
import { asOperator } from './as-operator.ts'
import { checkScreens } from './check-screens.ts'
import { APPLICATIONS, CALENDAR_DAYS, CALM_DELIVERY, DELIVERY, RENEWALS, WORKSPACES } from './operator-answers.ts'

async function openPanel(page: Page, answers: Answers, tab: string): Promise<void> {
  answers.set('me/getMe', asOperator)
  answers.set('superadmin/getRegistrationApplications', answer(200, APPLICATIONS))
  answers.set('superadmin/getWorkspaces', answer(200, WORKSPACES))
  answers.set('superadmin/getRenewalRequests', answer(200, RENEWALS))
  answers.set('superadmin/getSources', answer(200, []))
  answers.set('superadmin/getDelivery', answer(200, DELIVERY))
  answers.set('planning/getCalendarDays', answer(200, CALENDAR_DAYS))
  await page.goto(`/superadmin?tab=${tab}`)
  await page.locator('main ul > li').first().waitFor()
}

async function openDelivery(page: Page, answers: Answers, delivery: typeof DELIVERY): Promise<void> {
  await openPanel(page, answers, 'applications')
  answers.set('superadmin/getDelivery', answer(200, delivery))
  await page.goto('/superadmin?tab=delivery')
  await page.locator(`[data-troubles="${delivery.troubles.join(' ')}"]`).waitFor()
}

async function openAssignment(page: Page, texts: Texts, answers: Answers): Promise<void> {
  await openPanel(page, answers, 'workspaces')
  await page.getByRole('button', { name: texts.operator.workspaces.assign }).first().click()
  await page.getByRole('dialog').getByText(texts.operator.subscription.end, { exact: true }).waitFor()
}

/** The text of a wrong field is chosen when the form is sent. */
async function sendWrongLimit(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('button', { name: texts.operator.subscription.submit, exact: true }).click()
  await page.getByText(texts.operator.subscription.atLeast(1)).waitFor()
}

checkScreens([
  {
    name: 'superadmin-applications',
    who: 'person',
    open: (page, _, answers) => openPanel(page, answers, 'applications'),
  },
  {
    name: 'superadmin-decline',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('superadmin/declineWorkspace', refusal(409, 'application_decided'))
      await openPanel(page, answers, 'applications')
      await page.getByRole('button', { name: texts.operator.applications.decline, exact: true }).first().click()
      await page.getByRole('button', { name: texts.operator.applications.declineAction }).click()
      await page.getByText(texts.errors.application_decided).waitFor()
    },
  },
  { name: 'superadmin-workspaces', who: 'person', open: (page, _, answers) => openPanel(page, answers, 'workspaces') },
  { name: 'superadmin-subscription', who: 'person', open: openAssignment },
  {
    name: 'superadmin-subscription-faults',
    who: 'person',
    open: async (page, texts, answers) => {
      await openAssignment(page, texts, answers)
      await page.getByLabel(texts.operator.subscription.maxUsers, { exact: true }).fill('0')
      await sendWrongLimit(page, texts)
    },
    reopen: sendWrongLimit,
  },
  { name: 'superadmin-renewals', who: 'person', open: (page, _, answers) => openPanel(page, answers, 'renewals') },
  {
    name: 'superadmin-delivery',
    who: 'person',
    open: (page, _, answers) => openDelivery(page, answers, DELIVERY),
  },
  {
    name: 'superadmin-delivery-calm',
    who: 'person',
    open: (page, _, answers) => openDelivery(page, answers, CALM_DELIVERY),
  },
  {
    name: 'superadmin-delivery-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      await openDelivery(page, answers, DELIVERY)
      answers.set('superadmin/getDelivery', refusal(500, 'server_error'))
      await page.reload()
      await page.getByText(texts.operator.loadFailed).waitFor()
    },
  },
  { name: 'superadmin-calendar', who: 'person', open: (page, _, answers) => openPanel(page, answers, 'calendar') },
  {
    name: 'superadmin-calendar-day',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('planning/setCalendarDay', refusal(503, 'unavailable'))
      await openPanel(page, answers, 'calendar')
      await page.getByRole('button', { name: texts.operator.calendar.edit }).first().click()
      await page.getByRole('button', { name: texts.operator.calendar.save }).click()
      await page.getByText(texts.errors.unavailable).waitFor()
    },
  },
  {
    name: 'superadmin-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      await openPanel(page, answers, 'applications')
      answers.set('superadmin/getRegistrationApplications', refusal(500, 'server_error'))
      await page.reload()
      await page.getByText(texts.operator.loadFailed).waitFor()
    },
  },
  {
    name: 'superadmin-denied',
    who: 'person',
    open: async (page, texts) => {
      // it would disappear after three seconds, in the middle of the checks
      await changeDelay(page, 3_000, 600_000)
      await page.goto('/superadmin')
      await page.getByText(texts.operator.denied.text).waitFor()
    },
  },
])
