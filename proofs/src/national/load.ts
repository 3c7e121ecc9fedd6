// Fills an empty database with a national catalogue.
import pg from 'pg'
import { runWithoutIndexes } from './run-without-indexes.ts'
import {
  AWARD_COLUMNS,
  toAwardRow,
  COMPANY_COLUMNS,
  makeCompanyRows,
  LOT_COLUMNS,
  toLotRow,
  TENDER_COLUMNS,
  toTenderRow,
} from './catalogue.ts'
import { copyInto, type Copy } from './copy.ts'
import { generateTenders, type NationalOptions } from './lots.ts'
import { SEARCH_COLUMNS, makeSearchRows, type SearchRows } from './search-rows.ts'

const TABLES = ['company', 'tender', 'lot', 'award', 'lot_search'] as const
const COLUMNS = [COMPANY_COLUMNS, TENDER_COLUMNS, LOT_COLUMNS, AWARD_COLUMNS, SEARCH_COLUMNS] as const

export async function loadNational(
  ownerUrl: string,
  options: NationalOptions,
  say: (text: string) => void,
): Promise<void> {
  const clients = TABLES.map(() => new pg.Client(ownerUrl))
  const [owner] = clients
  if (!owner) return
  await Promise.all(clients.map((client) => client.connect()))
  try {
    await owner.query("set maintenance_work_mem = '1GB'")
    const started = performance.now()
    const seconds = () => ((performance.now() - started) / 1_000).toFixed(0)
    const companies = [...makeCompanyRows(options.now)]
    const rows = makeSearchRows(await readSearchValues(owner), ['', ...companies.map((fields) => String(fields[2]))])
    await runWithoutIndexes(owner, [...TABLES, 'lexeme', 'word_form', 'lot_sample'], async () => {
      await copyCatalogue(clients, companies, rows, options)
      await copyWords(owner, rows, options.lots)
      say(`${options.lots.toLocaleString('en')} lots made and copied after ${seconds()} s`)
    })
    say(`indexed after ${seconds()} s`)
    for (const table of ['company', 'tender', 'lot', 'award', 'lexeme'])
      await owner.query(
        `select setval(pg_get_serial_sequence($1, 'id'), (select coalesce(max(id), 1) from ${table}))`,
        [table],
      )
    await owner.query('vacuum (analyze)')
    say(`ready after ${seconds()} s`)
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** Returns a function that finds the id of a status, method or source. */
async function readSearchValues(client: pg.Client): Promise<(kind: string, name: string) => number> {
  const { rows } = await client.query<{ id: number; kind: string; name: string }>(
    'select id, kind, name from search_value',
  )
  const ids = new Map(rows.map(({ id, kind, name }) => [`${kind} ${name}`, id]))
  return (kind, name) => {
    const id = ids.get(`${kind} ${name}`)
    if (id === undefined) throw new Error(`search_value has no ${kind} «${name}»`)
    return id
  }
}

async function copyCatalogue(
  clients: readonly pg.Client[],
  companies: readonly (string | number | null)[][],
  rows: SearchRows,
  options: NationalOptions,
): Promise<void> {
  const copies = TABLES.map((table, index) => copyInto(clients[index] as pg.Client, table, COLUMNS[index] ?? []))
  const [companyCopy, tenderCopy, lotCopy, awardCopy, searchCopy] = copies as [Copy, Copy, Copy, Copy, Copy]
  for (const fields of companies) await companyCopy.writeRow(fields)
  for (const tender of generateTenders(options)) {
    await tenderCopy.writeRow(toTenderRow(tender))
    for (const lot of tender.lots) {
      await lotCopy.writeRow(toLotRow(lot, tender))
      await searchCopy.writeRow(rows.makeLotRow(lot, tender))
      const award = toAwardRow(lot, tender)
      if (award) await awardCopy.writeRow(award)
    }
  }
  for (const copy of copies) await copy.end()
}

async function copyWords(client: pg.Client, rows: SearchRows, lots: number): Promise<void> {
  const lexemeCopy = copyInto(client, 'lexeme', [
    'id',
    'text',
    'name_lots',
    'description_lots',
    'tender_lots',
    'document_lots',
  ])
  for (const fields of rows.listLexemeRows()) await lexemeCopy.writeRow(fields)
  await lexemeCopy.end()
  const formCopy = copyInto(client, 'word_form', ['form', 'lexeme_id', 'folded'])
  for (const fields of rows.listFormRows()) await formCopy.writeRow(fields)
  await formCopy.end()
  // lexeme 0 counts all lots, lexeme -1 the published ones
  await client.query('update lexeme set name_lots = $1 where id = 0', [lots])
  await client.query('update lexeme set name_lots = (select count(*) from lot_search where status = 2) where id = -1')
  await client.query('insert into lot_sample select * from lot_search where lot_id % 100 = 0')
}
