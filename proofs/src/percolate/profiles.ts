// Many workspaces with ten profiles each, in the words of the national catalogue.
import type { Database } from '@tendertap/server/db/database'
import { makeRandom } from '@tendertap/simulator/world/random'
import { sql } from 'kysely'
import { makeVocabulary } from '../national/vocabulary.ts'

const PROFILES_PER_WORKSPACE = 10
const ROWS_AT_ONCE = 2_000

interface ProfileRow {
  /** the number of its workspace */
  workspace: number
  name: string
  keywords: string[]
}

/** Each profile has one topic: its name and its keywords are words of that topic. */
function* makeProfiles(count: number): Generator<ProfileRow> {
  // the same words as the lots have: see national/lots.ts
  const vocabulary = makeVocabulary(makeRandom(2026, 'national'))
  const random = makeRandom(11, 'profiles')
  for (let i = 0; i < count; i++) {
    const topic = vocabulary.pickTopic(random)
    const { russian, kazakh } = vocabulary
    const words = random.chance(0.2) ? kazakh : russian
    const pick = () => words.pickFromTopic(topic, random)
    // so many and so wide that about fifty of 100,000 profiles match a lot
    const keywords = Array.from({ length: random.int(3, 5) }, () =>
      random.chance(0.2) ? `${pick()} ${pick()}` : pick(),
    )
    if (random.chance(0.1)) keywords.push(`-${russian.pickCommon(random)}`)
    yield { workspace: Math.floor(i / PROFILES_PER_WORKSPACE) + 1, name: `${pick()} ${pick()}`, keywords }
  }
}

/** `db` is the owner. */
export async function writeProfiles(db: Database, count: number): Promise<void> {
  const workspaces = Math.ceil(count / PROFILES_PER_WORKSPACE)
  await sql`
    insert into workspace (id, name, type, contact_person, contact_email, contact_phone, activated_at)
    select lpad(to_hex(n), 32, '0')::uuid, 'ТОО «Поставщик ' || n || '»', 'legal', 'Асель Тестова', 'asel@test.example', '+77010000000', now()
    from generate_series(1, ${workspaces}::integer) as n`.execute(db)
  await sql`
    insert into subscription (workspace_id, plan, starts_at, ends_at, max_users, max_filters)
    select id, 'commercial', now() - interval '1 day', now() + interval '1 year', 5, ${PROFILES_PER_WORKSPACE} from workspace`.execute(
    db,
  )
  let rows: ProfileRow[] = []
  const write = async () => {
    await sql`
      insert into interest (workspace_id, name, keywords, colour)
      select lpad(to_hex(workspace), 32, '0')::uuid, name, keywords, '#A9D08E'
      from json_to_recordset(${JSON.stringify(rows)}::json) as made (workspace integer, name text, keywords text[])`.execute(
      db,
    )
    rows = []
  }
  for (const row of makeProfiles(count)) {
    rows.push(row)
    if (rows.length === ROWS_AT_ONCE) await write()
  }
  if (rows.length > 0) await write()
  await sql`analyze workspace, subscription, interest`.execute(db)
}
