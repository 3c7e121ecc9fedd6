import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { send } from '../../../api/client.ts'

export type CalendarDay = Output<'planning/getCalendarDays'>[number]

const DAYS = ['planning/getCalendarDays'] as const

export function useCalendarDays() {
  return useQuery({ queryKey: DAYS, queryFn: ({ signal }) => send('planning/getCalendarDays', {}, { signal }) })
}

type Change = 'planning/setCalendarDay' | 'planning/removeCalendarDay'

/** Returns a function that makes the change and then refreshes the list. */
export function useDayChange(): <P extends Change>(path: P, input: Input<P>) => Promise<void> {
  const queries = useQueryClient()
  return async (path, input) => {
    await send(path, input)
    await queries.invalidateQueries({ queryKey: DAYS })
  }
}
