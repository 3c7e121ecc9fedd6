import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { send } from '../../api/client.ts'

export type Template = Output<'checklists/getTemplates'>['templates'][number]

const TEMPLATES = ['checklists/getTemplates', {}] as const

/** The general one first, then those of single methods. */
export function useTemplates() {
  return useQuery({
    queryKey: TEMPLATES,
    queryFn: async ({ signal }) => (await send('checklists/getTemplates', {}, { signal })).templates,
  })
}

type Change = 'checklists/saveTemplate' | 'checklists/deleteTemplate'

/** Returns a function that makes the change and then refreshes what the page shows. */
export function useTemplateChange(): <P extends Change>(path: P, input: Input<P>) => Promise<Output<P>> {
  const queries = useQueryClient()
  return async (path, input) => {
    const answer = await send(path, input)
    await queries.invalidateQueries({ queryKey: TEMPLATES })
    return answer
  }
}
