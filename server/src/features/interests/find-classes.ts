import { toEnsTruPrefix } from '@tendertap/domain/lots/classifiers'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { splitPieces } from '../../language/pieces.ts'
import { trimEnding } from '../../language/spelling.ts'

interface FoundClass {
  code: string
  nameRu: string | null
  nameKz: string | null
}

const MAX_CLASSES = 30
// ens_tru_class has the classes of six digits
const CLASS_DIGITS = 6

/** By the beginning of the code ('26.20') or by the beginnings of all words; those with the most lots first. */
export async function findClasses(scope: Scope, search: string): Promise<FoundClass[]> {
  const { rows } = await sql<FoundClass>`
    select e.code, e.name_ru as "nameRu", e.name_kz as "nameKz" from ens_tru_class e
    where ${isCode(search) ? hasCode(search) : hasWords(search)}
    order by e.lots desc, e.code limit ${MAX_CLASSES}`.execute(scope.db)
  return rows
}

const isCode = (search: string) => /^[\d.\s]*\d[\d.\s]*$/.test(search)

const hasCode = (search: string) => sql<boolean>`e.code like ${`${toEnsTruPrefix(search).slice(0, CLASS_DIGITS)}%`}`

/** Without words every class is found. The pieces are letters and digits: none has a meaning of its own in `like`. */
function hasWords(search: string): RawBuilder<boolean> {
  // «картриджи» finds «Картридж», and a word within brackets is a word
  const conditions = splitPieces(search).map(
    ({ text }) => sql<boolean>`translate(lower(concat(' ', e.name_ru, ' ', e.name_kz)), 'ё(-/"«', 'е     ')
      like ${`% ${trimEnding(text)}%`}`,
  )
  return conditions.length === 0 ? sql<boolean>`true` : sql.join<boolean>(conditions, sql` and `)
}
