// The words of the catalogue, with the number of lots that contain each.
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'

export interface Form {
  form: string
  /** lots with any of its lexemes, at most */
  lots: number
}

export interface Words {
  lots: number
  russian: readonly Form[]
  kazakh: readonly Form[]
  /** models and article numbers, most of which are in one lot only */
  models: readonly Form[]
  /** the forms that are in so many lots, given as shares of all lots */
  between(forms: readonly Form[], least: number, most: number): Form[]
}

const KAZAKH = /[әғқңөұүһі]/

export async function readWords(db: Database): Promise<Words> {
  const { rows } = await sql<Form>`
    select form, sum(lots) as lots from word_form join lexeme on id = lexeme_id where form ~ '^[а-яәғқңөұүһі]{4,}$' group by form having sum(lots) > 0 order by form`.execute(
    db,
  )
  const { rows: models } = await sql<Form>`
    select text as form, lots from lexeme where text ~ '^[a-zа-я]+[0-9]+$' and lots > 0 order by md5(text) limit 5000`.execute(
    db,
  )
  const { rows: count } = await sql<{ lots: number }>`select lots from lexeme where id = 0`.execute(db)
  const all = count[0]?.lots ?? 0
  return {
    lots: all,
    russian: rows.filter(({ form }) => !KAZAKH.test(form)),
    kazakh: rows.filter(({ form }) => KAZAKH.test(form)),
    models,
    between: (some, least, most) => some.filter(({ lots }) => lots >= least * all && lots <= most * all),
  }
}
