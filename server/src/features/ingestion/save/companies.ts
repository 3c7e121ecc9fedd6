// A company with several spellings is one row. The longest spelling stays, of equal length the greatest. The result
// must not depend on which came first: runs are interrupted, repeated and overtaken, and must give the same catalogue.
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import type { CanonicalCustomer } from '../../../portals/canonical.ts'

interface Spelling {
  name_key: string
  name_ru: string
  name_kz: string | null
  name_en: string | null
  bin: string | null
  address: string | null
}

const TEXTS = ['name_ru', 'name_kz', 'name_en', 'address'] as const

export interface KeyedCompany {
  /** made by toCompanyKey */
  key: string
  company: CanonicalCustomer
}

function toSpelling({ key, company: { nameRu, nameKz, nameEn, bin, address } }: KeyedCompany): Spelling {
  return { name_key: key, name_ru: nameRu, name_kz: nameKz, name_en: nameEn, bin, address }
}

/** Gives our ids by key. The rows are written in the order of the keys, so that two sources cannot deadlock. */
export async function saveCompanies(
  db: DbTransaction,
  companies: readonly KeyedCompany[],
  at: Date,
): Promise<Map<string, number>> {
  const spellings = new Map(companies.map(toSpelling).map((spelling) => [JSON.stringify(spelling), spelling]))
  const { rows: known } = await sql<Spelling & { id: number; first_seen_at: Date }>`
    select id, name_key, name_ru, name_kz, name_en, bin, address, first_seen_at from company
    where name_key = any(${[...new Set([...spellings.values()].map((one) => one.name_key))]})`.execute(db)
  const knownByKey = new Map(known.map((row) => [row.name_key, row]))
  const ids = new Map(known.map((row) => [row.name_key, row.id]))
  const toSave = [...spellings.values()].filter((one) => {
    const row = knownByKey.get(one.name_key)
    return (
      !row ||
      row.first_seen_at > at ||
      (one.bin !== null && (row.bin === null || one.bin < row.bin)) ||
      TEXTS.some((text) => isBetter(one[text], row[text]))
    )
  })
  if (toSave.length === 0) return ids
  const { rows: saved } = await sql<{ id: number; name_key: string }>`
    insert into company as saved (name_key, name_ru, name_kz, name_en, bin, address, first_seen_at)
    select name_key, ${pickLongest('name_ru')}, ${pickLongest('name_kz')}, ${pickLongest('name_en')}, min(bin), ${pickLongest('address')}, ${at}
    from json_populate_recordset(null::company, ${JSON.stringify(toSave)}::json) group by name_key order by name_key collate "C"
    on conflict (name_key) do update set
      ${sql.join(TEXTS.map((text) => setLonger(text)))}, bin = least(saved.bin, excluded.bin), first_seen_at = least(saved.first_seen_at, excluded.first_seen_at)
    returning id, name_key`.execute(db)
  for (const row of saved) ids.set(row.name_key, row.id)
  return ids
}

/**
 * Follows the rule of the statement above. A row that would not change is not written, so no other source waits for it.
 */
function isBetter(text: string | null, known: string | null): boolean {
  if (text === null || text === known) return false
  if (known === null) return true
  const longerBy = countCharacters(text) - countCharacters(known)
  return longerBy > 0 || (longerBy === 0 && Buffer.compare(Buffer.from(text), Buffer.from(known)) > 0)
}

// counted as PostgreSQL does
const countCharacters = (text: string) => Array.from(text).length

const pickLongest = (column: string) =>
  sql`(array_agg(${sql.ref(column)} order by length(${sql.ref(column)}) desc nulls last, ${sql.ref(column)} collate "C" desc))[1]`

const setLonger = (column: string) => {
  const [ours, theirs] = [sql.ref(`saved.${column}`), sql.ref(`excluded.${column}`)]
  return sql`${sql.ref(column)} = case when ${ours} is null or (length(${theirs}), ${theirs} collate "C") > (length(${ours}), ${ours} collate "C") then ${theirs} else ${ours} end`
}
