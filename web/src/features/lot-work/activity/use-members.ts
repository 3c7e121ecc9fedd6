import { useQuery } from '@tanstack/react-query'
import { send } from '../../../api/client.ts'

export interface NamedMember {
  id: string
  fullName: string
}

/** The colleagues who can be named, in the order of their names. */
export function useMembers(): readonly NamedMember[] {
  const { data = [] } = useQuery({
    queryKey: ['team/getMembers', {}],
    queryFn: ({ signal }) => send('team/getMembers', {}, { signal }),
  })
  return data.flatMap(({ id, fullName }) => (fullName ? [{ id, fullName }] : []))
}
