// A workspace with many kept scores beside a national catalogue, its people, votes and work, and other workspaces with
// many more scores.
import type { Database } from '@tendertap/server/db/database'
import { TODAY } from '@tendertap/domain/seen-marks/places'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import { makePrincipal, makeTenant, makeToken, SECRET, type Principal } from '../guards/tenants.ts'
import { nationalDatabase } from '../national/database.ts'
import { writeWork } from './work.ts'

export interface Size {
  lots: number
  /** kept scores of the workspace; 0: nothing but lots */
  scores: number
  /** records of its work, beside those of lots that were just taken */
  work: number
}

/** of the workspace; every tenth score is another one's */
const PROFILES = 10
/** the other workspaces have so many times more scores */
const OTHERS = 10
const VOTES = 1_000
const WORK_RECORDS = 300

export interface Person extends Principal {
  token: string
}

export interface World {
  owner: Database
  url: string
  workspaceId: string
  lead: Person
  manager: Person
  /** has every role that works on lots */
  worker: Person
  add(roles: readonly ('lead' | 'manager' | 'procurement')[]): Promise<Person>
  /** open lots on which nobody has voted or worked; each is given out once */
  takeLot(): number
}

/** `preloads`: modules that the API process loads before it starts. */
export async function makeWorld(context: Context, size: Size, preloads: readonly string[]): Promise<World> {
  const urls = await (await nationalDatabase(context, size.lots)).copy()
  const owner = context.open(urls.owner)
  const { workspaceId } = await makeTenant(owner, { mark: 'rating', subscribed: true })
  const add: World['add'] = async (roles) => {
    const person = await makePrincipal(owner, workspaceId, roles, 'rating')
    return { ...person, token: await makeToken(owner, person) }
  }
  const [lead, manager, colleague] = [await add(['lead']), await add(['manager']), await add(['lead'])]
  const worker = await add(['lead', 'manager', 'procurement'])
  if (size.scores > 0) await fill(owner, size, { lead, manager, colleague, worker })
  const api = await context.api(urls, {
    SESSION_SECRET: SECRET,
    NODE_OPTIONS: preloads.map((module) => `--import ${module}`).join(' '),
  })
  const untouched = await listUntouched(owner)
  return {
    owner,
    url: api.url,
    workspaceId,
    lead,
    manager,
    worker,
    add,
    takeLot: () => {
      const lot = untouched.pop()
      if (lot === undefined) throw new Error('No lot is left')
      return lot
    },
  }
}

/** What years of work leave, so that lists are as long as theirs. */
async function fill(
  owner: Database,
  { scores, work }: Size,
  { lead, manager, colleague, worker }: Record<'lead' | 'manager' | 'colleague' | 'worker', Person>,
): Promise<void> {
  const workspaceId = lead.workspaceId ?? ''
  await spreadDeadlines(owner)
  await writeScores(owner, workspaceId, scores)
  await withdrawLots(owner)
  await writeVotes(owner, workspaceId, [lead.userId, colleague.userId, worker.userId])
  await takeLots(owner, workspaceId)
  await writeWork(owner, manager, work)
  await writeChanges(owner)
  await markSeenYesterday(owner, worker)
  await sql`vacuum (analyze) lot_score, interest, lot_vote, lot_work, work_document, work_log, change, workspace, app_user`.execute(
    owner,
  )
}

/**
 * The catalogue's tenders end at one moment of each day, those of portals at any minute of it. Only the first days are
 * spread: they are what the pages show.
 */
async function spreadDeadlines(owner: Database): Promise<void> {
  const { rows } = await sql<{ until: Date }>`
    select min(application_end_at) + interval '60 hours' as until from lot_search where status = 2`.execute(owner)
  const until = rows[0]?.until ?? null
  await sql`
    update tender set application_end_at = application_end_at - (hashint8(id) & 1023) * interval '1 minute'
    where status = 'Опубликован' and application_end_at < ${until}`.execute(owner)
  await sql`
    update lot_search s set application_end_at = t.application_end_at
    from tender t where t.id = s.tender_id and s.status = 2 and s.application_end_at < ${until}`.execute(owner)
  await sql`vacuum (analyze) tender, lot_search`.execute(owner)
}

/** Portals take some lots back, over the three years of the catalogue: the archive keeps those somebody noticed. */
async function withdrawLots(owner: Database): Promise<void> {
  await sql`
    update lot set withdrawn_at = now() - (hashint8(id) & 1023) * interval '1 day' where id % 100 = 7`.execute(owner)
  await sql`delete from lot_search where lot_id % 100 = 7`.execute(owner)
  await sql`vacuum (analyze) lot, lot_search`.execute(owner)
}

/** Scores from 60 to 100, three in five of them matches; four in five are on open lots, as most of the old are gone. */
async function writeScores(owner: Database, workspaceId: string, scores: number): Promise<void> {
  await sql`insert into scoring_model (lots, scorer_version, content) values (0, 0, '')`.execute(owner)
  await sql`
    insert into interest (workspace_id, name, keywords, colour, min_score)
    select ${workspaceId}, 'Профиль ' || n, array['слово'], '#A9D08E', 75 from generate_series(1, ${PROFILES}::integer) as n`.execute(
    owner,
  )
  const receipt = JSON.stringify([{ kind: 'word', keyword: 'слово', points: 60 }])
  const write = (wanted: number, seed: number, workspaces: ReturnType<typeof sql>) => sql`
    insert into lot_score (lot_id, workspace_id, interest_id, percent, probability, interest_version, payload_seq, model_number, receipt)
    select newest.lot_id, place.workspace_id, place.interest_id, 60 + (hashint8(drawn.n + ${seed}) & 1023) % 41, 0.5, 1, 0, 1, ${receipt}::jsonb
    from generate_series(1, ${wanted}::bigint) as drawn (n)
    join (select lot_id, row_number() over (order by lot_id desc) as n from lot_search) newest
      on newest.n = 1 + (hashint8(drawn.n * 31 + ${seed}) & 2147483647) % (select count(*) * 5 / 4 from lot_search where status = 2)
    join (${workspaces}) place on place.n = drawn.n % place.count
    on conflict do nothing`
  const own = sql`
    select i.workspace_id, i.id as interest_id, row_number() over () - 1 as n, count(*) over () as count
    from interest i where i.workspace_id = ${workspaceId}`
  const others = sql`
    select gen_random_uuid() as workspace_id, gen_random_uuid() as interest_id, n, 1000 as count from generate_series(0, 999) as n`
  // some are drawn twice
  await write(Math.round(scores * 1.02), 1, own).execute(owner)
  await write(scores * OTHERS, 2, others).execute(owner)
}

/** A part of them by each lead, on matched and other lots. */
async function writeVotes(owner: Database, workspaceId: string, users: readonly string[]): Promise<void> {
  for (const [place, userId] of users.entries())
    await sql`
      insert into lot_vote (workspace_id, lot_id, user_id, accepted)
      select ${workspaceId}, lot_id, ${userId}, lot_id % 3 > 0 from lot_search where status = 2
      order by hashint8(lot_id + ${place}) limit ${Math.floor(VOTES / users.length)}`.execute(owner)
}

async function takeLots(owner: Database, workspaceId: string): Promise<void> {
  await sql`
    insert into lot_work (workspace_id, lot_id, status, created_at)
    select ${workspaceId}, lot_id, 'in_collecting_documents', now() - interval '1 month' from lot_search where status = 2
    order by hashint8(lot_id + 7) limit ${WORK_RECORDS}`.execute(owner)
}

/** A month of changes, one for each lot of the catalogue; every third is of the tender as a whole. */
async function writeChanges(owner: Database): Promise<void> {
  await sql`
    insert into change (at, tender_id, lot_id, kind)
    select now() - interval '1 month' * (1 - n / count), tender_id, case when n % 3 > 0 then lot_id end,
      (array['deadline', 'amount', 'documents', 'text', 'published'])[1 + n % 5]
    from (select tender_id, lot_id, row_number() over (order by hashint8(lot_id + 23)) as n, count(*) over ()::float as count from lot_search) lots
    order by n`.execute(owner)
}

/** The person has looked at their day a day ago. */
async function markSeenYesterday(owner: Database, { workspaceId, userId }: Person): Promise<void> {
  await sql`
    insert into seen_mark (workspace_id, user_id, place, seq)
    select ${workspaceId}, ${userId}, ${TODAY}, max(seq) from change where at < now() - interval '1 day'`.execute(owner)
}

async function listUntouched(owner: Database): Promise<number[]> {
  const { rows } = await sql<{ lot_id: number }>`
    select lot_id from lot_search s where status = 2 and application_end_at > now() + interval '1 day'
      and not exists (select from lot_work w where w.lot_id = s.lot_id) and not exists (select from lot_vote v where v.lot_id = s.lot_id)
    order by hashint8(lot_id + 13) limit 200`.execute(owner)
  return rows.map((row) => row.lot_id)
}
