import type { Input } from '@tendertap/contract/calls/index'
import { send } from '../../api/client.ts'
import { LotsBehind, type LotsBehindProps } from './LotsBehind.tsx'
import { SaveTables } from './SaveTables.tsx'

const SAVED = {
  'analytics/getPurchases': 'analytics/savePurchases',
  'analytics/getComparable': 'analytics/saveComparable',
} as const

type ListPath = keyof typeof SAVED
/** What a list of lots is asked, besides the page. */
export type LotsInput<P extends ListPath> = Omit<Input<P>, 'page' | 'limit'>

interface BehindSheetProps<P extends ListPath> extends Pick<
  LotsBehindProps,
  'title' | 'paging' | 'onPaging' | 'onClose'
> {
  path: P
  input: LotsInput<P>
}

/** The lots behind a figure of the market, and a file of them. */
export function BehindSheet<P extends ListPath>({ path, input, ...shown }: BehindSheetProps<P>) {
  return (
    <LotsBehind
      {...shown}
      path={path}
      input={input}
      ask={(paging, signal) => send<ListPath>(path, { ...input, ...paging }, { signal })}
      save={<SaveTables<(typeof SAVED)[ListPath]> path={SAVED[path]} input={input} isDisabled={false} />}
    />
  )
}
