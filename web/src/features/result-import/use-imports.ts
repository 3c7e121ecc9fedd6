import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { send } from '../../api/client.ts'
import type { ReadFile } from './read-results.ts'

export type ResultImport = Output<'resultImport/import'>
export type PreviewRow = Output<'resultImport/preview'>['rows'][number]

/** A sheet with what the server would make of its lines. */
export interface PreviewedFile extends ReadFile {
  preview: readonly PreviewRow[]
}

const IMPORTS = ['resultImport/listImports', {}] as const

/** The latest first. */
export function useImports() {
  return useQuery({
    queryKey: IMPORTS,
    queryFn: async ({ signal }) => (await send('resultImport/listImports', {}, { signal })).imports,
  })
}

type Change = 'resultImport/import' | 'resultImport/undoImport'

/** Returns a function that makes the change and then refreshes the list. */
export function useImportChange(): <P extends Change>(path: P, input: Input<P>) => Promise<Output<P>> {
  const queries = useQueryClient()
  return async (path, input) => {
    const answer = await send(path, input)
    await queries.invalidateQueries({ queryKey: IMPORTS })
    return answer
  }
}
