// vitest's global setup: the whole product as built for production, with the demo world, once for all journeys.
import { calculateEndDate } from '@tendertap/domain/subscription/plans'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@tendertap/simulator/world/people'
import { startStack } from '../../tools/stack/stack.ts'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { call } from './api.ts'

declare module 'vitest' {
  interface ProvidedContext {
    url: string
    mailboxUrl: string
    telegramUrl: string
    portalsUrl: string
    /** a lot with a document in PDF, whose text is read before those that journeys ask for */
    readLot: { id: number; contractNumber: string }
  }
}

// oxlint-disable-next-line import/no-default-export -- vitest asks for it
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startStack({ webRoot: 'web/dist', quiet: true, built: true })
  await addSeats(stack.url)
  project.provide('url', stack.url)
  project.provide('mailboxUrl', stack.mailboxUrl)
  project.provide('telegramUrl', stack.telegramUrl)
  project.provide('portalsUrl', stack.portalsUrl)
  project.provide('readLot', await askForDocuments(stack.url))
  return stack.stop
}

/**
 * Asks for the documents of a lot, and does not wait for them. Journeys open hundreds of documents, which are read one
 * after the other; so nobody can say how long a journey would wait for the text of one that it asked for itself.
 */
async function askForDocuments(url: string): Promise<ProvidedContext['readLot']> {
  const lead = DEMO_PEOPLE.find(({ roles }) => roles.length === 1 && roles[0] === 'lead')?.email ?? ''
  const { token } = await call(url, 'auth/localLogin', { email: lead, password: DEMO_PASSWORD })
  const { data } = await call(url, 'lots/getLots', { limit: 50, openOnly: true, sources: ['ows'] }, token)
  const lot = data.findLast(({ documents }) => documents.some((one) => one.originalFileName?.endsWith('.pdf')))
  if (!lot) throw new Error('The demo has no open lot with a document in PDF')
  await call(url, 'tenders/getTenderDetails', { id: lot.TenderId }, token)
  return { id: lot.id, contractNumber: lot.contractNumber ?? '' }
}

/** Journeys add people to the demo's first company, and more of them each time they are repeated. */
async function addSeats(url: string): Promise<void> {
  const operator = DEMO_PEOPLE.find(({ roles }) => roles.includes('superadmin'))?.email ?? ''
  const admin = DEMO_PEOPLE.find(({ roles }) => roles.includes('admin'))?.email ?? ''
  const { token } = await call(url, 'auth/localLogin', { email: operator, password: DEMO_PASSWORD })
  const workspaces = await call(url, 'superadmin/getWorkspaces', {}, token)
  const workspace = workspaces.find(({ contactEmail }) => contactEmail === admin)
  const subscription = workspace?.SubscriptionOfWorkspace.find(({ status }) => status === 'active')
  if (!workspace || !subscription) throw new Error('The demo’s first company has no subscription')
  const { maxFilters, additionalFilters } = subscription
  const start = new Date()
  await call(
    url,
    'superadmin/setManualSubscription',
    {
      workspaceId: workspace.id,
      plan: 'commercial',
      startDate: start.toISOString(),
      endDate: calculateEndDate(start, 1).toISOString(),
      maxUsers: 1_000,
      additionalUsers: 0,
      maxFilters,
      additionalFilters,
    },
    token,
  )
}
