import type { TemplateEntry } from '@tendertap/domain/lot-work/default-checklist'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

/** Stands in the database for every method that has no template of its own. */
const GENERAL = ''

export interface TemplateRow {
  /** null: the general template */
  method: string | null
  entries: TemplateEntry[]
}

/** The general template first. */
export async function listTemplates({ db, owns }: Scope): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select nullif(c.method, ${GENERAL}) as method, json_agg(json_build_object('key', c.key, 'descriptionRu', c.description_ru,
      'descriptionKz', c.description_kz, 'descriptionEn', c.description_en, 'required', c.required) order by c.position) as entries
    from checklist_template c where ${owns('c.workspace_id')} group by c.method order by c.method`.execute(db)
  return rows
}

export async function removeTemplate({ db, owns }: Scope, method: string | null): Promise<void> {
  await sql`
    delete from checklist_template c where c.method = ${method ?? GENERAL} and ${owns('c.workspace_id')}`.execute(db)
}

/** In the order of the entries. */
export async function addTemplate(scope: Scope, { method, entries }: TemplateRow): Promise<void> {
  await sql`
    insert into checklist_template (workspace_id, method, key, position, description_ru, description_kz, description_en, required)
    select ${scope.workspaceId}, ${method ?? GENERAL}, e.key, e.position, e."descriptionRu", e."descriptionKz", e."descriptionEn", e.required
    from rows from (json_to_recordset(${JSON.stringify(entries)}::json)
      as (key text, "descriptionRu" text, "descriptionKz" text, "descriptionEn" text, required boolean))
      with ordinality as e (key, "descriptionRu", "descriptionKz", "descriptionEn", required, position)`.execute(
    scope.db,
  )
}
