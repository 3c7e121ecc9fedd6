// The demo's interest profiles and company lists, the scores of its lots, the votes on them and the work. The
// database's owner inserts them; the lots are scored as in the product.
import { stripWrappedQuotes, toCompanyKey } from '@tendertap/domain/company-lists/names'
import { openDatabase, type Database } from '@tendertap/server/db/database'
import { buildNewModel } from '@tendertap/server/features/matching/model/build'
import { createModelStore } from '@tendertap/server/features/matching/model/model-store'
import { rescoreInterest } from '@tendertap/server/features/matching/rescore'
import { learnForProfile } from '@tendertap/server/features/matching/votes/learn'
import { makeWorkspaces } from '@tendertap/simulator/world/people'
import {
  DEMO_COMPANY_LISTS,
  DEMO_PROFILES,
  type DemoCompanyList,
  type DemoProfile,
} from '@tendertap/simulator/world/profiles'
import { sql } from 'kysely'
import { loadTeamwork } from './load-teamwork.ts'
import { loadVotes } from './load-votes.ts'
import { loadWork } from './load-work.ts'
import { scorePastLots } from './score-past-lots.ts'

interface Urls {
  background: string
  /** the address of the documents' store */
  documents: string
}

export async function loadProfiles(owner: Database, urls: Urls, startedAt: Date): Promise<void> {
  await backdateCompanies(owner, startedAt)
  const workspaces = await findWorkspaces(owner, startedAt)
  const lists = new Map<string, string>()
  for (const list of DEMO_COMPANY_LISTS)
    lists.set(`${list.workspace} ${list.name}`, await loadList(owner, workspaces(list.workspace), list))
  const interests: { workspaceId: string; interestId: string }[] = []
  for (const profile of DEMO_PROFILES) {
    const workspaceId = workspaces(profile.workspace)
    const listIds = profile.lists.flatMap((name) => lists.get(`${profile.workspace} ${name}`) ?? [])
    interests.push({ workspaceId, interestId: await loadProfile(owner, workspaceId, profile, listIds) })
  }
  const background = openDatabase({
    url: urls.background,
    name: 'demo',
    max: 2,
    onError: (error) => console.error(error),
  })
  try {
    await buildNewModel(background)
    const models = createModelStore()
    const teams = makeWorkspaces(startedAt).map(({ key, activateDate }) => ({
      key,
      workspaceId: workspaces(key),
      since: new Date(activateDate),
    }))
    await scorePastLots(
      background,
      models,
      startedAt,
      (id) => teams.find(({ workspaceId }) => workspaceId === id)?.since ?? startedAt,
    )
    for (const team of teams) await loadVotes(owner, team, startedAt, false)
    for (const interest of interests) await learnForProfile(background, models, interest)
    // learning asks for the scores that are made here
    await sql`delete from pgboss.job where name = 'matching/rescoreInterest'`.execute(owner)
    // hundreds of documents would keep the demo busy for its first minutes: they come when somebody opens a lot
    for (const interest of interests) await rescoreInterest(background, models, interest, { withDocuments: false })
    for (const team of teams) await loadVotes(owner, team, startedAt, true)
    // the other companies are new, or have let their subscription run out
    for (const team of teams.filter(({ key }) => key === 'almaty')) {
      await loadWork(owner, team, startedAt)
      await loadTeamwork({ owner, background }, team.workspaceId, urls.documents, startedAt)
    }
  } finally {
    await background.destroy()
  }
}

/** The catalogue was read a minute ago, but the demo has a history: a customer was seen when it first published. */
async function backdateCompanies(db: Database, startedAt: Date): Promise<void> {
  const firstSeen = db
    .selectFrom('tender')
    .select((eb) => ['customer_id', eb.fn.min('published_at').as('at')])
    .groupBy('customer_id')
    .as('first')
  await db
    .updateTable('company')
    .from(firstSeen)
    .set((eb) => ({ first_seen_at: eb.ref('first.at').$notNull() }))
    .whereRef('first.customer_id', '=', 'company.id')
    .where('first.at', '<', startedAt)
    .execute()
}

/** The id of a workspace by the key that the demo gives it. */
async function findWorkspaces(db: Database, startedAt: Date): Promise<(key: string) => string> {
  const rows = await db.selectFrom('workspace').select(['id', 'bin']).execute()
  const bins = new Map(makeWorkspaces(startedAt).map(({ key, bin }) => [key, bin]))
  return (key) => {
    const found = rows.find(({ bin }) => bin === bins.get(key))
    if (!found) throw new Error(`The demo has no workspace ${key}`)
    return found.id
  }
}

async function loadList(db: Database, workspaceId: string, { name, customers }: DemoCompanyList): Promise<string> {
  const rows = await db
    .selectFrom('company as c')
    .select('c.name_ru as name')
    .where('c.name_ru', '~*', customers.words.join('|'))
    .where((eb) => eb.exists(eb.selectFrom('lot as l').select('l.id').whereRef('l.customer_id', '=', 'c.id')))
    .orderBy('c.name_key')
    .limit(customers.atMost)
    .execute()
  const { id } = await db
    .insertInto('company_list')
    .values({ workspace_id: workspaceId, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (rows.length > 0)
    await db
      .insertInto('company_list_entry')
      .values(
        rows.map((row) => ({
          workspace_id: workspaceId,
          list_id: id,
          name_key: toCompanyKey(row.name),
          name: stripWrappedQuotes(row.name),
        })),
      )
      .execute()
  return id
}

async function loadProfile(
  db: Database,
  workspaceId: string,
  profile: DemoProfile,
  listIds: readonly string[],
): Promise<string> {
  const { name, description } = profile
  const [keywords, classes] = [[...profile.keywords], [...profile.classes]]
  const { id } = await db
    .insertInto('interest')
    .values({
      workspace_id: workspaceId,
      name,
      keywords,
      description,
      min_score: profile.minScore,
      colour: profile.colour,
      classes,
      regions: [...profile.regions],
      min_amount: profile.minAmount,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const content = { name, keywords, description, classes, refusedClasses: [] }
  await db
    .insertInto('interest_version')
    .values({ workspace_id: workspaceId, interest_id: id, version: 1, content: JSON.stringify(content) })
    .execute()
  if (listIds.length > 0)
    await db
      .insertInto('interest_company_list')
      .values(listIds.map((listId) => ({ workspace_id: workspaceId, interest_id: id, list_id: listId })))
      .execute()
  return id
}
