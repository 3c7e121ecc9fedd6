import type { Output } from '@tendertap/contract/calls/index'
import type { Handlers } from '../../http/handlers.ts'
import { listEntries, listPeople, type EntryRow } from './queries.ts'

export const auditHandlers: Handlers<'audit/getEntries'> = {
  'audit/getEntries': (context, filter) =>
    context.inScope(async (scope) => {
      const { rows, total, isExact, page } = await listEntries(scope, filter)
      const everyone = await listPeople(scope)
      return {
        data: rows.map(presentEntry),
        total,
        totalExact: isExact,
        page,
        limit: filter.limit,
        people: everyone.map(({ id, full_name, email }) => ({ id, fullName: full_name ?? email })),
      }
    }),
}

function presentEntry(row: EntryRow): Output<'audit/getEntries'>['data'][number] {
  return {
    id: row.id,
    at: row.at.toISOString(),
    person: row.user_id === null ? null : { id: row.user_id, fullName: row.full_name },
    action: row.action,
    objectId: row.object_id,
    objectName: row.object_name,
    outcome: row.outcome,
    code: row.code,
    ip: row.ip,
    requestId: row.request_id,
  }
}
