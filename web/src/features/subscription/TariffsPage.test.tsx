import { screen, waitFor, within } from '@testing-library/dom'
import { me } from '@tendertap/contract/examples/people'
import { subscription, subscriptionExamples } from '@tendertap/contract/examples/subscription'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import type { Me } from '../session/session.ts'

const { output: current } = subscriptionExamples['subscription/getCurrentSubscription'][0]
const ADMIN_ONLY = 'Это может сделать администратор.'

const withSubscription = (change: Partial<NonNullable<Me['subscription']>> | null) => ({
  'me/getMe': () => ({ ...me, roles: ['admin' as const], subscription: change && { ...subscription, ...change } }),
  'subscription/getCurrentSubscription': () => ({
    ...current,
    subscription: change && current.subscription,
    renewal: null,
  }),
})

/** The text that a screen reader reads after the button's name. */
const readReason = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? null

const findRenewButton = () => screen.findByRole('button', { name: 'Продлить подписку' })

test('an administrator of a paying company renews, and selects a tariff', async () => {
  const { person, server } = await openPage('/tariffs', { answers: withSubscription({ plan: 'commercial' }) })
  await person.click(await findRenewButton())
  await waitFor(() =>
    expect(server.received('subscription/renewSubscription')).toEqual([{ subscriptionId: subscription.id }]),
  )
  await person.click(within(screen.getByRole('article', { name: 'Стандартный' })).getByLabelText(/^6 месяцев/))
  await person.click(screen.getByRole('button', { name: /^Выбрать за 108/ }))
  await waitFor(() =>
    expect(server.received('subscription/renewSubscription').at(-1)).toMatchObject({ tariff: 'standard', months: 6 }),
  )
})

describe('a button that this person cannot use is shown with the reason', () => {
  test.each([
    ['on the trial plan', { plan: 'trial' as const }, 'Пробный период не продлевается: выберите тариф ниже.'],
    ['without a subscription', null, 'Продлевать пока нечего: выберите тариф ниже.'],
  ])('%s an administrator cannot renew, but can select', async (_, change, reason) => {
    const { person, server } = await openPage('/tariffs', { answers: withSubscription(change) })
    const renew = await findRenewButton()
    expect(renew.getAttribute('aria-disabled')).toBe('true')
    expect(readReason(renew)).toBe(reason)
    await person.click(renew)
    await person.click(await screen.findByRole('button', { name: /^Выбрать за 192/ }))
    await waitFor(() => expect(server.received('subscription/renewSubscription')).toHaveLength(1))
    expect(server.received('subscription/renewSubscription')[0]).toMatchObject({ tariff: 'standard', months: 12 })
  })

  test('others can neither renew nor select', async () => {
    const { person, server } = await openPage('/tariffs', { roles: ['lead'] })
    await findRenewButton()
    const buttons = screen.getAllByRole('button', { name: /^(Продлить|Выбрать)/ })
    expect(buttons.map(readReason)).toEqual([ADMIN_ONLY, ADMIN_ONLY, ADMIN_ONLY])
    for (const button of buttons) {
      // reached by Tab, so that the reason is read aloud
      button.focus()
      expect(document.activeElement).toBe(button)
      await person.keyboard('{Enter}')
    }
    expect(server.received('subscription/renewSubscription')).toEqual([])
  })
})

test('until the counts are known, nothing looks like a figure', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof current>()
  await openPage('/tariffs', { answers: { 'subscription/getCurrentSubscription': () => promise } })
  const block = (await screen.findByText('Пользователи')).parentElement
  expect(block?.textContent).toBe('Пользователи')
  resolve(current)
  await waitFor(() => expect(block?.textContent).toMatch(/^Пользователи\d+ из \d+$/))
})

test('the banner of an ended subscription says when it ended, with the time', async () => {
  await openPage('/all-lots', {
    answers: withSubscription({ plan: 'commercial', status: 'inactive', endDate: '2026-11-10T06:30:00.000Z' }),
  })
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Подписка закончилась 10.11.2026 11:30')
})
