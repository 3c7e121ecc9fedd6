// Registration and the operator panel.
import { operatorExamples } from '@tendertap/contract/examples/operator'
import type { Output } from '@tendertap/contract/calls/index'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { asOperator } from './as-operator.ts'
import { answer, refusal, type Screen } from './screen.ts'

const LONG = `ТОО «${'Казахстан'.repeat(9)}»`
const DAY = 86_400_000
const [application] = operatorExamples['superadmin/getRegistrationApplications'][0].output
const [workspace] = operatorExamples['superadmin/getWorkspaces'][0].output
const [renewal] = operatorExamples['superadmin/getRenewalRequests'][0].output
if (!application || !workspace || !renewal) throw new Error('The operator’s examples are empty')

const APPLICATIONS: Output<'superadmin/getRegistrationApplications'> = [
  application,
  {
    ...application,
    workspaceId: '2',
    companyName: LONG,
    email: `${'director'.repeat(8)}@bereke.example`,
    submissions: 1,
    contactPerson: 'Асель Контактова',
  },
  { ...application, workspaceId: '3', activateDate: application.createdAt, sameBin: [] },
  {
    ...application,
    workspaceId: '4',
    type: 'individual',
    companyName: null,
    bin: null,
    declineDate: application.createdAt,
    sameBin: [],
  },
]

const [subscription] = workspace.SubscriptionOfWorkspace
if (!subscription) throw new Error('The example has no subscription')
const running = {
  ...subscription,
  startDate: new Date(Date.now() - DAY).toISOString(),
  endDate: new Date(Date.now() + 20 * DAY).toISOString(),
}
const later = {
  ...running,
  id: '5',
  status: 'inactive' as const,
  startDate: running.endDate,
  endDate: new Date(Date.now() + 50 * DAY).toISOString(),
}
const WORKSPACES: Output<'superadmin/getWorkspaces'> = [
  { ...workspace, SubscriptionOfWorkspace: [running, later], awaitsPassword: false },
  { ...workspace, id: '2', companyName: LONG, SubscriptionOfWorkspace: [] },
  {
    ...workspace,
    id: renewal.workspaceId,
    SubscriptionOfWorkspace: [
      {
        ...subscription,
        status: 'inactive',
        startDate: '2026-01-01T00:00:00.000Z',
        endDate: '2026-02-01T00:00:00.000Z',
      },
    ],
  },
]
const RENEWALS: Output<'superadmin/getRenewalRequests'> = [
  renewal,
  {
    ...renewal,
    id: '2',
    workspaceName: LONG,
    tariff: null,
    months: null,
    subscriptionEndDate: null,
    closedAt: renewal.requestedAt,
  },
]

async function openPanel(page: Page, tab: string): Promise<void> {
  await page.route('**/api/me/getMe', asOperator)
  await page.route('**/api/superadmin/getRegistrationApplications', answer(200, APPLICATIONS))
  await page.route('**/api/superadmin/getWorkspaces', answer(200, WORKSPACES))
  await page.route('**/api/superadmin/getRenewalRequests', answer(200, RENEWALS))
  await page.route('**/api/superadmin/getSources', answer(200, []))
  await page.goto(`/superadmin?tab=${tab}`)
  await page.locator('main ul > li').first().waitFor()
}

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

async function openAssignment(page: Page, texts: Texts): Promise<void> {
  await openPanel(page, 'workspaces')
  await page.getByRole('button', { name: texts.operator.workspaces.assign }).first().click()
  await page.getByRole('dialog').getByText(texts.operator.subscription.preview).waitFor()
}

export const OPERATOR_SCREENS: readonly Screen[] = [
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
    open: async (page, texts) => {
      await page.route('**/api/auth/register', refusal(429, 'too_many_requests'))
      await fillRegister(page)
      await page.getByText(texts.errors.too_many_requests).waitFor()
    },
  },
  {
    name: 'register-sent',
    who: 'stranger',
    open: async (page, texts) => {
      await page.route('**/api/auth/register', answer(200, {}))
      await fillRegister(page)
      await page.getByText(texts.registration.sent.title).waitFor()
    },
  },
  { name: 'superadmin-applications', who: 'person', open: (page) => openPanel(page, 'applications') },
  {
    name: 'superadmin-decline',
    who: 'person',
    open: async (page, texts) => {
      await page.route('**/api/superadmin/declineWorkspace', refusal(409, 'application_decided'))
      await openPanel(page, 'applications')
      await page.getByRole('button', { name: texts.operator.applications.decline, exact: true }).first().click()
      await page.getByRole('button', { name: texts.operator.applications.declineAction }).click()
      await page.getByText(texts.errors.application_decided).waitFor()
    },
  },
  { name: 'superadmin-workspaces', who: 'person', open: (page) => openPanel(page, 'workspaces') },
  { name: 'superadmin-subscription', who: 'person', open: openAssignment },
  {
    name: 'superadmin-subscription-faults',
    who: 'person',
    open: async (page, texts) => {
      await openAssignment(page, texts)
      await page.getByLabel(texts.operator.subscription.maxUsers, { exact: true }).fill('0')
      await page.getByText(texts.operator.subscription.atLeast(1)).waitFor()
    },
  },
  { name: 'superadmin-renewals', who: 'person', open: (page) => openPanel(page, 'renewals') },
  {
    name: 'superadmin-failed',
    who: 'person',
    open: async (page, texts) => {
      await openPanel(page, 'applications')
      await page.route('**/api/superadmin/getRegistrationApplications', refusal(500, 'server_error'))
      await page.reload()
      await page.getByText(texts.operator.loadFailed).waitFor()
    },
  },
  {
    name: 'superadmin-denied',
    who: 'person',
    open: async (page, texts) => {
      await page.goto('/help')
      await page.locator('main h1').waitFor()
      // it would leave by itself after three seconds, in the middle of being looked at
      await page.evaluate(() => {
        const { setTimeout } = window
        window.setTimeout = ((act: () => void, ms?: number) =>
          ms === 3000 ? 0 : setTimeout(act, ms)) as typeof window.setTimeout
        history.pushState({}, '', '/superadmin')
      })
      await page.getByText(texts.operator.denied.text).waitFor()
    },
  },
]
