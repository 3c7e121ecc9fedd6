// Passwords, the second factor, sessions. What the demo's people do not have is put into the answers.
import { secondFactorExamples } from '@tendertap/contract/examples/second-factor'
import { sessionExamples } from '@tendertap/contract/examples/session'
import type { Output } from '@tendertap/contract/calls/index'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { NARROW } from '../browser.ts'
import { answer, refusal } from './answers.ts'
import { checkScreens } from './check-screens.ts'

const EMAIL = 'name@company.kz'
const [current, other] = sessionExamples['me/getSessions'][0].output
if (!current || !other) throw new Error('The example has no sessions')
const SESSIONS: Output<'me/getSessions'> = [
  current,
  other,
  { ...other, id: '3', browser: 'Samsung Internet', system: 'Android', ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348' },
  { ...other, id: '4', browser: null, system: null, ip: null },
]

type Me = Output<'me/getMe'>
/** The signed-in person with these changes. */
const changeMe = (changes: Partial<Me>) => ({ change: (me: Me) => ({ ...me, ...changes }) })

/** The settings tab is there on narrow screens, and stays when the screen grows. */
async function openSecurity(
  page: Page,
  button: (texts: Texts['passwords']['security']) => string,
  texts: Texts,
): Promise<void> {
  await page.setViewportSize(NARROW)
  await page.goto('/settings')
  await page.getByRole('button', { name: button(texts.passwords.security) }).click()
  await page.getByRole('dialog').waitFor()
  // the pointer is on no button
  await page.mouse.move(0, 0)
}

async function enterPassword(page: Page): Promise<void> {
  await page.locator('input[name=password]').fill('not the password')
  await page.locator('button[type=submit]').click()
}

async function showSecret(page: Page, texts: Texts): Promise<void> {
  await enterPassword(page)
  await page.getByRole('img', { name: texts['second-factor'].picture }).waitFor()
}

async function openLink(page: Page, texts: Texts): Promise<void> {
  await page.goto('/change-password?token=from-the-letter')
  await page.getByLabel(texts.passwords.newPassword).waitFor()
}

checkScreens([
  {
    name: 'login-code',
    who: 'stranger',
    open: async (page, texts, answers) => {
      answers.set('auth/localLogin', refusal(403, 'second_factor_required'))
      await page.goto('/login')
      await page.locator('input[type=email]').fill(EMAIL)
      await page.locator('input[autocomplete=current-password]').fill('not the password')
      await page.locator('button[type=submit]').click()
      await page.getByLabel(texts.public.login.code).waitFor()
    },
  },
  {
    name: 'reset-password',
    who: 'stranger',
    open: async (page) => {
      await page.goto('/reset-password')
      await page.locator('input[type=email]').fill('name')
      await page.locator('button[type=submit]').click()
    },
  },
  {
    name: 'reset-password-sent',
    who: 'stranger',
    open: async (page, texts, answers) => {
      answers.set('auth/requestPasswordReset', answer(200, {}))
      await page.goto('/reset-password')
      await page.locator('input[type=email]').fill(EMAIL)
      await page.locator('button[type=submit]').click()
      await page.getByRole('heading', { name: texts.passwords.reset.sentTitle }).waitFor()
    },
  },
  {
    name: 'change-password-link',
    who: 'stranger',
    open: async (page, texts) => {
      await openLink(page, texts)
      await page.getByLabel(texts.passwords.newPassword).fill('qwerty12345')
      await page.locator('button[type=submit]').click()
      await page.getByText(texts.errors.password_common).waitFor()
    },
  },
  {
    name: 'change-password-expired',
    who: 'stranger',
    open: async (page, texts, answers) => {
      answers.set('auth/resetPassword', refusal(400, 'link_expired'))
      await openLink(page, texts)
      await page.getByLabel(texts.passwords.newPassword).fill('qarly-shyn-bulaq')
      await page.locator('button[type=submit]').click()
      await page.getByText(texts.passwords.byLink.expired).waitFor()
    },
  },
  {
    name: 'change-password-forced',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', changeMe({ mustChangePassword: true }))
      await page.goto('/all-lots')
      await page.getByRole('heading', { name: texts.passwords.forced.title }).waitFor()
    },
  },
  {
    name: 'second-factor',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/startSecondFactor', answer(200, secondFactorExamples['me/startSecondFactor'][0].output))
      answers.set('me/getMe', changeMe({ mustSetUpSecondFactor: true }))
      await page.goto('/all-lots')
      await showSecret(page, texts)
    },
  },
  {
    name: 'security-password',
    who: 'person',
    open: (page, texts) =>
      openSecurity(page, ({ password, changePassword }) => `${password}: ${changePassword}`, texts),
  },
  {
    name: 'security-factor-on',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/startSecondFactor', answer(200, secondFactorExamples['me/startSecondFactor'][0].output))
      await openSecurity(page, ({ secondFactor, turnOn }) => `${secondFactor}: ${turnOn}`, texts)
      await showSecret(page, texts)
    },
  },
  {
    name: 'security-factor-password',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/startSecondFactor', refusal(400, 'wrong_password'))
      await openSecurity(page, ({ secondFactor, turnOn }) => `${secondFactor}: ${turnOn}`, texts)
      await enterPassword(page)
      await page.getByText(texts.errors.wrong_password).waitFor()
    },
  },
  {
    name: 'security-recovery-codes',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/startSecondFactor', answer(200, secondFactorExamples['me/startSecondFactor'][0].output))
      answers.set('me/confirmSecondFactor', answer(200, secondFactorExamples['me/confirmSecondFactor'][0].output))
      await openSecurity(page, ({ secondFactor, turnOn }) => `${secondFactor}: ${turnOn}`, texts)
      await showSecret(page, texts)
      await page.locator('input[name=code]').fill('492 039')
      await page.locator('button[type=submit]').click()
      await page.getByRole('button', { name: texts['second-factor'].recovery.print }).waitFor()
    },
  },
  {
    name: 'security-new-codes',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', changeMe({ hasSecondFactor: true, recoveryCodesLeft: 2 }))
      await openSecurity(page, ({ recoveryCodes, makeCodes }) => `${recoveryCodes}: ${makeCodes}`, texts)
      await page.locator('button[type=submit]').click()
      await page.getByText(texts.public.login.codeRequired).waitFor()
    },
  },
  {
    name: 'settings-few-codes',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', changeMe({ hasSecondFactor: true, recoveryCodesLeft: 2 }))
      await page.setViewportSize(NARROW)
      await page.goto('/settings')
      await page.getByText(texts.passwords.security.codesLeft(2)).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'security-factor-off',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getMe', changeMe({ hasSecondFactor: true }))
      await openSecurity(page, ({ secondFactor, turnOff }) => `${secondFactor}: ${turnOff}`, texts)
    },
  },
  {
    name: 'security-sessions',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('me/getSessions', answer(200, SESSIONS))
      await openSecurity(page, ({ sessions, showSessions }) => `${sessions}: ${showSessions}`, texts)
      await page.getByText(texts.passwords.sessions.unknown).waitFor()
    },
  },
])
