// The pricing page, the banner of an ended subscription, the profile, its dialogs and the settings tab.
import { planningExamples } from '@tendertap/contract/examples/planning'
import { notificationsExamples } from '@tendertap/contract/examples/notifications'
import { subscription, subscriptionExamples } from '@tendertap/contract/examples/subscription'
import type { Output } from '@tendertap/contract/calls/index'
import type { Page } from 'playwright-core'
import { NARROW } from '../browser.ts'
import { expand } from '../menus.ts'
import { answer, refusal } from './answers.ts'
import { checkScreens } from './check-screens.ts'

type Me = Output<'me/getMe'>

const { output: current } = subscriptionExamples['subscription/getCurrentSubscription'][0]
const { output: link } = notificationsExamples['me/generateTelegramDeepLink'][0]
const { output: lettersOn } = notificationsExamples['settings/getUnsubscribe'][0]
const { output: lettersOff } = notificationsExamples['settings/unsubscribe'][0]
const { renewal } = current

/** The signed-in person with these changes. */
const changeMe = (changes: (me: Me) => Partial<Me>) => ({ change: (me: Me) => ({ ...me, ...changes(me) }) })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const commercial: NonNullable<Me['subscription']> = {
  ...subscription,
  plan: 'commercial',
  status: 'active',
  startDate: inDays(-45),
  endDate: inDays(46),
}
const asAdmin = changeMe(() => ({ roles: ['admin'], subscription: commercial }))
const inWork = changeMe(() => ({ roles: ['procurement'] }))
const onTrial = changeMe(() => ({ subscription: { ...commercial, plan: 'trial', endDate: inDays(11.5) } }))
const ended = changeMe(() => ({ subscription: { ...commercial, status: 'inactive', endDate: inDays(-14) } }))

async function openTariffs(page: Page): Promise<void> {
  await page.goto('/tariffs')
  await page.locator('main article').first().waitFor()
}

/** The sidebar of a wide screen; narrow screens have the settings tab. */
async function unfoldSidebar(page: Page): Promise<void> {
  await expand(page.locator('aside button[aria-expanded]'))
  await page.locator('aside table').waitFor()
}

async function openSettings(page: Page): Promise<void> {
  await page.setViewportSize(NARROW)
  await page.goto('/settings')
  await page.locator('main table').waitFor()
}

checkScreens([
  { name: 'tariffs', who: 'person', open: openTariffs },
  {
    name: 'tariffs-trial',
    who: 'person',
    open: async (page, _, answers) => {
      answers.set('me/getMe', onTrial)
      await openTariffs(page)
      await page.locator('header > div > a[href="/tariffs"]').waitFor()
    },
  },
  {
    name: 'tariffs-admin',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', asAdmin)
      answers.set(
        'subscription/getCurrentSubscription',
        answer(200, { ...current, renewal: { ...renewal, tariff: 'standard', months: 3 } }),
      )
      await openTariffs(page)
      await page.getByRole('button', { name: texts.subscription.renew.action }).waitFor()
    },
  },
  {
    name: 'tariffs-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', asAdmin)
      answers.set('subscription/getCurrentSubscription', answer(200, { ...current, renewal: null }))
      answers.set('subscription/renewSubscription', refusal(429, 'too_many_requests'))
      await openTariffs(page)
      await page.getByRole('button', { name: texts.subscription.renew.action }).click()
      await page.getByText(texts.subscription.renew.failed).waitFor()
    },
  },
  {
    name: 'banner',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', ended)
      await page.goto('/all-lots')
      await page.getByText(texts.subscription.banner.ask).waitFor()
    },
  },
  {
    name: 'profile-sidebar',
    who: 'person',
    open: async (page) => {
      await page.goto('/all-lots')
      await unfoldSidebar(page)
    },
    // it lies over the page, so choosing a language folds it
    reopen: unfoldSidebar,
  },
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
    open: async (page, texts, answers) => {
      const expiresAt = new Date(Date.now() + 15 * 60_000).toISOString()
      answers.set('me/generateTelegramDeepLink', answer(200, { ...link, expiresAt }))
      await openSettings(page)
      await page.getByRole('button', { name: texts.notifications.telegram.connect, exact: true }).click()
      await page.getByRole('link', { name: texts.notifications.telegram.open }).waitFor()
    },
  },
  {
    name: 'telegram-unlink',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set(
        'me/getMe',
        changeMe(() => ({ telegramChatId: '70001' })),
      )
      answers.set('me/disconnectTelegramAccount', refusal(503, 'unavailable'))
      await openSettings(page)
      await page.getByRole('button', { name: texts.notifications.telegram.disconnect }).click()
      await page.getByRole('dialog').getByRole('button', { name: texts.notifications.telegram.disconnect }).click()
      await page.getByText(texts.errors.unavailable).waitFor()
    },
  },
  {
    name: 'calendar-address',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', inWork)
      answers.set('planning/getCalendarFeed', answer(200, { madeAt: null }))
      answers.set(
        'planning/renewCalendarAddress',
        answer(200, planningExamples['planning/renewCalendarAddress'][0].output),
      )
      await openSettings(page)
      await page.getByRole('button', { name: texts.planning.subscribe, exact: true }).click()
      await page.getByRole('dialog').locator('code').waitFor()
    },
  },
  {
    name: 'calendar-renew',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', inWork)
      answers.set('planning/getCalendarFeed', answer(200, planningExamples['planning/getCalendarFeed'][0].output))
      answers.set('planning/renewCalendarAddress', refusal(503, 'unavailable'))
      await openSettings(page)
      await page.getByRole('button', { name: texts.planning.renew }).click()
      await page.getByRole('dialog').getByRole('button', { name: texts.planning.renewAction }).click()
      await page.getByText(texts.errors.unavailable).waitFor()
    },
  },
  { name: 'settings', who: 'person', open: openSettings },
  {
    name: 'settings-notifications',
    who: 'person',
    open: async (page, texts) => {
      await page.setViewportSize(NARROW)
      await page.goto('/settings#notifications')
      // the screen before may have left the same page in another language
      await page.reload()
      await page.getByRole('switch', { name: texts.notifications.quiet.label }).waitFor()
      await page.getByText(texts.notifications.toggles.always).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'settings-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      await page.setViewportSize(NARROW)
      answers.set('settings/getSettings', refusal(500, 'server_error'))
      await page.goto('/settings')
      await page.getByText(texts.notifications.toggles.loadFailed).waitFor()
    },
  },
  {
    name: 'profile-dialog-new-email',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set(
        'me/getMe',
        changeMe(() => ({ hasSecondFactor: true })),
      )
      await openSettings(page)
      await page.getByRole('button', { name: texts.profile.edit }).click()
      await page.locator('input[name=email]').fill('new@company.kz')
      await page.getByRole('button', { name: texts.profile.dialog.save }).click()
      await page.getByText(texts.public.login.codeRequired).waitFor()
    },
  },
  {
    name: 'cancel-email-change',
    who: 'stranger',
    open: async (page, texts) => {
      await page.goto('/cancel-email-change?token=from-the-letter')
      await page.getByRole('button', { name: texts['confirm-email'].cancel.submit }).waitFor()
    },
  },
  {
    name: 'cancel-email-change-expired',
    who: 'stranger',
    open: async (page, texts) => {
      await page.goto('/cancel-email-change?token=nonsense')
      await page.getByRole('button', { name: texts['confirm-email'].cancel.submit }).click()
      await page.getByText(texts['confirm-email'].cancel.expired).waitFor()
    },
  },
  {
    name: 'cancel-email-change-done',
    who: 'stranger',
    open: async (page, texts, answers) => {
      answers.set('auth/cancelEmailChange', answer(200, { email: 'name@company.kz' }))
      await page.goto('/cancel-email-change?token=from-the-letter')
      await page.getByRole('button', { name: texts['confirm-email'].cancel.submit }).click()
      await page.getByRole('heading', { name: texts['confirm-email'].cancel.doneTitle }).waitFor()
    },
  },
  {
    name: 'unsubscribe',
    who: 'stranger',
    open: async (page, texts, answers) => {
      answers.set('settings/getUnsubscribe', answer(200, lettersOn))
      await page.goto('/unsubscribe?token=from-the-letter')
      await page.getByRole('button', { name: texts.unsubscribe.submit }).waitFor()
    },
  },
  {
    name: 'unsubscribe-done',
    who: 'stranger',
    open: async (page, texts, answers) => {
      answers.set('settings/getUnsubscribe', answer(200, lettersOn))
      answers.set('settings/unsubscribe', answer(200, lettersOff))
      await page.goto('/unsubscribe?token=from-the-letter')
      await page.getByRole('button', { name: texts.unsubscribe.submit }).click()
      await page.getByRole('button', { name: texts.unsubscribe.restore }).waitFor()
    },
  },
  {
    name: 'unsubscribe-expired',
    who: 'stranger',
    open: async (page, texts) => {
      await page.goto('/unsubscribe?token=nonsense')
      await page.getByText(texts.unsubscribe.expired).waitFor()
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
])
