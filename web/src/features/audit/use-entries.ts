import type { Output } from '@tendertap/contract/calls/index'
import { send } from '../../api/client.ts'
import { usePagedList } from '../../lib/use-paged-list.ts'
import type { AuditParams } from './audit-search-params.ts'

export type AuditList = Output<'audit/getEntries'>
export type Entry = AuditList['data'][number]

/** The log grows while a person reads it, so it is fetched again each time the page is opened. */
export function useEntries(params: AuditParams) {
  return usePagedList({
    path: 'audit/getEntries',
    input: params,
    ask: (input, signal) => send('audit/getEntries', input, { signal }),
    isCached: false,
  })
}
