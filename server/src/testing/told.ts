// What people were told on the bell, by the role of the person, in the order in which it happened.
import type { Role } from '@tendertap/domain/roles'
import { sql } from 'kysely'
import type { TestServer } from './server.ts'

export interface Told {
  role: Role
  kind: string
  facts: Record<string, unknown>
}

export async function listTold({ db }: TestServer, workspaceId: string): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select r.role, e.kind, e.facts from delivery d join event e on e.id = d.event_id join user_role r on r.user_id = d.user_id
    where d.workspace_id = ${workspaceId} and d.channel = 'bell' order by e.id, r.role`.execute(db.owner)
  return rows
}

/** As lines: `manager: lot_changed`. */
export async function listToldLines(server: TestServer, workspaceId: string): Promise<string[]> {
  return (await listTold(server, workspaceId)).map(({ role, kind }) => `${role}: ${kind}`)
}
