// Fills an empty database with a national catalogue.
import pg from 'pg'
import { onBareTables } from './bare-tables.ts'
import {
  AWARD_COLUMNS,
  awardFields,
  COMPANY_COLUMNS,
  companyRows,
  LOT_COLUMNS,
  lotFields,
  TENDER_COLUMNS,
  tenderFields,
} from './catalogue.ts'
import { copyInto, type Copy } from './copy.ts'
import { nationalTenders, type NationalOptions } from './lots.ts'
import { SEARCH_COLUMNS, searchRows, type SearchRows } from './search-rows.ts'

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
    const companies = [...companyRows(options.now)]
    const rows = searchRows(await readValues(owner), ['', ...companies.map((fields) => String(fields[2]))])
    await onBareTables(owner, [...TABLES, 'lexeme', 'word_form', 'lot_sample'], async () => {
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

async function readValues(client: pg.Client): Promise<(kind: string, name: string) => number> {
  const { rows } = await client.query<{ id: number; kind: string; name: string }>(
    'select id, kind, name from search_value',
  )
  const ids = new Map(rows.map(({ id, kind, name }) => [`${kind} ${name}`, id]))
  return (kind, name) => {
    const id = ids.get(`${kind} ${name}`)
    if (id === undefined) throw new Error(`search_value knows no ${kind} «${name}»`)
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
  const [intoCompany, intoTender, intoLot, intoAward, intoSearch] = copies as [Copy, Copy, Copy, Copy, Copy]
  for (const fields of companies) await intoCompany.row(fields)
  for (const tender of nationalTenders(options)) {
    await intoTender.row(tenderFields(tender))
    for (const lot of tender.lots) {
      await intoLot.row(lotFields(lot, tender))
      await intoSearch.row(rows.fields(lot, tender))
      const award = awardFields(lot, tender)
      if (award) await intoAward.row(award)
    }
  }
  for (const copy of copies) await copy.end()
}

async function copyWords(client: pg.Client, rows: SearchRows, lots: number): Promise<void> {
  const intoLexeme = copyInto(client, 'lexeme', ['id', 'text', 'lots'])
  for (const fields of rows.lexemes()) await intoLexeme.row(fields)
  await intoLexeme.end()
  const intoForm = copyInto(client, 'word_form', ['form', 'lexeme_id'])
  for (const fields of rows.forms()) await intoForm.row(fields)
  await intoForm.end()
  await client.query('update lexeme set lots = $1 where id = 0', [lots])
  await client.query('update lexeme set lots = (select count(*) from lot_search where status = 2) where id = -1')
  await client.query('insert into lot_sample select * from lot_search where lot_id % 100 = 0')
}
