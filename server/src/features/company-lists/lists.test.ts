import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server

async function anAdmin(workspace?: string) {
  const workspaceId = workspace ?? (await aWorkspace(server))
  return { workspaceId, token: await getToken(server, await aPerson(server, ['admin'], workspaceId)) }
}

/** A profile that uses the list, as the interests feature stores it. */
async function anInterest(workspaceId: string, name: string, listId: string): Promise<string> {
  const { id } = await db.owner
    .insertInto('interest')
    .values({ workspace_id: workspaceId, name, colour: '#a9d08e', scoring_asked_at: new Date('2026-01-01T00:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.owner
    .insertInto('interest_company_list')
    .values({ workspace_id: workspaceId, interest_id: id, list_id: listId })
    .execute()
  return id
}

async function listQueuedInterests(interestIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select data->>'interestId' as id from pgboss.job where name = 'matching/rescoreInterest' order by 1`.execute(
    db.owner,
  )
  return rows.map(({ id }) => id).filter((id) => interestIds.includes(id))
}

const listNames = (count: number) => Array.from({ length: count }, (_, number) => `КГУ «Школа № ${number + 1}»`)

describe('companies/createCompanyList', () => {
  test('merges the names uniquely and strips the quotes around them', async () => {
    const { token } = await anAdmin()
    const companies = ['"ТОО «Ромашка»"', 'тоо ромашка', 'АО «Сети»', ' АО "Сети" ', '""', '']
    const created = await call('companies/createCompanyList', { name: ' Наши ', companies }, token)
    expect(created).toMatchObject({
      status: 200,
      body: { name: 'Наши', companies: ['АО «Сети»', 'ТОО «Ромашка»'], interests: [] },
    })
    expect((await call('companies/getCompanyList', {}, token)).body).toEqual([created.body])
  })

  test('shows a customer under the name that the catalogue has for it', async () => {
    const { token } = await anAdmin()
    await aLot(server, { customer: 'ГУ «Аппарат акима»' })
    const created = await call(
      'companies/createCompanyList',
      { name: 'Акимат', companies: ['гу аппарат акима'] },
      token,
    )
    expect(created.body.companies).toEqual(['ГУ «Аппарат акима»'])
  })

  test('refuses a name that the workspace has, in upper or lower case; another workspace may have it', async () => {
    const { token, workspaceId } = await anAdmin()
    await call('companies/createCompanyList', { name: 'Школы' }, token)
    expect(await call('companies/createCompanyList', { name: 'ШКОЛЫ' }, token)).toMatchObject({
      status: 409,
      body: { code: 'name_taken', error: errorTexts.name_taken },
    })
    const other = await anAdmin()
    expect(await call('companies/createCompanyList', { name: 'Школы' }, other.token)).toMatchObject({ status: 200 })
    const lists = await db.owner
      .selectFrom('company_list')
      .where('workspace_id', '=', workspaceId)
      .selectAll()
      .execute()
    expect(lists).toHaveLength(1)
  })

  test.each([
    ['no name', { companies: ['ТОО «Ромашка»'] }],
    ['a name of spaces', { name: '  ' }],
    ['a company name that no index could hold', { name: 'Список', companies: ['\u9f98'.repeat(1000)] }],
    ['more than 20,000 companies', { name: 'Список', companies: listNames(20_001) }],
  ])('with %s is refused', async (_what, input) => {
    const { token } = await anAdmin()
    expect(await call('companies/createCompanyList', input as never, token)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
  })

  test('takes 20,000 names, but no more', async () => {
    const { token } = await anAdmin()
    const companies = listNames(20_000)
    const { status, body } = await call('companies/createCompanyList', { name: 'Все школы', companies }, token)
    expect(status).toBe(200)
    expect(body.companies).toHaveLength(20_000)
    const { body: replaced } = await call(
      'companies/updateCompanyList',
      { id: body.id, companies: companies.slice(1) },
      token,
    )
    expect(replaced.companies).toHaveLength(19_999)
    expect(
      await call('companies/updateCompanyList', { id: body.id, add: ['ТОО «Один»', 'ТОО «Два»'] }, token),
    ).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test('is for administrators with a subscription; members read the lists', async () => {
    const { token, workspaceId } = await anAdmin()
    await call('companies/createCompanyList', { name: 'Школы' }, token)
    const lead = await getToken(server, await aPerson(server, ['lead'], workspaceId))
    expect((await call('companies/getCompanyList', {}, lead)).body).toMatchObject([{ name: 'Школы' }])
    expect(await call('companies/createCompanyList', { name: 'Другие' }, lead)).toMatchObject({ status: 403 })
    const lapsed = await anAdmin(await aWorkspace(server, { subscribed: false }))
    expect(await call('companies/createCompanyList', { name: 'Другие' }, lapsed.token)).toMatchObject({ status: 402 })
  })
})

describe('companies/updateCompanyList', () => {
  test('changes what is sent: the name, all companies, or some more', async () => {
    const { token } = await anAdmin()
    const { body } = await call('companies/createCompanyList', { name: 'Школы', companies: ['А', 'Б'] }, token)
    const update = async (input: object) =>
      (await call('companies/updateCompanyList', { id: body.id, ...input }, token)).body
    expect(await update({ name: 'школы' })).toMatchObject({ name: 'школы', companies: ['А', 'Б'] })
    expect(await update({ companies: ['Б', 'В'] })).toMatchObject({ name: 'школы', companies: ['Б', 'В'] })
    expect(await update({ add: ['«б»', 'Г'] })).toMatchObject({ companies: ['Б', 'В', 'Г'].toSorted() })
    expect(await update({ companies: ['А'], add: ['а', 'Д'] })).toMatchObject({ companies: ['А', 'Д'] })
    const cleared = await update({ companies: [] })
    expect(cleared.companies).toEqual([])
    expect(Date.parse(cleared.updatedAt)).toBeGreaterThan(Date.parse(body.updatedAt))
  })

  test('what two administrators add at once is all there', async () => {
    const { token } = await anAdmin()
    const { body } = await call('companies/createCompanyList', { name: 'Школы' }, token)
    await Promise.all(
      listNames(8).map((name) =>
        call('companies/updateCompanyList', { id: body.id, add: [name, 'ТОО «Общая»'] }, token),
      ),
    )
    const [list] = (await call('companies/getCompanyList', {}, token)).body
    expect(list.companies).toHaveLength(9)
  })

  test('refuses a name that another list has', async () => {
    const { token } = await anAdmin()
    await call('companies/createCompanyList', { name: 'Школы' }, token)
    const { body } = await call('companies/createCompanyList', { name: 'Больницы' }, token)
    expect(await call('companies/updateCompanyList', { id: body.id, name: 'школы', add: ['А'] }, token)).toMatchObject({
      status: 409,
      body: { code: 'name_taken' },
    })
    expect((await call('companies/getCompanyList', {}, token)).body).toMatchObject([
      { name: 'Больницы', companies: [] },
      { name: 'Школы' },
    ])
  })

  test('has the lots scored anew by the profiles that use the list, and by no others', async () => {
    const { token, workspaceId } = await anAdmin()
    const { body: used } = await call('companies/createCompanyList', { name: 'Школы', companies: ['А'] }, token)
    const { body: other } = await call('companies/createCompanyList', { name: 'Больницы' }, token)
    const ids = [
      await anInterest(workspaceId, 'Бумага', used.id),
      await anInterest(workspaceId, 'Мебель', used.id),
      await anInterest(workspaceId, 'Бинты', other.id),
    ]
    const readChange = () =>
      db.owner
        .selectFrom('interest')
        .select(['id', 'changed_in', 'scoring_asked_at'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute()
    const before = await readChange()
    await call('companies/updateCompanyList', { id: used.id, name: 'Все школы' }, token)
    await call('companies/updateCompanyList', { id: used.id, add: ['а'], companies: ['А'] }, token)
    expect(await listQueuedInterests(ids)).toEqual([])
    await call('companies/updateCompanyList', { id: used.id, add: ['Б'] }, token)
    expect(await listQueuedInterests(ids)).toEqual(ids.slice(0, 2).toSorted())
    const after = await readChange()
    expect(after.map((row, index) => row.changed_in !== before[index]?.changed_in)).toEqual([true, true, false])
    expect(after.map((row) => Number(row.scoring_asked_at) > Number(before[0]?.scoring_asked_at))).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('companies/deleteCompanyList', () => {
  test('takes the list and its companies away', async () => {
    const { token } = await anAdmin()
    const { body } = await call('companies/createCompanyList', { name: 'Школы', companies: ['А'] }, token)
    expect(await call('companies/deleteCompanyList', { id: body.id }, token)).toMatchObject({ status: 200, body: {} })
    expect((await call('companies/getCompanyList', {}, token)).body).toEqual([])
    expect(await call('companies/deleteCompanyList', { id: body.id }, token)).toMatchObject({ status: 404 })
  })

  test('refuses a list that profiles use, and names them', async () => {
    const { token, workspaceId } = await anAdmin()
    const { body } = await call('companies/createCompanyList', { name: 'Школы' }, token)
    const paper = { id: await anInterest(workspaceId, 'Бумага', body.id), name: 'Бумага' }
    expect((await call('companies/getCompanyList', {}, token)).body).toMatchObject([{ interests: [paper] }])
    expect(await call('companies/deleteCompanyList', { id: body.id }, token)).toMatchObject({
      status: 409,
      body: { code: 'list_in_use', error: errorTexts.list_in_use, details: { interests: [paper] } },
    })
    await db.owner.deleteFrom('interest').where('id', '=', paper.id).execute()
    expect(await call('companies/deleteCompanyList', { id: body.id }, token)).toMatchObject({ status: 200 })
  })
})

test('a list of another workspace is answered like one that does not exist', async () => {
  const { token } = await anAdmin()
  const { body: foreign } = await call('companies/createCompanyList', { name: 'Чужие' }, (await anAdmin()).token)
  for (const id of [foreign.id, '019a5b23-6d28-7e0f-a915-04c7f3b82e05']) {
    expect(await call('companies/updateCompanyList', { id, name: 'Моё' }, token)).toMatchObject({ status: 404 })
    expect(await call('companies/deleteCompanyList', { id }, token)).toMatchObject({ status: 404 })
  }
})

describe('new companies', () => {
  const readNew = async (token: string) => {
    const { body } = await call('companies/getCompaniesWithNew', {}, token)
    const me = await call('me/getMe', { newCompanies: true }, token)
    expect(me.body.newCompanies).toBe(body.newCompanies.length)
    expect(body.companies).toEqual((await call('companies/getCompanies', {}, token)).body)
    expect(body.companies).toEqual(expect.arrayContaining(body.newCompanies))
    return body.newCompanies as string[]
  }
  const seeCompany = async (name: string, at = 'now()') => {
    await aLot(server, { customer: name })
    await sql`update company set first_seen_at = ${sql.raw(at)} where name_ru = ${name}`.execute(db.owner)
  }

  test('are the customers since the activation, until they are in a list', async () => {
    const { token } = await anAdmin()
    const before = await readNew(token)
    await seeCompany('ТОО «Новое»')
    await seeCompany('ТОО «Старое»', "now() - interval '31 days'")
    await db.ingestion.insertInto('company').values({ name_key: 'поставщик', name_ru: 'ТОО «Поставщик»' }).execute()
    expect(await readNew(token)).toEqual([...before, 'ТОО «Новое»'].toSorted())
    const neighbour = await anAdmin()
    await call('companies/createCompanyList', { name: 'Наши', companies: ['тоо "новое"'] }, token)
    expect(await readNew(token)).toEqual(before)
    expect(await readNew(neighbour.token)).toContain('ТОО «Новое»')
  })

  test('are those since the last reset, in this workspace alone', async () => {
    const { token } = await anAdmin()
    const neighbour = await anAdmin()
    await seeCompany('ТОО «До сброса»')
    expect(await call('companies/resetNewCompanies', {}, token)).toMatchObject({ status: 200, body: {} })
    expect(await readNew(token)).toEqual([])
    await seeCompany('ТОО «После сброса»')
    expect(await readNew(token)).toEqual(['ТОО «После сброса»'])
    expect(await readNew(neighbour.token)).toEqual(expect.arrayContaining(['ТОО «До сброса»', 'ТОО «После сброса»']))
    await call('companies/resetNewCompanies', {}, token)
    expect(await readNew(token)).toEqual([])
  })

  test('are for administrators', async () => {
    const lead = await getToken(server, await aPerson(server, ['lead']))
    expect(await call('companies/getCompaniesWithNew', {}, lead)).toMatchObject({ status: 403 })
    expect(await call('companies/resetNewCompanies', {}, lead)).toMatchObject({ status: 403 })
  })
})

test('every change is announced to the open screens of the workspace', async () => {
  const { token, workspaceId } = await anAdmin()
  const { body } = await call('companies/createCompanyList', { name: 'Школы' }, token)
  await call('companies/updateCompanyList', { id: body.id, add: ['А'] }, token)
  await call('companies/deleteCompanyList', { id: body.id }, token)
  await call('companies/resetNewCompanies', {}, token)
  const events = await db.owner
    .selectFrom('live_event')
    .select(['kind', 'object_id'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', 'companyLists')
    .orderBy('seq')
    .execute()
  expect(events.map(({ object_id }) => object_id)).toEqual([body.id, body.id, body.id, workspaceId])
})
