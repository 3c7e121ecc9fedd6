import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { send } from '../../api/client.ts'

export type CompanyDocument = Output<'companyDocuments/saveDocument'>

const DOCUMENTS = ['companyDocuments/getDocuments', {}] as const

/** Those that end first stand first. */
export function useDocuments() {
  return useQuery({
    queryKey: DOCUMENTS,
    queryFn: async ({ signal }) => (await send('companyDocuments/getDocuments', {}, { signal })).documents,
  })
}

type Change = 'companyDocuments/saveDocument' | 'companyDocuments/archiveDocument'

/** Returns a function that makes the change and then refreshes what the page shows. */
export function useDocumentChange(): <P extends Change>(path: P, input: Input<P>) => Promise<Output<P>> {
  const queries = useQueryClient()
  return async (path, input) => {
    const answer = await send(path, input)
    await queries.invalidateQueries({ queryKey: DOCUMENTS })
    return answer
  }
}
