import { sql } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import type { Condition } from './condition.ts'

/** On s, a row with a lot_id. For a few hundred lots this is quicker than reading all records of the workspace. */
export const hasNoWork = ({ owns }: Scope): Condition =>
  sql`(select w.lot_id from lot_work w where w.lot_id = s.lot_id and ${owns('w.workspace_id')}) is null`
