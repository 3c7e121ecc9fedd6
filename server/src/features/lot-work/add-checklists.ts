import { DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/generated/schema.ts'

/**
 * To each of the lots the documents to collect: by the workspace's template for the purchase method of its tender, else
 * by its general one, else those that every lot needs.
 */
export async function addChecklists(
  scope: { db: Kysely<DB>; workspaceId: string | null },
  lotIds: readonly number[],
): Promise<void> {
  const columns = sql`key, position, description_ru, description_kz, description_en, required`
  const ownTemplates = sql`checklist_template c where c.workspace_id = ${scope.workspaceId}`
  await sql`
    with taken as (
      -- the general template has the method '', so it comes after any other
      select l.id, (select c.method from ${ownTemplates} and c.method in (t.method, '') order by c.method desc limit 1) as template
      from lot l join tender t on t.id = l.tender_id where l.id = any(${lotIds}::bigint[])
    ), standard as (
      select * from rows from (json_to_recordset(${JSON.stringify(DEFAULT_CHECKLIST)}::json)
        as (key text, "descriptionRu" text, "descriptionKz" text, "descriptionEn" text, required boolean))
        with ordinality as d (key, description_ru, description_kz, description_en, required, position)
    )
    insert into work_document (workspace_id, lot_id, ${columns})
    select ${scope.workspaceId}, taken.id, ${columns} from taken, lateral (
      select ${columns} from ${ownTemplates} and c.method = taken.template
      union all select ${columns} from standard where taken.template is null) entry`.execute(scope.db)
}
