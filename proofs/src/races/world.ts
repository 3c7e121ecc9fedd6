// A company with several people of each role, and new lots for every round of a race.
import { randomUUID } from 'node:crypto'
import type { Input } from '@tendertap/contract/calls/index'
import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import { DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import { ensureCatalogueObjects } from '../guards/catalogue.ts'
import { ask, type Answer } from '../guards/requests.ts'
import { makePrincipal, makeTenant, makeToken, SECRET } from '../guards/tenants.ts'
import type { StepCall } from '../workflow/acts.ts'

/** of each role */
const PEOPLE = 5

export interface Announcement {
  tenderId: number
  lotIds: readonly number[]
}

export interface World {
  owner: Database
  /** tokens */
  managers: readonly string[]
  procurement: readonly string[]
  send<P extends StepCall>(path: P, input: Input<P>, token: string): Promise<Answer>
  announce(options?: { lots?: number; supersedes?: number }): Promise<Announcement>
}

export async function makeWorld(context: Context, environment: Readonly<Record<string, string>>): Promise<World> {
  const urls = await context.database()
  const owner = context.open(urls.owner, 4)
  await ensureCatalogueObjects(owner)
  const { workspaceId } = await makeTenant(owner, { mark: 'races', subscribed: true })
  const addPeople = async (role: 'manager' | 'procurement') => {
    const tokens: string[] = []
    while (tokens.length < PEOPLE)
      tokens.push(await makeToken(owner, await makePrincipal(owner, workspaceId, [role], role)))
    return tokens
  }
  const { url } = await context.api(urls, { SESSION_SECRET: SECRET, LOG_LEVEL: 'silent', ...environment })
  return {
    owner,
    managers: await addPeople('manager'),
    procurement: await addPeople('procurement'),
    send: (path, input, token) => ask(url, path, JSON.stringify(input), token),
    announce: (options) => announce(owner, options),
  }
}

async function announce(
  owner: Database,
  { lots = 1, supersedes }: { lots?: number; supersedes?: number } = {},
): Promise<Announcement> {
  const name = randomUUID()
  const { rows } = await sql<{ tender_id: number; id: number }>`
    with announced as (
      insert into tender (source, external_id, code, customer_id, status, name_ru, lots_count, published_at, application_end_at, supersedes_id)
      select 'ows', ${name}, ${name}, min(c.id), ${PUBLISHED}, 'Закупка', ${lots}, now(), now() + interval '3 days', ${supersedes ?? null}
      from company c returning id, customer_id
    )
    insert into lot (source, external_id, tender_id, number, name_ru, customer_id, status)
    select 'ows', ${name} || ' ' || n, a.id, ${name} || ' ' || n, 'Товар', a.customer_id, ${PUBLISHED}
    from announced a, generate_series(1, ${lots}::integer) as n returning tender_id, id`.execute(owner)
  return { tenderId: rows[0]?.tender_id ?? 0, lotIds: rows.map(({ id }) => id) }
}

/** How far a lot is brought before a race. */
export type Stage = 'taken' | 'priced' | 'completed' | 'placed'

export async function bringTo(world: World, lotId: number, stage: Stage): Promise<void> {
  const [manager = '', procurement = ''] = [world.managers[0], world.procurement[0]]
  const demand = async <P extends StepCall>(path: P, input: Input<P>, token: string) => {
    const { status, body } = await world.send(path, input, token)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`)
  }
  await demand('lots/activateLot', { lotId }, manager)
  if (stage === 'taken') return
  for (const { descriptionRu, required, key } of DEFAULT_CHECKLIST)
    if (required && key !== 'price')
      await demand(
        'lots/documentCollected',
        { lotId, documentDescription: descriptionRu, collected: true },
        procurement,
      )
  await demand('lots/setOfferPrice', { lotId, offerPrice: 1000 }, manager)
  if (stage === 'priced') return
  await demand('lots/completeCollectingLotDocuments', { lotId }, manager)
  if (stage === 'completed') return
  await demand('lots/lotPlacement', { lotId, expectedStatus: 'in_requesting_offers' }, procurement)
}
