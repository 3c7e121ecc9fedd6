// Which lots the lists of the work must show.
import type { Output } from '@tendertap/contract/calls/index'
import { ACTIVE_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { isOpen } from '@tendertap/domain/lots/openness'
import { isDeepStrictEqual } from 'node:util'
import { ask } from '../guards/requests.ts'
import type { Person } from './acts.ts'
import { getTender, toFacts, type Model, type ModelLot } from './model.ts'

type List = 'lots/getActiveLots' | 'lots/getCompletedLots' | 'lots/getArchivedLots'

const LISTS: Readonly<Record<List, (model: Model, lot: ModelLot) => boolean>> = {
  'lots/getActiveLots': (_, { work }) => work !== null && (ACTIVE_STATUSES as readonly string[]).includes(work.status),
  'lots/getCompletedLots': (_, { work }) => work?.status === 'placement_completed',
  'lots/getArchivedLots': (model, lot) => {
    if (lot.work) return lot.work.status === 'declined'
    const isVotedOn = lot.votes.length > 0 || getTender(model, lot).votes.length > 0
    return isVotedOn && !isOpen(toFacts(model, lot), new Date())
  },
}

/** null: all lists are as they must be. */
export async function compareLists(
  model: Model,
  { url, people }: { url: string; people: readonly Person[] },
): Promise<string | null> {
  const reader = people.find(({ roles }) => roles.includes('controller'))
  for (const [list, belongs] of Object.entries(LISTS) as [List, (typeof LISTS)[List]][]) {
    const { status, body } = await ask(url, list, JSON.stringify({ limit: 100 }), reader?.token ?? null)
    if (status !== 200) return `${list} answered ${status}: ${body.slice(0, 300)}`
    const listed = (JSON.parse(body) as Output<List>).data.map(({ id }) => id).toSorted((a, b) => a - b)
    const expected = [...model.lots.values()].filter((lot) => belongs(model, lot)).map(({ id }) => id)
    if (!isDeepStrictEqual(listed, expected)) return `${list} listed ${listed.join()}, expected ${expected.join()}`
  }
  return null
}
