import { describe, expect, inject, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { personWith, signIn } from './people.ts'
import { openUserMenu } from './menus.ts'

const visit = useBrowser()

describe('the page policy', () => {
  test('is strict, and its nonce is new with every answer', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await fetch(`${inject('url')}/login`)).headers.get('content-security-policy') ?? ''),
    )
    expect(policies[0]).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^' ]+'; style-src-elem 'self' 'nonce-/)
    expect(policies[0]).toContain("require-trusted-types-for 'script'")
    expect(policies[0]).not.toEqual(policies[1])
  })

  test('is not violated by the product, dialogs and menus included', async () => {
    const { page, problems } = await visit()
    await signIn(page, personWith('controller'))
    await page.locator('tbody tr[data-lot]').first().waitFor()
    await openUserMenu(page)
    await page.getByRole('menuitem', { name: 'Выйти' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('tbody tr[data-lot] button').first().click()
    await page.getByRole('heading', { name: 'Описание' }).waitFor()
    expect(problems).toEqual([])
  })

  test('refuses markup, inline scripts and styles without the nonce', async () => {
    const { page } = await visit()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Войти' }).waitFor()
    const outcome = await page.evaluate(() => {
      const attempt = (act: () => void) => {
        try {
          act()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      }
      const markup = attempt(
        () =>
          (document.body.appendChild(document.createElement('div')).innerHTML = '<img src=x onerror="window.ran=1">'),
      )
      const script = attempt(
        () => (document.body.appendChild(document.createElement('script')).textContent = 'window.ran = 2'),
      )
      const style = document.createElement('style')
      style.append('body { outline: 3px solid rgb(1, 2, 3) }')
      document.head.append(style)
      return {
        markup,
        script,
        ran: (window as unknown as { ran?: number }).ran ?? 0,
        outline: getComputedStyle(document.body).outlineColor,
      }
    })
    expect(outcome).toMatchObject({ markup: 'TypeError', script: 'TypeError', ran: 0 })
    expect(outcome.outline).not.toBe('rgb(1, 2, 3)')
  })
})
