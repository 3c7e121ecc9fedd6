// A database, people of companies, and API processes: real ones, or faulty ones.
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@tendertap/server/db/database'
import { createScoper, type Scoper } from '@tendertap/server/db/scope'
import { freePort } from '@tendertap/server/testing/local-postgres'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import type { NodeProcess } from '../frame/processes.ts'
import { makePrincipal, SECRET, makeToken } from '../guards/tenants.ts'
import { NUMBERS_FROM_A_SEQUENCE } from './planted.ts'

export type Fault = 'sequence' | 'no-isolation' | 'wrong-database' | 'no-recheck'

export interface Person {
  userId: string
  workspaceId: string
  token: string
}

export interface Bench {
  context: Context<Fault>
  owner: Database
  inScope: Scoper
  startApi(): Promise<NodeProcess & { url: string }>
  makeCompany(people: number): Promise<Person[]>
}

export async function openBench(context: Context<Fault>): Promise<Bench> {
  const urls = await context.database()
  const owner = context.open(urls.owner)
  const inScope = createScoper({
    application: context.open(urls.application, 24),
    operator: context.open(urls.operator, 1),
  })
  if (context.fault === 'sequence') await sql.raw(NUMBERS_FROM_A_SEQUENCE).execute(owner)
  if (context.fault === 'no-isolation') await sql`alter table live_event disable row level security`.execute(owner)

  return {
    context,
    owner,
    inScope,
    startApi: async () => {
      if (!context.fault || context.fault === 'sequence') {
        // with the product's own setting a stream ends up to 25 s after its session
        return context.api(urls, { SESSION_SECRET: SECRET, ...(!context.measuring && { LIVE_RECHECK_MS: '1000' }) })
      }
      const port = await freePort()
      const child = await context.node('proofs/src/events/faulty-api.ts', {
        APPLICATION_DATABASE_URL: urls.application,
        OPERATOR_DATABASE_URL: urls.operator,
        PORT: String(port),
        FAULT: context.fault,
        EVENTS_DATABASE_URL:
          context.fault === 'wrong-database' ? (await context.database()).application : urls.application,
      })
      return { ...child, url: `http://127.0.0.1:${port}` }
    },
    makeCompany: async (people) => {
      const { id: workspaceId } = await owner
        .insertInto('workspace')
        .values({
          name: 'ТОО «Живая»',
          type: 'legal',
          contact_person: 'Асель',
          contact_email: 'asel@events.example',
          contact_phone: '+77010000000',
          activated_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return Promise.all(
        Array.from({ length: people }, async () => {
          const person = await makePrincipal(owner, workspaceId, ['lead'])
          return { userId: person.userId, workspaceId, token: await makeToken(owner, person) }
        }),
      )
    },
  }
}

/** Repeats the question until the answer is yes; false if the time is over before. */
export async function waitUntil(timeoutMs: number, question: () => boolean): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    if (question()) return true
    await wait(20)
  }
  return question()
}
