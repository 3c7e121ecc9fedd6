// The pricing page, the banner of an ended subscription, the profile, its dialogs and the settings tab.
import { notificationsExamples } from '@tendertap/contract/examples/notifications'
import { subscriptionExamples } from '@tendertap/contract/examples/subscription'
import type { Output } from '@tendertap/contract/calls/index'
import type { Page, Route } from 'playwright-core'
import { NARROW } from '../browser.ts'
import { answer, refusal, type Screen } from './screen.ts'

type Me = Output<'me/getMe'>

const ME = '**/api/me/getMe'
const CURRENT = '**/api/subscription/getCurrentSubscription'
const { output: current } = subscriptionExamples['subscription/getCurrentSubscription'][0]
const { output: link } = notificationsExamples['me/generateTelegramDeepLink'][0]
const { renewal } = current

/** The person of the page, otherwise than the demo has them. */
function as(changes: (me: Me) => Partial<Me>) {
  return async (route: Route): Promise<void> => {
    const response = await route.fetch()
    const me = (await response.json()) as Me
    await route.fulfill({ response, json: { ...me, ...changes(me) } })
  }
}

const commercial = { ...current.subscription, plan: 'commercial', status: 'active' } as NonNullable<Me['subscription']>
const asAdmin = as(() => ({ roles: ['admin'], subscription: commercial }))
const ended = as((me) => ({
  subscription: {
    ...commercial,
    ...me.subscription,
    plan: 'commercial',
    status: 'inactive',
    endDate: '2026-11-01T00:00:00.000Z',
  },
}))

async function openTariffs(page: Page): Promise<void> {
  await page.goto('/tariffs')
  await page.locator('main article').first().waitFor()
}

/** The sidebar of a wide screen; narrow ones have the settings tab. */
async function openSidebar(page: Page): Promise<void> {
  await page.goto('/all-lots')
  await page.locator('aside > div > button').waitFor()
  if ((await page.locator('aside table').count()) === 0) await page.locator('aside button[aria-expanded=false]').click()
  await page.locator('aside table').waitFor()
}

async function openSettings(page: Page): Promise<void> {
  await page.setViewportSize(NARROW)
  await page.goto('/settings')
  await page.locator('main table').waitFor()
}

export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'tariffs', who: 'person', open: openTariffs },
  {
    name: 'tariffs-admin',
    who: 'person',
    open: async (page, texts) => {
      await page.route(ME, asAdmin)
      await page.route(CURRENT, answer(200, { ...current, renewal: { ...renewal, tariff: 'standard', months: 3 } }))
      await openTariffs(page)
      await page.getByRole('button', { name: texts.subscription.renew.action }).waitFor()
    },
  },
  {
    name: 'tariffs-failed',
    who: 'person',
    open: async (page, texts) => {
      await page.route(ME, asAdmin)
      await page.route(CURRENT, answer(200, { ...current, renewal: null }))
      await page.route('**/api/subscription/renewSubscription', refusal(429, 'too_many_requests'))
      await openTariffs(page)
      await page.getByRole('button', { name: texts.subscription.renew.action }).click()
      await page.getByText(texts.subscription.renew.failed).waitFor()
    },
  },
  {
    name: 'banner',
    who: 'person',
    open: async (page, texts) => {
      await page.route(ME, ended)
      await page.goto('/all-lots')
      await page.getByText(texts.subscription.banner.ask).waitFor()
    },
  },
  { name: 'profile-sidebar', who: 'person', open: openSidebar },
  {
    name: 'profile-dialog',
    who: 'person',
    open: async (page, texts) => {
      await openSettings(page)
      await page.getByRole('button', { name: texts.profile.edit }).click()
      await page.locator('input[name=email]').fill('')
      await page.getByRole('button', { name: texts.profile.dialog.testEmail }).click()
      await page.getByText(texts.profile.dialog.emailMissing).waitFor()
    },
  },
  {
    name: 'telegram-dialog',
    who: 'person',
    open: async (page, texts) => {
      const expiresAt = new Date(Date.now() + 15 * 60_000).toISOString()
      await page.route('**/api/me/generateTelegramDeepLink', answer(200, { ...link, expiresAt }))
      await openSettings(page)
      await page.getByRole('button', { name: texts.settings.telegram.connect, exact: true }).click()
      await page.getByRole('link', { name: texts.settings.telegram.open }).waitFor()
    },
  },
  {
    name: 'telegram-unlink',
    who: 'person',
    open: async (page, texts) => {
      await page.route(
        ME,
        as(() => ({ telegramChatId: '70001' })),
      )
      await page.route('**/api/me/disconnectTelegramAccount', refusal(503, 'unavailable'))
      await openSettings(page)
      await page.getByRole('button', { name: texts.settings.telegram.disconnect }).click()
      await page.getByRole('dialog').getByRole('button', { name: texts.settings.telegram.disconnect }).click()
      await page.getByText(texts.errors.unavailable).waitFor()
    },
  },
  { name: 'settings', who: 'person', open: openSettings },
  {
    name: 'settings-failed',
    who: 'person',
    open: async (page, texts) => {
      await page.setViewportSize(NARROW)
      await page.route('**/api/settings/getSettings', refusal(500, 'server_error'))
      await page.goto('/settings')
      await page.getByText(texts.settings.notifications.loadFailed).waitFor()
    },
  },
  {
    name: 'confirm-email',
    who: 'stranger',
    open: async (page, texts) => {
      await page.goto('/confirm-email?token=nonsense')
      await page.getByRole('button', { name: texts['confirm-email'].confirm }).click()
      await page.getByText(texts.errors.link_expired).waitFor()
    },
  },
]
