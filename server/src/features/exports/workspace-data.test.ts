import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aWork } from '../../testing/a-tender.ts'
import { untilBlocked } from '../../testing/blocked.ts'
import { aLot, anInterest, aPerson, aWorkspace, getToken, type TestPerson } from '../../testing/builders.ts'
import { anOwnFile, OWN_FILE_SIZE } from '../../testing/own-files.ts'
import { readFileAnswer } from '../../testing/read-file.ts'
import { readZip } from '../../testing/read-zip.ts'
import { testServer } from '../../testing/server.ts'
import { EXPORTED, KEPT_BACK } from './workspace-tables.ts'

const server = await testServer()
const { owner } = server.db
const ENTRIES = 2_300

let workspaceId: string
let admin: TestPerson
let token: string
let lotId: number

beforeAll(async () => {
  // the promise holds after the end of the subscription, too
  workspaceId = await aWorkspace(server, { subscribed: false })
  admin = await aPerson(server, ['admin'], workspaceId)
  token = await getToken(server, admin)
  const lot = await aLot(server)
  lotId = lot.id
  for (const id of [workspaceId, await aWorkspace(server)]) {
    const person = id === workspaceId ? admin : await aPerson(server, ['admin'], id)
    await anInterest(server, id)
    await aWork(server, { workspaceId: id, lotIds: [lotId], status: 'in_requesting_offers' })
    await sql`
      with made as (insert into company_list (workspace_id, name) values (${id}, 'Школы') returning id)
      insert into company_list_entry (workspace_id, list_id, name_key, name)
      select ${id}, made.id, 'школа ' || n, 'Школа ' || n from made, generate_series(1, ${ENTRIES}::integer) n`.execute(
      owner,
    )
    const fileName = await server.store.write(Readable.from([Buffer.from('смета'.padEnd(OWN_FILE_SIZE - 5))]))
    await anOwnFile(owner, { workspaceId: id, userId: person.id, name: 'Смета.pdf', fileName })
  }
  await anOwnFile(owner, { workspaceId, userId: admin.id, name: 'Потерян.pdf', fileName: 'f'.repeat(32) })
})

const download = (as = token) => readFileAnswer(server, 'exports/getWorkspaceData', {}, as)

async function readData() {
  const { status, bytes } = await download()
  expect(status).toBe(200)
  return readZip(bytes)
}

const parse = (zip: Map<string, Buffer>, path: string) => JSON.parse(zip.get(path)?.toString() ?? 'null')

describe('the list of tables', () => {
  test('names every table of a workspace: taken out, or kept back for a reason', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and (c.relname = 'workspace' or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped))
      order by 1`.execute(owner)
    expect([...Object.keys(EXPORTED), ...Object.keys(KEPT_BACK)].toSorted()).toEqual(rows.map(({ name }) => name))
  })

  test.each(Object.entries(EXPORTED))(
    'the key of %s names one row, so that no page misses any',
    async (table, { key }) => {
      const { rows } = await sql<{ columns: string[] }>`
      select array(select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) as columns
      from pg_index i where i.indrelid = ${`public.${table}`}::regclass and i.indisunique and i.indpred is null`.execute(
        owner,
      )
      const given = new Set([...Object.keys(key), 'workspace_id'])
      const unique = rows.filter(({ columns }) => columns.every((column) => given.has(column)))
      expect(unique).not.toEqual([])
      const nullable = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${`public.${table}`}::regclass and attname = any(${Object.keys(key)}) and not attnotnull`.execute(
        owner,
      )
      expect(nullable.rows.filter(({ name }) => key[name] !== 'bigint or null')).toEqual([])
    },
  )
})

describe('all data of a workspace', () => {
  test('holds every row of its tables and nothing of another company', async () => {
    const zip = await readData()
    const readme = parse(zip, 'README.json')
    for (const table of Object.keys(EXPORTED)) {
      const column = table === 'workspace' ? 'id' : 'workspace_id'
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} = ${workspaceId}`.execute(owner)
      const data = parse(zip, `data/${table}.json`)
      // the row of this call joins the log before the tables are read
      expect({ table, rows: data.length }).toEqual({ table, rows: rows[0]?.n })
      expect(readme.rows[table]).toBe(data.length)
      expect(data.filter((row: Record<string, string>) => row[column] !== workspaceId)).toEqual([])
    }
    const names = parse(zip, 'data/company_list_entry.json').map(({ name }: { name: string }) => name)
    expect(new Set(names).size).toBe(ENTRIES)
    expect(parse(zip, 'data/lots.json')).toMatchObject([{ id: lotId }])
    expect(readme.madeAt).toMatch(/^\d{4}-/)
  })

  test('holds no secret', async () => {
    const zip = await readData()
    const columns = [...zip].flatMap(([path]) =>
      path.startsWith('data/') ? Object.keys(parse(zip, path)[0] ?? {}) : [],
    )
    expect(columns.filter((column) => /hash|secret|token|password|sealed|file_name/.test(column))).toEqual(
      // of a file that was attached: its name, as the log of the work shows it
      columns.filter((column) => column === 'file_name'),
    )
    expect(Object.keys(parse(zip, 'data/own_file.json')[0])).not.toContain('file_name')
    expect(Object.keys(parse(zip, 'data/app_user.json')[0])).toContain('email')
  })

  test('holds the company’s own files, and names those that are lost', async () => {
    const zip = await readData()
    const files = [...zip.keys()].filter((path) => path.startsWith('files/'))
    expect(files).toEqual([expect.stringMatching(/^files\/[\da-f-]{36}\/Смета\.pdf$/)])
    expect(
      zip
        .get(files[0] ?? '')
        ?.toString()
        .trim(),
    ).toBe('смета')
    expect(parse(zip, 'README.json')).toMatchObject({ files: 1, missingFiles: ['Потерян.pdf'] })
  })

  test('leaves one row in the log, which says who took it', async () => {
    const count = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from audit
        where workspace_id = ${workspaceId} and user_id = ${admin.id} and action = 'exports/getWorkspaceData' and outcome = 'done'`.execute(
        owner,
      )
      return rows[0]?.n ?? 0
    }
    const before = await count()
    await readData()
    expect(await count()).toBe(before + 1)
  })

  test.each([['manager'], ['controller'], ['lead']] as const)('is refused to a %s', async (role) => {
    const other = await aPerson(server, [role], workspaceId)
    expect((await download(await getToken(server, other))).status).toBe(403)
  })

  test('breaks off when the person loses the right to it meanwhile', async () => {
    const leaving = await aPerson(server, ['admin'], workspaceId)
    const theirs = await getToken(server, leaving)
    const broken = owner.transaction().execute(async (db) => {
      // the file waits for this table, and the right is gone when it goes on
      await sql`lock table work_log in access exclusive mode`.execute(db)
      const asked = download(theirs)
      asked.catch(() => undefined)
      await untilBlocked(owner, 'work_log')
      await sql`update app_user set deactivated_at = now() where id = ${leaving.id}`.execute(owner)
      return { asked }
    })
    const { asked } = await broken
    await expect(asked).rejects.toThrow(/terminated|fetch failed/)
  })
})
