// The demo's people, and people of one journey alone.
import { randomUUID } from 'node:crypto'
import type { Language } from '@tendertap/domain/languages'
import type { Role } from '@tendertap/domain/roles'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@tendertap/simulator/world/people'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { call } from './api.ts'

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
  await fillSignIn(page, email, password)
}

/** On the page for sign-in. */
export async function fillSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[autocomplete=current-password]').fill(password)
  await page.locator('button[type=submit]').click()
}

/** Signs in without a page, for journeys that are about something else. */
export async function fetchToken(email: string, password = DEMO_PASSWORD): Promise<string> {
  const { token } = await call(inject('url'), 'auth/localLogin', { email, password })
  return token
}

interface NewPerson {
  role?: Role
  fullName?: string
  /** e-mail of the administrator who adds them; the demo's by default */
  by?: string
}

/** Somebody whom an administrator has just added and who still has to change the password. */
export async function addNewcomer(
  password: string,
  { role = 'manager', fullName = 'Асан Путевой', by = personWith('admin') }: NewPerson = {},
): Promise<string> {
  const email = `${randomUUID()}@journey.example`
  await call(
    inject('url'),
    'users/createUser',
    { email, fullName, password, roles: [role], phone: '+7 700 000 55 01', position: null },
    await fetchToken(by),
  )
  return email
}

/**
 * A person of one journey alone, with the demo's password. A journey that changes something of a person takes one of
 * these: the demo's people stay as they are, for the other journeys and for the next time.
 */
export async function addColleague({ lang = 'ru', ...person }: NewPerson & { lang?: Language } = {}): Promise<string> {
  const first = 'tulip-kok-tobe-42'
  const email = await addNewcomer(first, person)
  const token = await fetchToken(email, first)
  await call(inject('url'), 'me/changePassword', { currentPassword: first, password: DEMO_PASSWORD }, token)
  await call(inject('url'), 'me/updateProfile', { lang }, token)
  return email
}
