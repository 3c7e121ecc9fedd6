// Finds or creates the lexemes and word forms of the lots that are being indexed.
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import { toFoldedKey } from '../../../language/folded-form.ts'
import type { LexemeCache } from './lexeme-cache.ts'
import type { Words } from './words.ts'

export type FindLexemeId = (lexeme: string) => number

/** Saves the lexemes and forms that are missing and answers the id of each lexeme in the texts. */
export async function saveLexemes(
  db: DbTransaction,
  cache: LexemeCache,
  texts: Iterable<Words>,
): Promise<FindLexemeId> {
  const forms = new Map<string, [form: string, lexeme: string]>()
  const unknown = new Set<string>()
  for (const words of texts) {
    for (const [lexeme, { forms: written }] of words) {
      if (cache.findId(lexeme) === undefined) unknown.add(lexeme)
      for (const form of written) if (!cache.hasForm(lexeme, form)) forms.set(`${form} ${lexeme}`, [form, lexeme])
    }
  }
  const uncommitted = await findOrCreate(db, cache, unknown)
  const findId = (lexeme: string) => cache.findId(lexeme) ?? uncommitted.get(lexeme) ?? throwMissing(lexeme)
  await saveForms(db, cache, [...forms.values()], findId)
  return findId
}

function throwMissing(lexeme: string): never {
  throw new Error(`The lexeme «${lexeme}» has no id`)
}

/** Adds committed lexemes to the cache and answers those that this transaction or a concurrent one has created. */
async function findOrCreate(
  db: DbTransaction,
  cache: LexemeCache,
  lexemes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const uncommitted = new Map<string, number>()
  const find = async (texts: readonly string[]) => {
    const { rows } = await sql<{ id: number; text: string; committed: boolean }>`
      select id, text, made_at < now() as committed from lexeme where text = any(${texts}::text[])`.execute(db)
    for (const { id, text, committed } of rows) {
      if (committed) cache.addLexeme(text, id)
      else uncommitted.set(text, id)
    }
  }
  if (lexemes.size === 0) return uncommitted
  await find([...lexemes])
  // every transaction inserts in the same order, so two of them cannot deadlock
  const missing = [...lexemes].filter((text) => cache.findId(text) === undefined && !uncommitted.has(text)).toSorted()
  if (missing.length === 0) return uncommitted
  const { rows } = await sql<{ id: number; text: string }>`
    insert into lexeme (text) select unnest(${missing}::text[]) on conflict do nothing returning id, text`.execute(db)
  for (const { id, text } of rows) uncommitted.set(text, id)
  const createdElsewhere = missing.filter((text) => !uncommitted.has(text))
  if (createdElsewhere.length > 0) await find(createdElsewhere)
  return uncommitted
}

async function saveForms(
  db: DbTransaction,
  cache: LexemeCache,
  forms: readonly [form: string, lexeme: string][],
  findId: FindLexemeId,
): Promise<void> {
  if (forms.length === 0) return
  const pairs = forms.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const written = pairs.map(([form]) => form)
  const folded = written.map(toFoldedKey)
  // Forms that were saved before they had a folded key get one. Another page may be doing the same, so it skips those.
  const { rows } = await sql<{ form: string; lexeme_id: number }>`
    with unfolded as (
      select form, lexeme_id from word_form where form = any(${written}::text[]) and folded is null for update skip locked
    ), filled as (
      update word_form set folded = keys.folded from unfolded join (select distinct * from unnest(${written}::text[], ${folded}::text[]) as pair (form, folded)) as keys using (form)
      where word_form.form = unfolded.form and word_form.lexeme_id = unfolded.lexeme_id
    )
    insert into word_form (form, lexeme_id, folded) select * from unnest(${written}::text[], ${pairs.map(([, lexeme]) => findId(lexeme))}::integer[], ${folded}::text[])
    on conflict do nothing returning form, lexeme_id`.execute(db)
  if (!cache.isFirstUseBy(db)) return
  const inserted = new Set(rows.map((row) => `${row.form} ${row.lexeme_id}`))
  for (const [form, lexeme] of pairs) {
    const id = cache.findId(lexeme)
    if (id !== undefined && !inserted.has(`${form} ${id}`)) cache.addForm(lexeme, form)
  }
}
