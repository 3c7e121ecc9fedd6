// Lexemes and forms ↔ their numbers in the database. Known ones are remembered: a page brings few new words.
import { sql } from 'kysely'
import type { Writing } from '../../../db/database.ts'
import type { Words } from './words.ts'

// Only what is committed for certain may be remembered: a page that rolls back takes its new words with it.
const MAX_REMEMBERED = 500_000
const remembered = new Map<string, { id: number; forms: Set<string> }>()
let rememberedForms = 0
let rememberedEra = ''
/** Transactions that were here before: what they find may be their own. */
const returning = new WeakSet<Writing>()

/** Answers the number of every lexeme of these texts; makes those that are missing. */
export async function lexemeIds(db: Writing, era: string, texts: Iterable<Words>): Promise<(lexeme: string) => number> {
  if (era !== rememberedEra || Math.max(remembered.size, rememberedForms) > MAX_REMEMBERED) {
    remembered.clear()
    rememberedForms = 0
    rememberedEra = era
  }
  const forms = new Map<string, [form: string, lexeme: string]>()
  const unknown = new Set<string>()
  for (const words of texts) {
    for (const [lexeme, written] of words) {
      const known = remembered.get(lexeme)
      if (!known) unknown.add(lexeme)
      for (const form of written) if (!known?.forms.has(form)) forms.set(`${form} ${lexeme}`, [form, lexeme])
    }
  }
  const fresh = await findOrMake(db, unknown)
  const idOf = (lexeme: string) => remembered.get(lexeme)?.id ?? fresh.get(lexeme) ?? missing(lexeme)
  await saveForms(db, forms, idOf)
  return idOf
}

function missing(lexeme: string): never {
  throw new Error(`no number for the lexeme «${lexeme}»`)
}

/** Those of this transaction; the others join what is remembered. */
async function findOrMake(db: Writing, lexemes: ReadonlySet<string>): Promise<Map<string, number>> {
  const fresh = new Map<string, number>()
  const find = async (texts: readonly string[]) => {
    const { rows } = await sql<{ id: number; text: string; settled: boolean }>`
      select id, text, made_at < now() as settled from lexeme where text = any(${texts}::text[])`.execute(db)
    for (const { id, text, settled } of rows) {
      if (settled) remembered.set(text, { id, forms: new Set() })
      else fresh.set(text, id)
    }
  }
  if (lexemes.size === 0) return fresh
  await find([...lexemes])
  // in one order everywhere, so that two pages never wait for each other crosswise
  const missed = [...lexemes].filter((text) => !remembered.has(text) && !fresh.has(text)).toSorted()
  if (missed.length === 0) return fresh
  const { rows } = await sql<{ id: number; text: string }>`
    insert into lexeme (text) select unnest(${missed}::text[]) on conflict do nothing returning id, text`.execute(db)
  for (const { id, text } of rows) fresh.set(text, id)
  // somebody else made them meanwhile
  const elsewhere = missed.filter((text) => !fresh.has(text))
  if (elsewhere.length > 0) await find(elsewhere)
  return fresh
}

async function saveForms(
  db: Writing,
  forms: ReadonlyMap<string, [string, string]>,
  idOf: (lexeme: string) => number,
): Promise<void> {
  if (forms.size === 0) return
  const pairs = [...forms.values()].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const { rows } = await sql<{ form: string; lexeme_id: number }>`
    insert into word_form (form, lexeme_id) select * from unnest(${pairs.map(([form]) => form)}::text[], ${pairs.map(([, lexeme]) => idOf(lexeme))}::integer[])
    on conflict do nothing returning form, lexeme_id`.execute(db)
  if (returning.has(db)) return
  returning.add(db)
  const made = new Set(rows.map((row) => `${row.form} ${row.lexeme_id}`))
  for (const [form, lexeme] of pairs) {
    const known = remembered.get(lexeme)
    if (!known || made.has(`${form} ${known.id}`)) continue
    known.forms.add(form)
    rememberedForms += 1
  }
}
