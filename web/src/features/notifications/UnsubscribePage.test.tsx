import { CallError } from '@tendertap/contract/client/call-error'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

const letters = (isOn: boolean) => ({ categories: [{ name: 'crm' as const, isOn }] })
const ANSWERS = { 'settings/unsubscribe': ({ isOn }: { isOn?: boolean | undefined }) => letters(isOn ?? false) }

describe('the page of a letter’s link', () => {
  test('says what it would switch off and changes nothing by itself', async () => {
    const { server } = await openPage('/unsubscribe?token=abc', { answers: ANSWERS })
    await screen.findByText('Работа с лотами')
    expect(server.received('settings/getUnsubscribe')).toEqual([{ token: 'abc' }])
    expect(server.received('settings/unsubscribe')).toEqual([])
  })

  test('keeps the place of the list while it loads', async () => {
    await openPage('/unsubscribe?token=abc', {
      answers: { 'settings/getUnsubscribe': () => new Promise(() => undefined) },
    })
    await screen.findByRole('heading')
    expect(document.querySelectorAll('.mantine-Skeleton-root')).toHaveLength(2)
  })

  test('switches it off by one button and back by another', async () => {
    const { person, server } = await openPage('/unsubscribe?token=abc', { answers: ANSWERS })
    await person.click(await screen.findByRole('button', { name: 'Отписаться' }))
    await screen.findByRole('heading', { name: 'Вы отписались' })
    await person.click(screen.getByRole('button', { name: 'Вернуть' }))
    await screen.findByText('Письма снова будут приходить.')
    screen.getByRole('button', { name: 'Отписаться' })
    expect(server.received('settings/unsubscribe')).toEqual([
      { token: 'abc', isOn: false },
      { token: 'abc', isOn: true },
    ])
  })

  test('promises letters only to somebody who asked for them back', async () => {
    const { person } = await openPage('/unsubscribe?token=abc', {
      answers: { 'settings/unsubscribe': () => letters(true) },
    })
    await person.click(await screen.findByRole('button', { name: 'Отписаться' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отписаться' }).dataset.loading).toBeUndefined())
    expect(screen.queryByText('Письма снова будут приходить.')).toBeNull()
  })

  test('leads to the notifications of the settings', async () => {
    await openPage('/unsubscribe?token=abc', { answers: ANSWERS })
    const link = await screen.findByRole('link', { name: /настро/iu })
    expect(link.getAttribute('href')).toBe('/settings#notifications')
  })

  test('says so when the link does not work, or is not whole', async () => {
    const refuse = () => {
      throw new CallError({ status: 400, code: 'link_expired', message: '' })
    }
    await openPage('/unsubscribe?token=abc', { answers: { 'settings/getUnsubscribe': refuse } })
    expect(await screen.findByText(/^Эта ссылка не действует/)).toBeTruthy()
    await openPage('/unsubscribe')
    expect(await screen.findByText(/^В ссылке нет кода/)).toBeTruthy()
  })
})
