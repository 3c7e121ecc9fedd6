// A company that only the journeys of reading mode use: a lead with lots to rate, whose documents have arrived.
import { calculateEndDate } from '@tendertap/domain/subscription/plans'
import { DEMO_PASSWORD } from '@tendertap/simulator/world/people'
import { randomUUID } from 'node:crypto'
import { inject, vi } from 'vitest'
import { call } from './api.ts'
import { openCompany } from './companies.ts'
import { fetchToken, personWith } from './people.ts'

// every open lot of the demo is scored
const SCORING_MS = 200_000
// the portals answer at their own pace
const FETCHING_MS = 180_000
const KEYWORDS = ['бумага', 'картридж', 'мебель', 'насос', 'кабель', 'ремонт', 'аккумулятор', 'перчатки', 'светильник']

/** The token of the lead. */
export async function openRatingCompany(): Promise<string> {
  const url = inject('url')
  const { email } = await openCompany()
  const operator = await fetchToken(personWith('superadmin'))
  const workspaces = await call(url, 'superadmin/getWorkspaces', {}, operator)
  const start = new Date()
  await call(
    url,
    'superadmin/setManualSubscription',
    {
      workspaceId: workspaces.find(({ contactEmail }) => contactEmail === email)?.id ?? '',
      plan: 'commercial',
      startDate: start.toISOString(),
      endDate: calculateEndDate(start, 1).toISOString(),
      maxUsers: 5,
      additionalUsers: 0,
      maxFilters: 5,
      additionalFilters: 0,
    },
    operator,
  )
  const admin = await fetchToken(email)
  await call(url, 'interests/createInterest', { name: 'Всё для офиса', keywords: KEYWORDS, minScore: 30 }, admin)
  await vi.waitFor(
    async () => {
      const [made] = await call(url, 'interests/getInterests', {}, admin)
      if (made?.scoring.state !== 'done') throw new Error('The lots are not scored yet')
    },
    { timeout: SCORING_MS, interval: 500 },
  )
  return addLead(admin)
}

async function addLead(admin: string): Promise<string> {
  const url = inject('url')
  const email = `${randomUUID()}@journey.example`
  const first = 'tulip-kok-tobe-42'
  const lead = { fullName: 'Айгерим Оценщик', phone: '+7 700 000 55 02', position: null, roles: ['lead' as const] }
  await call(url, 'users/createUser', { ...lead, email, password: first }, admin)
  const token = await fetchToken(email, first)
  await call(url, 'me/changePassword', { currentPassword: first, password: DEMO_PASSWORD }, token)
  return token
}

/** Has the documents of the first lots to rate fetched. */
export async function fetchDocuments(token: string, lots: number): Promise<void> {
  const url = inject('url')
  const { data } = await call(url, 'lots/lotsWithFilters', { limit: 50 }, token)
  if (data.length < lots) throw new Error(`There are only ${data.length} lots to rate`)
  const tenders = new Set(data.slice(0, lots).map(({ TenderId }) => TenderId))
  await vi.waitFor(
    async () => {
      for (const id of tenders) {
        const { tender } = await call(url, 'tenders/getTenderDetails', { id }, token)
        const documents = [...tender.DocumentsOfTender, ...tender.LotOfTender.flatMap((lot) => lot.documents)]
        if (documents.every(({ state }) => state !== 'processing')) tenders.delete(id)
      }
      if (tenders.size > 0) throw new Error(`The documents of ${tenders.size} tenders have not arrived`)
    },
    { timeout: FETCHING_MS, interval: 1_000 },
  )
}
