// Makes companies that only one journey uses.
import { randomInt, randomUUID } from 'node:crypto'
import { calculateEndDate } from '@tendertap/domain/subscription/plans'
import { DEMO_PASSWORD } from '@tendertap/simulator/world/people'
import { inject } from 'vitest'
import { call } from './api.ts'
import { waitForLetter, findLink } from './mailbox.ts'
import { fetchToken, personWith } from './people.ts'

export interface Company {
  name: string
  /** of its administrator */
  email: string
}

export const inventBin = (): string => String(randomInt(100_000_000_000, 1_000_000_000_000))

/** Makes a company that has applied and waits for the operator. */
export async function applyForCompany(bin = inventBin()): Promise<Company> {
  const email = `${randomUUID()}@journey.example`
  const name = `ТОО «Путь ${email.slice(0, 8)}»`
  await call(inject('url'), 'auth/register', {
    email,
    fullName: 'Асан Путевой',
    phone: '+7 700 000 55 01',
    position: null,
    companyName: name,
    bin,
    contactPerson: 'Асан Путевой',
    contactPhone: null,
    contactEmail: null,
    type: 'legal',
    lang: 'ru',
  })
  return { name, email }
}

/** Makes a company that was accepted and has no subscription yet. */
export async function openCompany(): Promise<Company> {
  const company = await applyForCompany()
  const url = inject('url')
  const operator = await fetchToken(personWith('superadmin'))
  const applications = await call(url, 'superadmin/getRegistrationApplications', {}, operator)
  const workspaceId = applications.find(({ email }) => email === company.email)?.workspaceId ?? ''
  await call(url, 'superadmin/activateWorkspace', { workspaceId }, operator)
  const link = new URL(findLink(await waitForLetter(company.email, { about: /задайте пароль/ })))
  const token = link.searchParams.get('token') ?? new URLSearchParams(link.hash.slice(1)).get('token') ?? ''
  await call(url, 'auth/resetPassword', { token, password: DEMO_PASSWORD })
  return company
}

/** Makes a company that works: with a subscription for five people and five profiles. */
export async function openSubscribedCompany(): Promise<Company> {
  const company = await openCompany()
  const url = inject('url')
  const operator = await fetchToken(personWith('superadmin'))
  const workspaces = await call(url, 'superadmin/getWorkspaces', {}, operator)
  const workspaceId = workspaces.find(({ contactEmail }) => contactEmail === company.email)?.id ?? ''
  const start = new Date()
  const dates = { startDate: start.toISOString(), endDate: calculateEndDate(start, 1).toISOString() }
  const limits = { maxUsers: 5, additionalUsers: 0, maxFilters: 5, additionalFilters: 0 }
  await call(
    url,
    'superadmin/setManualSubscription',
    { workspaceId, plan: 'commercial', ...dates, ...limits },
    operator,
  )
  return company
}
