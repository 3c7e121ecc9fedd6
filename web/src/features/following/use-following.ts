import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { showFailure } from '../../ui/snackbars/show-failure.ts'

type Following = Output<'following/getAll'>
export type FollowedCustomer = Following['customers'][number]

const FOLLOWING = ['following/getAll', {}] as const

export function useFollowing() {
  return useQuery({
    queryKey: FOLLOWING,
    queryFn: ({ signal }) => send('following/getAll', {}, { signal }),
  })
}

/** A customer is known by its Russian name, however it is spelt. */
export function findCustomer({ customers }: Following, name: string): FollowedCustomer | null {
  const key = toCompanyKey(name)
  return customers.find(({ nameRu }) => nameRu !== null && toCompanyKey(nameRu) === key) ?? null
}

type Change =
  | 'following/followCustomer'
  | 'following/unfollowCustomer'
  | 'following/followTender'
  | 'following/unfollowTender'

/** Follows something or ends it; a failure is shown. */
export function useFollowChange() {
  const texts = useTexts('following')
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSuccess: () => queries.invalidateQueries({ queryKey: FOLLOWING }),
    onError: (error) => showFailure(texts.failed, error),
  })
  return {
    isPending,
    /** `onDone` is called when it has succeeded, also if the page has changed meanwhile. */
    change: <P extends Change>(path: P, input: Input<P>, onDone?: () => void) =>
      mutate(async () => {
        await send(path, input)
        onDone?.()
      }),
  }
}
