import type { Language } from '@tendertap/domain/languages'
import { sql } from 'kysely'
import { getDocumentProxy } from 'unpdf'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAward, aWork } from '../../testing/a-tender.ts'
import {
  aDocument,
  aLot,
  aPerson,
  aWorkspace,
  getToken,
  type TestLot,
  type TestPerson,
} from '../../testing/builders.ts'
import { aCompanyDocument, anOwnFile } from '../../testing/own-files.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner, ingestion } = server.db

const COMPANY = 'ТОО «Ақжол Снаб»'
const HASH = 'ab'.repeat(32)
const LINK = 'https://goszakup.example/announce/index/1'

let workspaceId: string
let manager: TestPerson
let token: string
let lot: TestLot

beforeEach(async () => {
  workspaceId = await aWorkspace(server, { name: COMPANY })
  manager = await aPerson(server, ['manager'], workspaceId)
  await sql`update app_user set full_name = 'Әлия Қуанышқызы' where id = ${manager.id}`.execute(owner)
  token = await getToken(server, manager)
  lot = await aLot(server, { customer: 'КММ «Өскемен қаласының әкімдігі»', nameRu: 'Бумага офисная А4' })
  await sql`
    update lot set name_kz = 'А4 кеңсе қағазы: ӘҒҚҢӨҰҮҺІ әғқңөұүһі', name_en = 'Office paper A4', url = ${LINK}, amount = 1240000,
      delivery_address_ru = 'г. Усть-Каменогорск, ул. Кабанбай батыра, 1', delivery_term_days = 15 where id = ${lot.id}`.execute(
    ingestion,
  )
  await sql`
    update tender set method = 'Запрос ценовых предложений', application_end_at = '2026-11-20T06:30:00Z' where id = ${lot.tenderId}`.execute(
    ingestion,
  )
})

async function ask(lotId: number, { by = token, language }: { by?: string; language?: Language } = {}) {
  const response = await fetch(`${server.url}/api/lots/getDossier`, {
    method: 'POST',
    body: JSON.stringify({ lotId, language }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${by}` },
  })
  return { response, bytes: new Uint8Array(await response.clone().arrayBuffer()) }
}

/** The words of the PDF in one line; a word that was broken to fit its column is whole again only in `joined`. */
async function read(lotId: number, options?: Parameters<typeof ask>[1]) {
  const { bytes } = await ask(lotId, options)
  const line = await readPdf(bytes)
  return { line, joined: line.replaceAll(' ', '') }
}

/** Votes, steps and the result of this workspace. */
async function workOnLot(): Promise<void> {
  const lead = await aPerson(server, ['lead'], workspaceId)
  await sql`
    insert into lot_vote (workspace_id, lot_id, user_id, accepted, reason, description)
    values (${workspaceId}, ${lot.id}, ${lead.id}, false, 'price', 'Дешевле не дадут, маржи нет')`.execute(owner)
  await aWork(server, { workspaceId, lotIds: [lot.id], status: 'placement_completed' })
  await sql`
    insert into work_log (workspace_id, lot_id, user_id, action, logged_at)
    values (${workspaceId}, ${lot.id}, ${manager.id}, 'activateLot', '2026-11-10T05:15:00Z')`.execute(owner)
  await sql`
    insert into lot_result (workspace_id, lot_id, version, final_status, final_amount, results_date, winner_company, winner,
      loss_reason, filled_by)
    values (${workspaceId}, ${lot.id}, 1, 'held', 880000, '2026-11-25T06:00:00Z', 'ТОО «Дала»', false, 'price', ${manager.id})`.execute(
    owner,
  )
}

async function aCollectedDocument(key: string): Promise<void> {
  await sql`
    insert into work_document (workspace_id, lot_id, key, description_ru, position, required)
    values (${workspaceId}, ${lot.id}, ${key}, 'Справки', 1, true)`.execute(owner)
}

async function attachFile(key: string, name: string): Promise<string> {
  const fileId = await anOwnFile(owner, { workspaceId, userId: manager.id, name })
  await sql`
    insert into work_file (workspace_id, lot_id, document_key, file_id, attached_by)
    values (${workspaceId}, ${lot.id}, ${key}, ${fileId}, ${manager.id})`.execute(owner)
  return fileId
}

async function aLibraryDocument(name: string): Promise<{ id: string; file_id: string }> {
  const id = await aCompanyDocument(owner, { workspaceId, userId: manager.id, name })
  return owner.selectFrom('company_document').select(['id', 'file_id']).where('id', '=', id).executeTakeFirstOrThrow()
}

async function aPastResult(ofWorkspace: string, userId: string): Promise<void> {
  await sql`
    with imported as (
      insert into result_import (workspace_id, file_name, imported, matched, imported_by)
      values (${ofWorkspace}, 'итоги.xlsx', 1, 1, ${userId}) returning id)
    insert into past_result (workspace_id, import_id, key, lot_id, outcome, offer_price, final_amount, winner_company,
      loss_reason, decided_on, imported_by, imported_at)
    select ${ofWorkspace}, id, 'k', ${lot.id}, 'lost', 620000, 310000, 'ТОО «Алатау»', 'price', '2025-03-04', ${userId},
      '2026-11-10T05:15:00Z' from imported`.execute(owner)
}

describe('the dossier of a lot', () => {
  test('is a PDF that is saved under the lot’s number', async () => {
    const { response, bytes } = await ask(lot.id)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const name = encodeURIComponent(`Досье лота ${lot.number}.pdf`)
    expect(response.headers.get('content-disposition')).toContain(`filename*=UTF-8''${name}`)
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  })

  test.each<[Language, string[]]>([
    [
      'ru',
      [
        'Бумага офисная А4',
        'Плановая сумма 1 240 000 тенге',
        'Запрос ценовых предложений',
        'Приём заявок до 20.11.2026 11:30',
        'Срок поставки 15 дней',
        'Не подходит цена · Дешевле не дадут, маржи нет',
        '10.11.2026 10:15 Лот взят в работу Әлия Қуанышқызы',
        'Наша цена 90 000 тенге · 7,3 % плановой суммы',
        'Проиграли по цене',
        'Дата итогов 25.11.2026',
      ],
    ],
    [
      'kz',
      [
        'А4 кеңсе қағазы: ӘҒҚҢӨҰҮҺІ әғқңөұүһі',
        'Жоспарланған сома 1 240 000 теңге',
        'Жеткізу мерзімі 15 күн',
        'Лот жұмысқа алынды',
        'Баға бойынша ұтылдық',
      ],
    ],
    ['en', ['Office paper A4', 'Planned amount 1 240 000 tenge', 'The lot was taken into work', 'Lost on price']],
  ])('tells in %s what is known', async (language, facts) => {
    await workOnLot()
    const { line } = await read(lot.id, { language })
    for (const fact of [
      ...facts,
      'КММ «Өскемен қаласының әкімдігі»',
      lot.number,
      lot.code,
      'ТОО «Дала»',
      LINK,
      COMPANY,
    ])
      expect(line).toContain(fact)
  })

  test('is in the language of the person, unless another is asked for', async () => {
    await sql`update app_user set lang = 'kz' where id = ${manager.id}`.execute(owner)
    expect((await read(lot.id)).line).toContain('Тапсырыс беруші')
    expect((await read(lot.id, { language: 'en' })).line).toContain('Customer')
  })

  test('names the documents with their hashes', async () => {
    await aDocument(server, lot, { url: 'https://goszakup.example/1', name: 'Техспецификация.pdf' })
    await sql`
      update document set state = 'stored', sha256 = decode(${HASH}, 'hex'), size = 20480, stored_at = '2026-11-09T04:00:00Z',
        file_name = 'a.pdf' where tender_id = ${lot.tenderId}`.execute(owner)
    await aDocument(server, lot, { url: 'https://goszakup.example/2', name: 'Проект договора.docx' })
    const { line } = await read(lot.id)
    expect(line).toContain('Техспецификация.pdf Техническая спецификация')
    expect(line).toContain(`SHA-256 ${HASH} 20 КБ 09.11.2026 09:00`)
    expect(line).toContain('Проект договора.docx Техническая спецификация не получен')
  })

  test('says who made it, for whom, and counts its pages', async () => {
    await sql`update lot set description_ru = ${'Слова описания. '.repeat(400)} where id = ${lot.id}`.execute(ingestion)
    const { line } = await read(lot.id)
    expect(line).toMatch(
      /Составлено \d\d\.\d\d\.\d{4} \d\d:\d\d по времени Алматы\. Әлия Қуанышқызы · ТОО «Ақжол Снаб» 1 из 2/,
    )
    expect(line).toContain('2 из 2')
  })

  test.each([
    ['as long as it may be', 'Слова голоса. '.repeat(400).slice(0, 4_980)],
    ['of 3,000 characters', 'Слова голоса. '.repeat(213).slice(0, 2_980)],
    ['of 100 lines', Array.from({ length: 100 }, (_, line) => `строка ${line}`).join('\n')],
  ])('prints an explanation %s to its end, although it is taller than a page', async (_, explanation) => {
    const lead = await aPerson(server, ['lead'], workspaceId)
    await sql`
      insert into lot_vote (workspace_id, lot_id, user_id, accepted, reason, description)
      values (${workspaceId}, ${lot.id}, ${lead.id}, false, 'price', ${`Начало. ${explanation} Конец.`})`.execute(owner)
    const { joined } = await read(lot.id)
    expect(joined).toContain('Неподходитцена·Начало.')
    expect(joined).toContain('Конец.')
    const count = (text: string) => text.match(/голоса|строка/g)?.length
    expect(count(joined)).toBe(count(explanation))
  })

  test('names every file of a document, although they are taller than a page', async () => {
    await workOnLot()
    await aCollectedDocument('certificate')
    for (let n = 1; n <= 70; n += 1) await attachFile('certificate', `Справка ${n}.pdf`)
    const { line } = await read(lot.id)
    for (let n = 1; n <= 70; n += 1) expect(line).toContain(`Справка ${n}.pdf`)
  })

  test('names our own files with their hashes, too', async () => {
    await aWork(server, { workspaceId, lotIds: [lot.id], status: 'in_requesting_offers' })
    await aCollectedDocument('certificate')
    const ownFile = await attachFile('certificate', 'Лицензия.pdf')
    const { file_id: libraryFile, id: companyDocumentId } = await aLibraryDocument('Справка о налогах.pdf')
    await sql`
      insert into work_file (workspace_id, lot_id, document_key, company_document_id, attached_by)
      values (${workspaceId}, ${lot.id}, 'certificate', ${companyDocumentId}, ${manager.id})`.execute(owner)
    const { rows } = await sql<{ hash: string }>`
      select encode(sha256, 'hex') as hash from own_file
      where id = any(${[ownFile, libraryFile]}::uuid[]) order by id`.execute(owner)
    const { line } = await read(lot.id)
    expect(rows).toHaveLength(2)
    expect(line).toContain(`Лицензия.pdf SHA-256 ${rows[0]?.hash}`)
    expect(line).toContain(`Справка о налогах.pdf SHA-256 ${rows[1]?.hash}`)
  })
})

describe('the result', () => {
  test.each([true, false])('has what the portal published about the winners, in work or not: %j', async (isInWork) => {
    if (isInWork) await aWork(server, { workspaceId, lotIds: [lot.id], status: 'placement_completed' })
    const concluded = { lotId: lot.id, concludedAt: new Date('2026-11-12T05:00:00Z') }
    await anAward(server, { ...concluded, name: 'ТОО «Сарыарқа»' })
    await anAward(server, { ...concluded, name: 'ТОО «Байтерек»', amount: '70000', contract: 'another' })
    await anAward(server, { lotId: lot.id, name: 'ТОО «Расторгнут»', contract: 'withdrawn' })
    await sql`update award set withdrawn_at = now() where external_id = 'withdrawn' and lot_id = ${lot.id}`.execute(
      owner,
    )
    const { line } = await read(lot.id)
    expect(line).toContain('ТОО «Сарыарқа» · 90 000 тенге · 12.11.2026 10:00')
    expect(line).toContain('ТОО «Байтерек» · 70 000 тенге')
    expect(line).not.toContain('Расторгнут')
    expect(line.includes('Лот не в работе.')).toBe(!isInWork)
  })

  test('is the imported one of a lot that was never in work', async () => {
    await aPastResult(workspaceId, manager.id)
    const { line } = await read(lot.id)
    expect(line).toContain('Лот не в работе. Результат Наша цена')
    for (const fact of [
      'Итог Проиграли',
      'Наша цена 620 000 тенге · 50 % плановой суммы',
      'Итоговая сумма 310 000 тенге · 25 % плановой суммы',
      'Победитель ТОО «Алатау»',
      'Дата итогов 04.03.2025',
      'Причина проигрыша Проиграли по цене',
      'Импортирован 10.11.2026 10:15 · Әлия Қуанышқызы',
    ])
      expect(line).toContain(fact)
    expect(line).not.toContain('Результат не записан.')
  })

  test('that the work recorded is shown, and not the imported one', async () => {
    await workOnLot()
    await aPastResult(workspaceId, manager.id)
    const { line } = await read(lot.id)
    expect(line).toContain('ТОО «Дала»')
    expect(line).not.toContain('ТОО «Алатау»')
  })

  test('that another company imported is not shown', async () => {
    const other = await aWorkspace(server)
    await aPastResult(other, (await aPerson(server, ['manager'], other)).id)
    expect((await read(lot.id)).line).toContain('Лот не в работе. Результат Результат не записан.')
  })
})

describe('what strangers wrote', () => {
  test('is printed as text: neither links nor pictures nor signs that the font lacks', async () => {
    await sql`
      update lot set url = 'javascript:alert(1)', description_ru = ${'<img src="file:///etc/passwd"> \u0007 漢字 {"image":"x"}\u202E'}
      where id = ${lot.id}`.execute(ingestion)
    await sql`update tender set url = 'file:///etc/passwd' where id = ${lot.tenderId}`.execute(ingestion)
    const { bytes } = await ask(lot.id)
    const pdf = await getDocumentProxy(bytes.slice())
    const annotations = await (await pdf.getPage(1)).getAnnotations()
    expect(annotations).toEqual([])
    const text = await readPdf(bytes)
    expect(text).toContain('<img src="file:///etc/passwd"> ?? {"image":"x"}?')
    expect(text).not.toContain('javascript')
  })

  test('links only to web pages', async () => {
    const pdf = await getDocumentProxy((await ask(lot.id)).bytes)
    const annotations = (await (await pdf.getPage(1)).getAnnotations()) as { url?: string }[]
    expect(annotations.map(({ url }) => url)).toContain(LINK)
  })

  test('is cut where it is endless', async () => {
    await sql`update lot set description_ru = ${'ә'.repeat(100_000)} where id = ${lot.id}`.execute(ingestion)
    const { joined } = await read(lot.id)
    expect(joined).toContain('ә'.repeat(100))
    expect(joined.split('ә').length - 1).toBeLessThan(3_100)
    expect(joined).toContain('ә…')
  })
})

describe('who sees what', () => {
  test('another workspace gets the public facts alone', async () => {
    await workOnLot()
    const stranger = await getToken(server, await aPerson(server, ['manager']))
    const { line } = await read(lot.id, { by: stranger })
    expect(line).toContain('Бумага офисная А4')
    expect(line).toContain('Лот не в работе.')
    for (const secret of ['Әлия', 'Дешевле не дадут', '90 000', 'ТОО «Дала»', COMPANY])
      expect(line).not.toContain(secret)
  })

  test.each(['manager', 'procurement', 'controller', 'admin'] as const)('a %s may have it', async (role) => {
    const by = await getToken(server, await aPerson(server, [role], workspaceId))
    expect((await ask(lot.id, { by })).response.status).toBe(200)
  })

  test('a lead, who does not see the work, may not', async () => {
    const by = await getToken(server, await aPerson(server, ['lead'], workspaceId))
    expect((await ask(lot.id, { by })).response.status).toBe(403)
  })

  test('without a subscription there are the lots of one’s own work alone', async () => {
    const lapsed = await aWorkspace(server, { subscribed: false })
    const by = await getToken(server, await aPerson(server, ['manager'], lapsed))
    expect((await ask(lot.id, { by })).response.status).toBe(402)
    await aWork(server, { workspaceId: lapsed, lotIds: [lot.id], status: 'in_placement' })
    expect((await ask(lot.id, { by })).response.status).toBe(200)
  })

  test('a lot that is not there is not found', async () => {
    const { response } = await ask(999_999_999)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  })
})
