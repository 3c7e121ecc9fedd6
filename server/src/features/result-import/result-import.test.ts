import type { Input, Output } from '@tendertap/contract/calls/index'
import { LANGUAGES } from '@tendertap/domain/languages'
import { COLUMNS, recogniseColumns } from '@tendertap/domain/result-import/columns'
import { listGivenRows } from '@tendertap/domain/result-import/rows'
import { sql } from 'kysely'
import readXlsx from 'read-excel-file/node'
import { beforeEach, describe, expect, test } from 'vitest'
import { aTender, aWork } from '../../testing/a-tender.ts'
import { aLot, aPerson, aWorkspace, getToken, type TestPerson } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db
const COMPANY = 'ТОО «Акжол Снаб»'

let workspaceId: string
let manager: TestPerson
let token: string

beforeEach(async () => {
  workspaceId = await aWorkspace(server, { name: COMPANY })
  manager = await aPerson(server, ['manager'], workspaceId)
  token = await getToken(server, manager)
})

type Row = Input<'resultImport/preview'>['rows'][number]
type Previewed = Output<'resultImport/preview'>['rows'][number]

const lost: Row = {
  line: 2,
  lotNumber: 'OLD-1',
  lotName: 'Бумага А4',
  customer: 'КГУ «Школа № 17»',
  plannedAmount: '1 000 000',
  offerPrice: '990 000',
  outcome: 'Проиграли',
  finalAmount: '900 000,50',
  winner: 'ТОО «Дала»',
  lossReason: 'По цене',
  decidedOn: '04.03.2025',
}
const won: Row = { line: 3, lotNumber: 'OLD-2', outcome: 'Выиграли', finalAmount: '500000', decidedOn: '2025-04-01' }
const broken: Row = { line: 4, lotName: 'Картриджи', outcome: 'в работе' }

const preview = async (rows: Row[], by = token) =>
  (await server.call('resultImport/preview', { rows }, by)).body.rows as Previewed[]
const importRows = (rows: Row[], by = token) =>
  server.call('resultImport/import', { fileName: 'Результаты 2025.xlsx', rows }, by)
const listImports = async (by = token) =>
  (await server.call('resultImport/listImports', {}, by)).body.imports as Output<'resultImport/import'>[]
const undo = (id: string, by = token) => server.call('resultImport/undoImport', { id }, by)
const listStored = async (id = workspaceId) =>
  (
    await sql<Record<string, unknown>>`
      select lot_id, lot_number, lot_name, customer_name, planned_amount, offer_price, outcome, final_amount, winner_company,
        loss_reason, decided_on::text from past_result where workspace_id = ${id} order by lot_number`.execute(owner)
  ).rows
const listProblems = (rows: Previewed[]) => rows.map(({ problems }) => problems.map(({ problem }) => problem))

describe('the preview', () => {
  test('tells what is wrong with each line, and stores nothing', async () => {
    const rows = await preview([lost, won, broken])
    expect(rows[0]).toEqual({
      line: 2,
      lot: null,
      problems: [],
      stored: {
        lotNumber: 'OLD-1',
        lotName: 'Бумага А4',
        customerName: 'КГУ «Школа № 17»',
        plannedAmount: 1_000_000,
        offerPrice: 990_000,
        outcome: 'lost',
        finalAmount: 900_000.5,
        winnerCompany: 'ТОО «Дала»',
        lossReason: 'price',
        decidedOn: '2025-03-04',
      },
    })
    expect(rows[2]).toEqual({
      line: 4,
      lot: null,
      problems: [
        { problem: 'outcome_unknown', column: 'outcome', line: null },
        { problem: 'date_missing', column: 'decidedOn', line: null },
      ],
      stored: null,
    })
    expect(await listStored()).toEqual([])
  })

  test('finds two lines about one lot, and the first that can be imported counts', async () => {
    const rows = await preview([
      { ...lost, line: 2, decidedOn: null },
      { ...lost, line: 3 },
      { ...lost, line: 4, lotNumber: '№ old-1' },
    ])
    expect(rows.map(({ problems }) => problems.at(-1))).toEqual([
      { problem: 'date_missing', column: 'decidedOn', line: null },
      undefined,
      { problem: 'duplicate_in_file', column: null, line: 3 },
    ])
  })

  test('knows a lot again where one of two lines names no tender', async () => {
    const rows = await preview([
      { ...won, line: 2, tenderNumber: '12345-1' },
      { ...won, line: 3 },
      { ...won, line: 4, tenderNumber: '12345-2' },
      { ...lost, line: 5 },
      { ...lost, line: 6, tenderNumber: '777-1' },
    ])
    expect(rows.map(({ problems }) => problems.map(({ line }) => line))).toEqual([[], [2], [], [], [5]])
  })

  test('takes the outcome from the winner, by our own name', async () => {
    const rows = await preview([{ ...lost, outcome: null, winner: 'тоо "АКЖОЛ СНАБ"' }])
    expect(rows[0]).toMatchObject({ stored: { outcome: 'won' }, problems: [{ problem: 'outcome_from_winner' }] })
  })

  test('has room for five thousand lines', async () => {
    // as long as legal names are
    const customer =
      'Коммунальное государственное учреждение «Общеобразовательная школа № 17 отдела образования Бородулихинского района»' +
      ' управления образования области Абай'
    const winner = 'Товарищество с ограниченной ответственностью «Производственно-коммерческая фирма „Дала Трейд“»'
    const lotName = 'Бумага для офисного оборудования, формат А4, плотность 80 г/м², белизна не менее 146 %, 500 листов'
    const rows = Array.from({ length: 5_000 }, (_, index) => {
      const lotNumber = `${71_843_205 + index}-ЗЦП1`
      return { ...lost, line: index + 2, lotNumber, tenderNumber: '11830471-1', lotName, customer, winner }
    })
    expect(Buffer.byteLength(JSON.stringify({ rows }))).toBeGreaterThan(4 * 1024 * 1024)
    expect(await preview(rows)).toHaveLength(5_000)
    const more = await server.call('resultImport/preview', { rows: [...rows, lost] }, token)
    expect(more).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })
})

describe('the lot of the catalogue', () => {
  test('is found by its number, and tells what the sheet leaves out', async () => {
    const lot = await aLot(server, { customer: 'ГУ «Аппарат акима»' })
    const [row] = await preview([{ ...won, lotNumber: ` ${lot.number.toLowerCase()} ` }])
    expect(row).toMatchObject({
      lot: { lotId: lot.id, TenderId: lot.tenderId, contractNumber: lot.number },
      stored: { lotNumber: lot.number, customerName: 'ГУ «Аппарат акима»' },
    })
    expect(row?.stored?.lotName).not.toBeNull()
    expect(row?.stored?.plannedAmount).toBeGreaterThan(0)
  })

  test('is found by the number of its tender and its name, or as the only lot of it', async () => {
    const single = await aLot(server)
    const several = await aTender(server, { lots: 2 })
    await sql`update lot set name_ru = 'Перчатки ' || id where tender_id = ${several.id}`.execute(server.db.ingestion)
    const second = several.lots[1]!
    const rows = await preview([
      { ...won, line: 2, lotNumber: null, lotName: 'что угодно', tenderNumber: single.code },
      { ...won, line: 3, lotNumber: null, lotName: `перчатки ${second.id}`, tenderNumber: several.code },
      { ...won, line: 4, lotNumber: null, lotName: 'Перчатки', tenderNumber: several.code },
    ])
    expect(rows.map(({ lot }) => lot?.lotId ?? null)).toEqual([single.id, second.id, null])
  })

  test('with the same number as another is told apart by its tender, else it is none', async () => {
    const [one, other] = [await aLot(server), await aLot(server)]
    await sql`update lot set number = ${one.number} where id = ${other.id}`.execute(server.db.ingestion)
    const rows = await preview([
      { ...won, line: 2, lotNumber: one.number },
      { ...won, line: 3, lotNumber: one.number, tenderNumber: other.code },
    ])
    expect(rows.map(({ lot }) => lot?.lotId ?? null)).toEqual([null, other.id])
  })

  test('is one lot, however the lines name it', async () => {
    const lot = await aLot(server)
    const rows = await preview([
      { ...won, line: 2, lotNumber: lot.number },
      { ...won, line: 3, lotNumber: null, lotName: 'что угодно', tenderNumber: lot.code },
    ])
    expect(rows[1]?.problems).toEqual([{ problem: 'duplicate_in_file', column: null, line: 2 }])
  })

  test('whose result the work has recorded is left to the work', async () => {
    const lot = await aLot(server)
    await aWork(server, { workspaceId, lotIds: [lot.id], status: 'placement_completed' })
    await sql`insert into lot_result (workspace_id, lot_id, version, final_status, results_date, filled_by)
      values (${workspaceId}, ${lot.id}, 1, 'cancelled', now(), ${manager.id})`.execute(owner)
    expect(listProblems(await preview([{ ...won, lotNumber: lot.number }]))).toEqual([['already_recorded']])
    const stranger = await getToken(server, await aPerson(server, ['manager']))
    expect(listProblems(await preview([{ ...won, lotNumber: lot.number }], stranger))).toEqual([[]])
  })
})

describe('an import', () => {
  test('stores the lines without problems', async () => {
    const lot = await aLot(server, { customer: 'АО «Сети»' })
    const answer = await importRows([lost, { ...won, lotNumber: lot.number }, broken])
    expect(answer).toMatchObject({
      status: 200,
      body: { fileName: 'Результаты 2025.xlsx', imported: 2, matched: 1, undoneAt: null },
    })
    expect(await listImports()).toEqual([answer.body])
    const stored = await listStored()
    expect(stored).toHaveLength(2)
    expect(stored).toContainEqual({
      lot_id: null,
      lot_number: 'OLD-1',
      lot_name: 'Бумага А4',
      customer_name: 'КГУ «Школа № 17»',
      planned_amount: '1000000.00',
      offer_price: '990000.00',
      outcome: 'lost',
      final_amount: '900000.50',
      winner_company: 'ТОО «Дала»',
      loss_reason: 'price',
      decided_on: '2025-03-04',
    })
    expect(stored).toContainEqual(
      expect.objectContaining({ lot_id: lot.id, customer_name: 'АО «Сети»', outcome: 'won' }),
    )
  })

  test('of the same file adds nothing, also when the catalogue knows the lot by then', async () => {
    await importRows([lost, won])
    const lot = await aLot(server)
    await sql`update lot set number = 'OLD-1' where id = ${lot.id}`.execute(server.db.ingestion)
    expect(listProblems(await preview([lost, won]))).toEqual([['already_imported'], ['already_imported']])
    expect(await importRows([lost, won])).toMatchObject({ status: 409, body: { code: 'nothing_to_import' } })
    await sql`update lot set number = 'no longer' where id = ${lot.id}`.execute(server.db.ingestion)
    expect(await listStored()).toHaveLength(2)
    expect(await listImports()).toHaveLength(1)
  })

  test('of a longer file adds the new lines', async () => {
    await importRows([lost])
    expect((await importRows([lost, won])).body).toMatchObject({ imported: 1 })
    expect(await listStored()).toHaveLength(2)
  })

  test('of an amended file does not bring a lot again that now has a tender number, or has none any more', async () => {
    const numbered = { ...won, tenderNumber: '12345-1' }
    await importRows([lost, numbered])
    const amended = [
      { ...lost, line: 2, tenderNumber: '777-1', finalAmount: '800000' },
      { ...won, line: 3 },
      { ...won, line: 4, tenderNumber: '12345-2' },
    ]
    expect(listProblems(await preview(amended))).toEqual([['already_imported'], ['already_imported'], []])
    expect((await importRows(amended)).body).toMatchObject({ imported: 1 })
    expect(await listStored()).toHaveLength(3)
  })

  test('by two people at once is there once', async () => {
    const other = await getToken(server, await aPerson(server, ['admin'], workspaceId))
    const answers = await Promise.all([importRows([lost, won]), importRows([lost, won], other)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await listStored()).toHaveLength(2)
  })

  test('reaches the open screens of the workspace and the audit log', async () => {
    const { id } = (await importRows([lost])).body
    const events = await sql`select kind from live_event where object_id = ${id}`.execute(owner)
    expect(events.rows).toEqual([{ kind: 'pastResults' }])
    const audit = await sql`select action, outcome from audit where object_id = ${id}`.execute(owner)
    expect(audit.rows).toEqual([{ action: 'resultImport/import', outcome: 'done' }])
  })
})

describe('an import is undone', () => {
  test('whole, and no other; its file can then be imported again', async () => {
    const first = (await importRows([lost])).body
    await importRows([won])
    expect(await undo(first.id)).toMatchObject({ status: 200 })
    expect((await listStored()).map(({ lot_number }) => lot_number)).toEqual(['OLD-2'])
    const undone = (await listImports()).find(({ id }) => id === first.id)
    expect(undone).toMatchObject({ imported: 1, undoneAt: expect.any(String) as string })
    expect(undone?.undoneBy).toBe(undone?.importedBy)
    expect(await undo(first.id)).toMatchObject({ status: 404 })
    expect((await importRows([lost])).body).toMatchObject({ imported: 1 })
  })

  test('not by another workspace, which sees nothing of it', async () => {
    const { id } = (await importRows([lost])).body
    const stranger = await aPerson(server, ['admin'])
    const other = await getToken(server, stranger)
    expect(await undo(id, other)).toMatchObject({ status: 404 })
    expect(await listImports(other)).toEqual([])
    expect(listProblems(await preview([lost], other))).toEqual([[]])
    expect((await importRows([lost], other)).body).toMatchObject({ imported: 1 })
    expect(await listStored()).toHaveLength(1)
  })
})

test('is for managers and administrators with a subscription', async () => {
  for (const role of ['lead', 'procurement', 'controller'] as const) {
    const other = await getToken(server, await aPerson(server, [role], workspaceId))
    expect(await importRows([lost], other)).toMatchObject({ status: 403 })
  }
  const lapsed = await aWorkspace(server, { subscribed: false })
  const admin = await getToken(server, await aPerson(server, ['admin'], lapsed))
  expect(await importRows([lost], admin)).toMatchObject({ status: 402 })
  expect(await listImports(admin)).toEqual([])
})

describe.each(LANGUAGES)('the template in %s', (language) => {
  const readTemplate = async () => {
    const response = await fetch(`${server.url}/api/resultImport/getTemplate`, {
      method: 'POST',
      body: JSON.stringify({ language }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
    const sheets = await readXlsx(Buffer.from(await response.arrayBuffer()))
    return sheets.map(({ data }) => {
      const sheet = recogniseColumns(data)
      return { columns: [...(sheet?.columns.keys() ?? [])], rows: sheet ? listGivenRows(data, sheet) : [] }
    })
  }

  test('has nothing that an import would take for a result', async () => {
    const [first] = await readTemplate()
    expect(first).toEqual({ columns: [...COLUMNS], rows: [] })
  })

  test('has an example behind it that could be imported as it is', async () => {
    const [, example] = await readTemplate()
    expect(example?.columns).toEqual([...COLUMNS])
    const rows = await preview(example?.rows ?? [])
    expect(rows.map(({ problems, stored }) => [problems, stored?.outcome, stored?.finalAmount])).toEqual([
      [[], 'won', 1_100_000],
      [[], 'lost', 450_000],
    ])
  })
})
