import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inWorkspace } from '../../db/scope.ts'
import { aScore } from '../../testing/a-score.ts'
import { aWork } from '../../testing/a-tender.ts'
import { aLot, anInterest, aPerson, aWorkspace, getToken, type TestLot } from '../../testing/builders.ts'
import { readFileAnswer } from '../../testing/read-file.ts'
import { readZip } from '../../testing/read-zip.ts'
import { testServer } from '../../testing/server.ts'
import { NAMED } from './data-queries.ts'

const server = await testServer()
const { owner, ingestion } = server.db
/** more than a page holds */
const SCORES = 2_300

type Row = Record<string, unknown>

let workspaceId: string
let lots: Record<'work' | 'earlier' | 'ofCustomer' | 'followed' | 'voted', TestLot>
let files: Map<string, Row[]>

beforeAll(async () => {
  workspaceId = await aWorkspace(server)
  const admin = await aPerson(server, ['admin'], workspaceId)
  lots = {
    work: await aLot(server),
    earlier: await aLot(server),
    ofCustomer: await aLot(server, { customer: 'КГУ «Школа № 7»' }),
    followed: await aLot(server, { customer: 'ГУ «Аппарат акима»', nameRu: 'Ремонт дороги' }),
    voted: await aLot(server),
  }
  await aWork(server, { workspaceId, lotIds: [lots.work.id], status: 'in_requesting_offers' })
  await sql`update lot_work set moved_from_lot_id = ${lots.earlier.id} where lot_id = ${lots.work.id}`.execute(owner)
  await sql`
    update company set bin = '990140000017', address = 'г. Семей, ул. Абая, 1'
    where id = (select customer_id from lot where id = ${lots.ofCustomer.id})`.execute(ingestion)
  await sql`update tender set url = 'https://goszakup.example/7' where id = ${lots.followed.tenderId}`.execute(
    ingestion,
  )
  await sql`
    insert into followed (workspace_id, user_id, customer_id, tender_id)
    select ${workspaceId}::uuid, ${admin.id}::uuid, customer_id, null::bigint from lot where id = ${lots.ofCustomer.id}
    union all select ${workspaceId}, ${admin.id}, null, ${lots.followed.tenderId}::bigint`.execute(owner)
  await sql`
    insert into tender_vote (workspace_id, tender_id, user_id, accepted)
    values (${workspaceId}, ${lots.voted.tenderId}, ${admin.id}, true)`.execute(owner)

  const { id: interestId } = await anInterest(server, workspaceId)
  await aScore(server, { workspaceId, interestId, lotId: lots.ofCustomer.id, percent: 87 })
  await sql`
    with made as (
      insert into lot (source, external_id, tender_id, number, name_ru, customer_id, status)
      select l.source, l.external_id || '-' || n, l.tender_id, l.number || '-' || n, l.name_ru, l.customer_id, l.status
      from lot l, generate_series(1, ${SCORES}::integer) n where l.id = ${lots.earlier.id} returning id)
    insert into lot_score (lot_id, workspace_id, interest_id, percent, probability, interest_version, payload_seq, model_number, receipt)
    select made.id, s.workspace_id, s.interest_id, s.percent, s.probability, s.interest_version, s.payload_seq, s.model_number, s.receipt
    from made, lot_score s`.execute(owner)

  const { bytes } = await readFileAnswer(server, 'exports/getWorkspaceData', {}, await getToken(server, admin))
  const data = [...readZip(bytes)].filter(([path]) => path.startsWith('data/'))
  files = new Map(data.map(([path, content]) => [path, JSON.parse(content.toString()) as Row[]]))
})

const read = (name: string) => files.get(`data/${name}.json`) ?? []

describe('all data of a workspace names outside of our database', () => {
  test.each([
    ['lot', 'lots'],
    ['tender', 'tenders'],
    ['customer', 'customers'],
  ])('every %s that a row means', (kind, file) => {
    const named = new Set(read(file).map(({ id }) => id))
    const nameless = [...files].flatMap(([path, rows]) => {
      if (path === 'data/lots.json') return []
      const columns = Object.keys(rows[0] ?? {}).filter(
        (column) => column === `${kind}_id` || column.endsWith(`_${kind}_id`),
      )
      const bare = (row: Row) => columns.filter((column) => row[column] !== null && !named.has(row[column]))
      return rows.flatMap((row) => bare(row).map((column) => `${path} ${column} ${String(row[column])}`))
    })
    expect(nameless.slice(0, 10)).toEqual([])
    expect(named.size).toBe(read(file).length)
  })

  test('each lot with a score once, page by page', () => {
    expect(read('lot_score')).toHaveLength(SCORES + 1)
    expect(read('lots')).toHaveLength(SCORES + 4)
  })

  test.each(Object.entries(NAMED))('%s page by page, each once', async (_, readPage) => {
    const ids: number[] = []
    await inWorkspace(server.db.application, workspaceId, async (scope) => {
      for (let page = 0; page < 3; page++) ids.push(...(await readPage(scope, ids.at(-1) ?? 0, 1)).map(({ id }) => id))
    })
    expect(ids).not.toEqual([])
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
  })

  test('followed customers with their BIN and address', () => {
    expect(read('customers')).toMatchObject([
      { name_ru: 'КГУ «Школа № 7»', bin: '990140000017', address: 'г. Семей, ул. Абая, 1' },
    ])
  })

  test('followed tenders, and those that were voted on, with their number, portal and address', () => {
    expect(read('tenders')).toMatchObject([
      {
        id: lots.followed.tenderId,
        code: lots.followed.code,
        source: 'ows',
        name_ru: 'Ремонт дороги',
        customer: 'ГУ «Аппарат акима»',
        url: 'https://goszakup.example/7',
      },
      { id: lots.voted.tenderId },
    ])
  })
})
