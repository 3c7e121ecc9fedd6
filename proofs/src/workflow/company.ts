// A new company with its people, and tenders that nobody else works on: every sequence of commands begins with them.
import { randomUUID } from 'node:crypto'
import { DEFAULT_CHECKLIST, completeTemplate, type TemplateEntry } from '@tendertap/domain/lot-work/default-checklist'
import type { DocumentState } from '@tendertap/domain/lot-work/workflow'
import { CANCELLED, PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import type { Role } from '@tendertap/domain/roles'
import type { Database } from '@tendertap/server/db/database'
import { indexLots } from '@tendertap/server/features/lots/indexing/index-lots'
import { createLexemeCache } from '@tendertap/server/features/lots/indexing/lexeme-cache'
import { sql } from 'kysely'
import { makePrincipal, makeTenant, makeToken } from '../guards/tenants.ts'
import type { Person } from './acts.ts'
import type { Model, ModelLot, ModelTender } from './model.ts'

const DAY = 86_400_000
const lexemes = createLexemeCache()

const ROLE_SETS: readonly (readonly Role[])[] = [
  ['lead'],
  ['manager'],
  ['procurement'],
  ['controller'],
  ['lead', 'manager'],
  ['manager', 'procurement'],
  ['lead', 'manager', 'procurement'],
]

interface PlannedLot {
  goods: string
  name?: string
  status?: string
  /** of a document of the lot itself */
  document?: DocumentState
}

interface PlannedTender {
  lots: readonly PlannedLot[]
  isOver?: true
  /** place in this list */
  supersedes?: number
}

const TENDERS: readonly PlannedTender[] = [
  // two lots that can be taken, one whose document is on its way, one that is cancelled
  {
    lots: [
      { goods: 'paper', document: 'stored' },
      { goods: 'pens', document: 'unavailable' },
      { goods: 'desks', document: 'processing' },
      { goods: 'chairs', status: CANCELLED },
    ],
  },
  // announced three times, with two lots of one code in another order
  { lots: [{ goods: 'lamps', name: 'Лампы' }, { goods: 'cables' }, { goods: 'lamps', name: 'Светильники' }] },
  { lots: [{ goods: 'lamps' }, { goods: 'lamps' }], supersedes: 1 },
  { lots: [{ goods: 'coal' }], isOver: true },
  { lots: [{ goods: 'salt', document: 'processing' }] },
  // replaced by an announcement that is over, too
  { lots: [{ goods: 'rope' }] },
  { lots: [{ goods: 'rope' }], isOver: true, supersedes: 5 },
  {
    lots: [
      { goods: 'lamps', name: 'Светильники' },
      { goods: 'lamps', name: 'Лампы' },
    ],
    supersedes: 2,
  },
]

/** Few documents, so that a lot gets to its end in few steps. */
const OWN_TEMPLATE = completeTemplate([
  { key: 'letter', descriptionRu: 'Письмо', descriptionKz: 'Хат', descriptionEn: 'Letter', required: true },
  { key: 'sample', descriptionRu: 'Образец', descriptionKz: null, descriptionEn: null, required: false },
])

export interface Company {
  people: readonly Person[]
  model: Model
}

/** `hasTemplate`: it has set up which documents it collects. */
export async function makeCompany(owner: Database, hasTemplate: boolean): Promise<Company> {
  const { workspaceId, mark } = await makeTenant(owner, { mark: 'workflow', subscribed: true })
  const people: Person[] = []
  for (const roles of ROLE_SETS) {
    const person = await makePrincipal(owner, workspaceId, roles, roles.join('-'))
    const token = await makeToken(owner, person)
    people.push({ userId: person.userId, fullName: `Имя ${roles.join('-')}`, roles, workspaceId, token })
  }
  const template = hasTemplate ? OWN_TEMPLATE : DEFAULT_CHECKLIST
  if (hasTemplate) await writeTemplate(owner, workspaceId, template)
  const { tenders, lots } = await makeTenders(owner)
  const own = { names: [`ТОО ${mark}`, `Компания ${mark}`], bin: null }
  return { people, model: { own, template, tenders, lots, steps: 0 } }
}

async function writeTemplate(owner: Database, workspaceId: string, entries: readonly TemplateEntry[]): Promise<void> {
  await owner
    .insertInto('checklist_template')
    .values(
      entries.map((entry, position) => ({
        workspace_id: workspaceId,
        method: '',
        key: entry.key,
        position,
        description_ru: entry.descriptionRu,
        description_kz: entry.descriptionKz,
        description_en: entry.descriptionEn,
        required: entry.required,
      })),
    )
    .execute()
}

async function makeTenders(owner: Database): Promise<Pick<Model, 'tenders' | 'lots'>> {
  const tenders: ModelTender[] = []
  const lots: ModelLot[] = []
  for (const planned of TENDERS) {
    const replaced = planned.supersedes === undefined ? null : (tenders[planned.supersedes] ?? null)
    const tender = await insertTender(owner, planned, replaced?.id ?? null)
    if (replaced) replaced.supersededBy = tender.id
    const own = await insertLots(owner, tender.id, planned.lots)
    tenders.push({ ...tender, lotIds: own.map(({ id }) => id) })
    lots.push(...own)
  }
  await owner.transaction().execute((transaction) =>
    indexLots(
      transaction,
      lots.map(({ id }) => id),
      lexemes,
    ),
  )
  return { tenders: new Map(tenders.map((one) => [one.id, one])), lots: new Map(lots.map((one) => [one.id, one])) }
}

async function insertTender(owner: Database, { lots, isOver }: PlannedTender, supersedesId: number | null) {
  const name = randomUUID()
  const applicationEndAt = new Date(Date.now() + (isOver ? -1 : 3) * DAY)
  const { rows } = await sql<{ id: number }>`
    insert into tender (source, external_id, code, customer_id, status, name_ru, lots_count, published_at, application_end_at, supersedes_id)
    select 'ows', ${name}, ${name}, min(c.id), ${PUBLISHED}, 'Закупка', ${lots.length}, now() - interval '2 days', ${applicationEndAt}, ${supersedesId}
    from company c returning id`.execute(owner)
  const id = rows[0]?.id ?? 0
  return { id, applicationEndAt, lotIds: [] as number[], supersededBy: null as number | null, votes: [] }
}

async function insertLots(owner: Database, tenderId: number, planned: readonly PlannedLot[]): Promise<ModelLot[]> {
  const lots: ModelLot[] = []
  for (const { goods, name: nameRu = 'Товар', status = PUBLISHED, document } of planned) {
    const name = randomUUID()
    const { rows } = await sql<{ id: number }>`
      insert into lot (source, external_id, tender_id, number, name_ru, customer_id, status, ens_tru_code)
      select 'ows', ${name}, ${tenderId}, ${name}, ${nameRu}, min(c.id), ${status}, ${goods} from company c returning id`.execute(
      owner,
    )
    const id = rows[0]?.id ?? 0
    const documents = document ? [document] : []
    if (document)
      await sql`
        insert into document (tender_id, lot_id, url, type, original_file_name, file_name, state)
        values (${tenderId}, ${id}, ${`https://portal.example/${name}`}, 'technical_specification', 'a.pdf',
          ${document === 'stored' ? name : null}, ${document === 'processing' ? 'wanted' : document})`.execute(owner)
    lots.push({
      id,
      tenderId,
      number: name,
      ensTruCode: goods,
      nameRu,
      status,
      documents,
      work: null,
      votes: [],
    })
  }
  return lots
}
