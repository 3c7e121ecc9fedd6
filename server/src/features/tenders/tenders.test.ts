import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ChangeFacts, ChangeKind } from '@tendertap/domain/tenders/changes'
import { aLot, aPerson, aWorkspace, inDays, getToken, type TestLot } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const NOBODYS = 9_000_000_000
let token: string
let lot: TestLot

beforeAll(async () => {
  token = await getToken(server, await aPerson(server, ['procurement']))
  lot = await aLot(server, { nameRu: 'Бумага офисная', customer: 'КГУ «Школа»', amount: '480000.50' })
})

const readDetails = async (id: number, as = token) =>
  (await server.call('tenders/getTenderDetails', { id }, as)).body.tender

interface TestChange {
  kind: ChangeKind
  at?: Date
  lotId?: number
  before?: ChangeFacts
  after?: ChangeFacts
}

async function writeTestChanges(tenderId: number, changes: readonly TestChange[]): Promise<void> {
  const rows = changes.map(({ kind, at = inDays(-1), lotId, before, after }) => ({
    tender_id: tenderId,
    kind,
    at,
    lot_id: lotId ?? null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  }))
  await server.db.ingestion.insertInto('change').values(rows).execute()
}

describe('tenders/getTenderDetails', () => {
  test('answers the tender with its lots, to which no workspace has attached anything', async () => {
    const tender = await readDetails(lot.tenderId)
    expect(tender).toMatchObject({
      id: lot.tenderId,
      code: lot.code,
      name: 'Бумага офисная',
      nameRu: 'Бумага офисная',
      customerRu: 'КГУ «Школа»',
      plannedAmount: 480000.5,
      amount: 480000.5,
      lotsCount: 1,
      status: 'Опубликован',
      source: 'ows',
      DocumentsOfTender: [],
      userFilter: null,
      intoWorkStatus: 'not_processed',
      offerPrice: null,
      meta: [],
      VotesOfTender: [],
      resultInfo: null,
      supersedes: null,
      supersededBy: null,
      withdrawnAt: null,
    })
    expect(tender.LotOfTender).toEqual([
      expect.objectContaining({
        id: lot.id,
        TenderId: lot.tenderId,
        contractNumber: lot.number,
        katoNameRu: 'г. Алматы',
        quantity: 10,
        percent: null,
        documents: [],
        Votes: [],
        LotsInProcessOfLot: [],
        LotScoreOfLot: [],
        intoWorkStatus: 'not_processed',
        standsForTender: false,
        withdrawnAt: null,
      }),
    ])
    expect(tender.announcement.lots).toEqual([{ lotNumber: lot.number, truDescription: null }])
  })

  test('a lot inside it is the lot of the list, without the tender', async () => {
    const { body } = await server.call('lots/getLots', { id: lot.id }, token)
    const { Tender: head, ...listed } = body.data[0]
    const tender = await readDetails(lot.tenderId)
    expect(listed).toMatchObject(tender.LotOfTender[0])
    expect(tender).toMatchObject(head)
  })

  test('documents stand with their lot or with the whole tender, each in its state; those no longer listed are gone', async () => {
    const { tenderId, id: lotId } = await aLot(server)
    const named = (name: string, rest: object = {}) => ({
      tender_id: tenderId,
      url: `https://portal.example/${name}`,
      type: 'Проект договора',
      original_file_name: name,
      lot_id: null,
      ...rest,
    })
    await server.db.owner
      .insertInto('document')
      .values([
        named('listed.pdf'),
        named('wanted.pdf', { state: 'wanted' }),
        named('gone.pdf', { removed_at: new Date() }),
        named('stored.pdf', { lot_id: lotId, state: 'stored', file_name: `${lotId}.pdf`, size: 1500 }),
        named('unavailable.pdf', { lot_id: lotId, state: 'unavailable' }),
      ])
      .execute()
    const tender = await readDetails(tenderId)
    expect(tender.DocumentsOfTender).toMatchObject([
      {
        LotId: null,
        documentType: 'Проект договора',
        originalFileName: 'listed.pdf',
        fileName: null,
        state: 'processing',
        size: null,
      },
      { originalFileName: 'wanted.pdf', state: 'processing' },
    ])
    expect(tender.LotOfTender[0].documents).toMatchObject([
      { LotId: lotId, originalFileName: 'stored.pdf', fileName: `${lotId}.pdf`, state: 'stored', size: 1500 },
      { originalFileName: 'unavailable.pdf', fileName: null, state: 'unavailable' },
    ])
  })

  test('a replaced announcement names the newest one, and that one names it', async () => {
    const [older, newer, newest] = [await aLot(server), await aLot(server), await aLot(server)]
    await server.db.ingestion
      .updateTable('tender')
      .set({ supersedes_id: older.tenderId })
      .where('id', 'in', [newer.tenderId, newest.tenderId])
      .execute()
    expect(await readDetails(older.tenderId)).toMatchObject({
      supersedes: null,
      supersededBy: { id: newest.tenderId, code: newest.code },
    })
    expect(await readDetails(newest.tenderId)).toMatchObject({
      supersedes: { id: older.tenderId, code: older.code },
      supersededBy: null,
    })
  })

  test('withdrawn lots and tenders are still shown, marked; withdrawn lots come last', async () => {
    const kept = await aLot(server)
    const gone = await aLot(server)
    await server.db.ingestion.updateTable('lot').set({ tender_id: gone.tenderId }).where('id', '=', kept.id).execute()
    await server.db.ingestion.updateTable('lot').set({ withdrawn_at: new Date() }).where('id', '=', gone.id).execute()
    await server.db.ingestion.updateTable('lot').set({ stands_for_tender: true }).where('id', '=', kept.id).execute()
    await server.db.ingestion
      .updateTable('tender')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', gone.tenderId)
      .execute()
    const tender = await readDetails(gone.tenderId)
    expect(tender.withdrawnAt).not.toBeNull()
    expect(tender.LotOfTender).toMatchObject([
      { id: kept.id, withdrawnAt: null, standsForTender: true },
      { id: gone.id, withdrawnAt: expect.any(String) },
    ])
    // its last lot has gone elsewhere, the tender itself has not
    expect(await readDetails(kept.tenderId)).toMatchObject({ LotOfTender: [], announcement: { lots: [] } })
  })
})

describe('opening a tender', () => {
  test('asks for the documents that are not here yet, before everybody else’s, and once', async () => {
    const { tenderId } = await aLot(server)
    const row = { tender_id: tenderId, type: 'Проект договора', original_file_name: 'договор.pdf' }
    const documents = await server.db.owner
      .insertInto('document')
      .values([
        { ...row, url: 'https://portal.example/1' },
        { ...row, url: 'https://portal.example/2', state: 'stored', file_name: `stored-${tenderId}.pdf` },
      ])
      .returning('id')
      .execute()
    await readDetails(tenderId)
    await readDetails(tenderId)
    const { rows } = await sql<{ id: number; priority: number }>`
      select (data->>'documentId')::bigint as id, priority from pgboss.job
      where name = 'documents/fetch' and (data->>'documentId')::bigint = any(${documents.map(({ id }) => id)})`.execute(
      server.db.owner,
    )
    expect(rows).toEqual([{ id: documents[0]?.id, priority: expect.any(Number) }])
    expect(rows[0]?.priority).toBeGreaterThan(0)
  })
})

describe('tenders/getTenderChanges', () => {
  test('tells what changed, newest first, with the lot it is about', async () => {
    const { tenderId, id: lotId, number } = await aLot(server)
    const before = { applicationEndAt: '2026-11-18T07:00:00.000Z' }
    const after = { applicationEndAt: '2026-11-20T07:00:00.000Z' }
    const renamed = { nameRu: 'Бумага', descriptionKz: null }
    await writeTestChanges(tenderId, [
      { kind: 'published', at: inDays(-3) },
      { kind: 'deadline', before, after },
      { kind: 'amount', lotId, before: { amount: '100000.00' }, after: { amount: '90000.50' } },
      { kind: 'text', lotId, before: { texts: renamed }, after: { texts: { ...renamed, nameRu: 'Бумага А4' } } },
      { kind: 'documents', after: { documents: [{ type: 'Проект договора', name: 'договор.pdf' }] } },
      { kind: 'superseded', after: { tender: { id: lot.tenderId, code: lot.code } } },
    ])
    const { status, body } = await server.call('tenders/getTenderChanges', { id: tenderId }, token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 6, totalExact: true, page: 1, limit: 10 })
    expect(body.data).toMatchObject([
      { kind: 'superseded', before: null, after: { tender: { id: lot.tenderId, code: lot.code } } },
      {
        kind: 'documents',
        LotId: null,
        lotNumber: null,
        before: null,
        after: { documents: [{ type: 'Проект договора', name: 'договор.pdf' }] },
      },
      { kind: 'text', before: { texts: renamed }, after: { texts: { nameRu: 'Бумага А4', descriptionKz: null } } },
      { kind: 'amount', LotId: lotId, lotNumber: number, before: { amount: 100000 }, after: { amount: 90000.5 } },
      { kind: 'deadline', before, after },
      { kind: 'published', at: expect.any(String), before: null, after: null },
    ])
  })

  test('names the winner of a lot and a new customer as the catalogue knows them', async () => {
    const { tenderId, id: lotId, number } = await aLot(server, { customer: 'КГУ «Победитель»' })
    const { name_key: winner } = await server.db.owner
      .selectFrom('company')
      .select('name_key')
      .where('name_ru', '=', 'КГУ «Победитель»')
      .executeTakeFirstOrThrow()
    const award = { winner, amount: '90000.50', concludedAt: '2026-11-20T07:00:00.000Z', participants: 3 }
    await writeTestChanges(tenderId, [
      { kind: 'result', lotId, after: { award } },
      { kind: 'result', lotId, before: { award } },
      {
        kind: 'details',
        before: { details: { customer: 'неизвестный', method: null } },
        after: { details: { customer: winner, method: 'Аукцион' } },
      },
    ])
    const { body } = await server.call('tenders/getTenderChanges', { id: tenderId }, token)
    const shown = { ...award, winner: 'КГУ «Победитель»', amount: 90000.5 }
    expect(body.data).toMatchObject([
      {
        kind: 'details',
        before: { details: { customer: 'неизвестный', method: null } },
        after: { details: { customer: 'КГУ «Победитель»', method: 'Аукцион' } },
      },
      { kind: 'result', LotId: lotId, lotNumber: number, before: { award: shown }, after: null },
      { kind: 'result', LotId: lotId, lotNumber: number, before: null, after: { award: shown } },
    ])
  })

  test('does not list lots published with their tender, but lists a lot added later', async () => {
    const { tenderId, id: lotId } = await aLot(server)
    const at = inDays(-3)
    await writeTestChanges(tenderId, [
      { kind: 'published', at },
      { kind: 'published', at, lotId },
      { kind: 'published', lotId },
    ])
    const { body } = await server.call('tenders/getTenderChanges', { id: tenderId }, token)
    expect(body.data.map((change: { LotId: number | null }) => change.LotId)).toEqual([lotId, null])
    expect(body.total).toBe(2)
  })

  test('comes in pages; another tender’s changes are not among them', async () => {
    const { tenderId } = await aLot(server)
    const statuses = Array.from({ length: 23 }, (_, step) => ({
      kind: 'status' as const,
      before: { status: `${step}` },
      after: { status: `${step + 1}` },
    }))
    await writeTestChanges(tenderId, statuses)
    const { body } = await server.call('tenders/getTenderChanges', { id: tenderId, page: 3, limit: 10 }, token)
    expect(body).toMatchObject({ total: 23, page: 3, limit: 10 })
    expect(body.data.map((change: { after: { status: string } }) => change.after.status)).toEqual(['3', '2', '1'])
    expect((await server.call('tenders/getTenderChanges', { id: lot.tenderId }, token)).body).toMatchObject({
      data: [],
      total: 0,
      page: 1,
    })
  })
})

describe.each(['tenders/getTenderDetails', 'tenders/getTenderChanges'] as const)('%s', (path) => {
  test('answers 404 for an unknown tender and 400 for an invalid id', async () => {
    expect(await server.call(path, { id: NOBODYS }, token)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await server.call(path, { id: '12x' }, token)).toMatchObject({ status: 400 })
    expect(await server.call(path, { id: String(lot.tenderId) }, token)).toMatchObject({ status: 200 })
  })

  test('is open to every member and to the superadmin, to nobody else', async () => {
    const superadmin = await getToken(server, await aPerson(server, ['superadmin']))
    const noRole = await getToken(server, await aPerson(server, []))
    for (const person of [superadmin, noRole])
      expect(await server.call(path, { id: lot.tenderId }, person)).toMatchObject({ status: 200 })
    expect(await server.call(path, { id: lot.tenderId })).toMatchObject({ status: 401 })
  })

  test('requires an active subscription, even for an unknown tender', async () => {
    const workspace = await aWorkspace(server, { subscribed: false })
    const unpaid = await getToken(server, await aPerson(server, ['manager'], workspace))
    for (const id of [lot.tenderId, NOBODYS])
      expect(await server.call(path, { id }, unpaid)).toMatchObject({
        status: 402,
        body: { code: 'subscription_required' },
      })
  })
})
