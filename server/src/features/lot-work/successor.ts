// The lot to which the work can be moved after its purchase was announced again.
import type { Output } from '@tendertap/contract/calls/index'
import { ACTIVE_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { findSuccessor, type ReplaceableLot } from '@tendertap/domain/lot-work/successor'
import { isOpen, type Openness } from '@tendertap/domain/lots/openness'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'

interface ReplacingLot extends ReplaceableLot, Openness {
  number: string
  isInWork: boolean
}

/** The latest of the announcements that replace the lot's own, with the lots of both for the goods of this one. */
export interface LaterAnnouncement {
  tenderId: number
  code: string
  replaced: ReplaceableLot[]
  replacing: ReplacingLot[]
}

/** More announcements of one purchase are not followed. */
const MOST_ANNOUNCEMENTS = 20

/** The announcements after this one: what replaces it, what replaces that one, and so on; `place` counts them. */
export function selectLaterTenders(tenderId: RawBuilder<unknown>): RawBuilder<{ id: number; place: number }> {
  // a portal may publish references that lead round in a circle
  return sql`
    with recursive announced (id, path) as (
      select ${tenderId}, array[${tenderId}]
      union all
      select n.id, a.path || n.id from announced a join tender n on n.supersedes_id = a.id
      where n.id <> all(a.path) and cardinality(a.path) <= ${MOST_ANNOUNCEMENTS})
    select id, cardinality(path) as place from announced where cardinality(path) > 1`
}

/**
 * Of the work w on the lot l; null for work that can't be moved. The ENS TRU code leaves out most lots of large
 * tenders; which of the others corresponds, the domain says.
 */
export function selectLaterAnnouncement({ owns }: Scope): RawBuilder<LaterAnnouncement | null> {
  const lots = sql`r.ens_tru_code is not distinct from l.ens_tru_code`
  const fields = sql`'id', r.id, 'ensTruCode', r.ens_tru_code, 'nameRu', r.name_ru`
  return sql`(case when w.status = any(${[...ACTIVE_STATUSES]}) then (
    select json_build_object('tenderId', n.id, 'code', n.code,
      'replaced', (select json_agg(json_build_object(${fields}) order by r.id)
        from lot r where r.tender_id = l.tender_id and ${lots}),
      'replacing', coalesce((select json_agg(json_build_object(${fields}, 'number', r.number,
          'status', case when r.withdrawn_at is null then r.status end, 'applicationEndAt', n.application_end_at,
          'isInWork', exists (select from lot_work x where x.lot_id = r.id and ${owns('x.workspace_id')})) order by r.id)
        from lot r where r.tender_id = n.id and ${lots}), '[]'))
    from (${selectLaterTenders(sql`l.tender_id`)}) later join tender n on n.id = later.id
    order by later.place desc, n.id desc limit 1) end)`
}

/** Only a lot that is open and that nobody in the workspace has taken or declined. */
export function presentSuccessor(
  lotId: number,
  later: LaterAnnouncement | null,
  now: Date,
): Output<'lots/activateLot'>['successor'] {
  const lot = later?.replaced.find(({ id }) => id === lotId)
  const successor = later && lot ? findSuccessor(lot, later.replaced, later.replacing) : null
  if (!later || !successor || successor.isInWork || !isOpen(successor, now)) return null
  return {
    lotId: successor.id,
    contractNumber: successor.number,
    TenderId: later.tenderId,
    tenderCode: later.code,
  }
}
