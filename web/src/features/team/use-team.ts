import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { send } from '../../api/client.ts'

const TEAM = ['users/getAllUsers', {}] as const

type TeamCall = 'users/createUser' | 'users/updateUser' | 'users/setUserActive' | 'users/setAdmin'

export function useTeam() {
  return useQuery({ queryKey: TEAM, queryFn: ({ signal }) => send('users/getAllUsers', {}, { signal }) })
}

/** Returns a function that changes the team and then refreshes the list. */
export function useTeamChange(): <P extends TeamCall>(path: P, input: Input<P>) => Promise<Output<P>> {
  const queries = useQueryClient()
  return async (path, input) => {
    const answer = await send(path, input)
    await queries.invalidateQueries({ queryKey: TEAM })
    return answer
  }
}
