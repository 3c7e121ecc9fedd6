import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { send } from '../../api/client.ts'
import { refreshProfile } from '../session/current-session.ts'

export type Interest = Output<'interests/getInterests'>[number]

const INTERESTS = ['interests/getInterests'] as const
export const PROGRESS_MS = 1500

/** Lots are being scored against the profile, or will be soon. Beyond the limit of the subscription none are. */
export function isBeingScored({ scoring, isOverLimit }: Interest): boolean {
  return (scoring.state === 'waiting' || scoring.state === 'running') && !isOverLimit
}

/** The profiles of the workspace; while lots are being scored, the progress is read again and again. */
export function useInterests() {
  return useQuery({
    queryKey: INTERESTS,
    queryFn: ({ signal }) => send('interests/getInterests', {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isBeingScored) ? PROGRESS_MS : false),
  })
}

type InterestCall =
  | 'interests/createInterest'
  | 'interests/updateInterest'
  | 'interests/deleteInterest'
  | 'interests/rescoreInterest'

/** Returns a function that changes a profile and then refreshes the list. */
export function useInterestChange(): <P extends InterestCall>(path: P, input: Input<P>) => Promise<Output<P>> {
  const queries = useQueryClient()
  return async (path, input) => {
    const answer = await send(path, input)
    // the subscription in the profile counts them
    if (path === 'interests/createInterest' || path === 'interests/deleteInterest') void refreshProfile()
    await queries.invalidateQueries({ queryKey: INTERESTS })
    return answer
  }
}
