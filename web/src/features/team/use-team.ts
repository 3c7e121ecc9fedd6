import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import type { Member } from './panels.ts'
import { changeTeam, type TeamChange } from './role-click.ts'

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
    const saved: Member = answer
    queries.setQueryData<Member[]>(TEAM, (before) => before?.map((member) => (member.id === saved.id ? saved : member)))
    await queries.invalidateQueries({ queryKey: TEAM })
    return answer
  }
}

/** Puts a member into a team or takes them out of it. */
export function useTeamToggle({ id }: Member) {
  const queries = useQueryClient()
  const change = useTeamChange()
  const { updateFailed } = useTexts('team')
  return useMutation({
    // One after the other: a call sends all teams of the person, so it must know what the call before it has changed.
    scope: { id: `teams of ${id}` },
    mutationFn: async (teamChange: TeamChange) => {
      const roles = queries.getQueryData<Member[]>(TEAM)?.find((member) => member.id === id)?.roles ?? []
      await change('users/updateUser', { userId: id, roles: changeTeam(roles, teamChange) })
    },
    onError: (error) => showFailure(updateFailed, error),
  })
}
