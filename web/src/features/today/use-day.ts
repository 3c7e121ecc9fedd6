import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Output } from '@tendertap/contract/calls/index'
import { TODAY } from '@tendertap/domain/seen-marks/places'
import { useEffect, useEffectEvent } from 'react'
import { send } from '../../api/client.ts'
import { REFRESH_INTERVAL } from '../lots/refresh-delay.ts'
import { markSeen } from '../session/seen-mark.ts'
import { continueVisit, findVisit } from './visit.ts'

export type Day = Output<'today/getDay'>
export type WorkLine = Day['waiting']['lines'][number]
export type MentionLine = Day['mentions']['lines'][number]
export type ChangeLine = Day['changed']['lines'][number]
export type OverdueLine = Output<'planning/getOverdueSteps'>['lines'][number]

/** The person's day. What changed is marked as seen once it is shown, and stays listed until the end of the visit. */
export function useDay(userId: string) {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: ['today/getDay', userId],
    queryFn: async ({ signal }) => {
      const day = await send('today/getDay', { since: findVisit(userId) }, { signal })
      continueVisit(userId, day.since)
      return day
    },
    refetchInterval: REFRESH_INTERVAL,
    staleTime: 0,
  })
  const { newest = 0, changed } = query.data ?? {}
  const latest = changed?.lines[0]?.at
  const mark = useEffectEvent(async () => {
    await markSeen(TODAY, newest)
    await queries.invalidateQueries({ queryKey: ['today/getCount'] })
  })
  // the catalogue changes all the time; a mark is set only when something concerns the person
  useEffect(() => {
    if (latest !== undefined) void mark()
  }, [latest])
  return query
}

/** What waits for the person and what they have not seen yet; null until it is known. */
export function useDayCount(): number | null {
  const { data } = useQuery({
    queryKey: ['today/getCount'],
    queryFn: ({ signal }) => send('today/getCount', {}, { signal }),
    refetchInterval: REFRESH_INTERVAL,
  })
  return data ? data.waiting + data.mentions + data.changed : null
}
