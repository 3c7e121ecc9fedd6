import { randomUUID } from 'node:crypto'
import type { Path } from '@tendertap/contract/calls/index'
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
export async function tokenOf(email: string, password = DEMO_PASSWORD): Promise<string> {
  const { token } = (await call('auth/localLogin', { email, password })) as { token: string }
  return token
}

/** A manager whom this administrator has just added and who still has to change the password. */
export async function aNewcomer(admin: string, password: string): Promise<string> {
  const email = `${randomUUID()}@journey.example`
  await call(
    'users/createUser',
    { email, fullName: 'Асан Путевой', password, roles: ['manager'], phone: null, position: null },
    await tokenOf(admin),
  )
  return email
}

/**
 * A manager of one journey alone, with the demo's password: what is changed of the demo's people is changed for every
 * journey, in whatever order they come.
 */
export async function aColleague(admin: string, lang: Language): Promise<string> {
  const first = 'tulip-kok-tobe-42'
  const email = await aNewcomer(admin, first)
  const token = await tokenOf(email, first)
  await call('me/changePassword', { currentPassword: first, password: DEMO_PASSWORD }, token)
  await call('me/updateProfile', { lang }, token)
  return email
}

async function call(path: Path, input: object, token?: string): Promise<unknown> {
  const answer = await fetch(`${inject('url')}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(input),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
