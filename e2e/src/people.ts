import type { Language } from '@tendertap/domain/languages'
import type { Role } from '@tendertap/domain/roles'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@tendertap/simulator/world/people'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'

/** The demo's person who has exactly this role. */
export function personWith(role: Role): string {
  const person = DEMO_PEOPLE.find(({ roles }) => roles.length === 1 && roles[0] === role)
  if (!person) throw new Error(`The demo has no ${role}`)
  return person.email
}

/** A person of the demo whose profile is in this language. */
export function personSpeaking(language: Language): string {
  const person = DEMO_PEOPLE.find(({ lang, roles }) => lang === language && roles.includes('procurement'))
  if (!person) throw new Error(`The demo has nobody who speaks ${language}`)
  return person.email
}

export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[autocomplete=current-password]').fill(password)
  await page.locator('button[type=submit]').click()
}

/** Signs in without a page, for journeys that are about something else. */
export async function tokenOf(email: string): Promise<string> {
  const answer = await fetch(`${inject('url')}/api/auth/localLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`${email} cannot sign in: ${answer.status}`)
  return token
}
