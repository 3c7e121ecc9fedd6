// What the single window's ids and words mean. Both sets are open: only the ids of open lots were ever seen, the rest
// come as words.
import type { LotStatus } from '@tendertap/domain/lots/vocabulary'
import type { PortalValue } from '../canonical.ts'
import type { KnownValues } from '../known-values.ts'
import { methodOfWord } from '../method-words.ts'
import { statusOfWord } from '../status-words.ts'
import type { EpzLot } from './payload.ts'

const STATUSES: ReadonlyMap<number, LotStatus> = new Map([
  [6, 'Опубликован'],
  [7, 'Опубликован'],
])

/** Known to the portal and to us, only without a word of ours: shown under their own name, no news to report. */
const OWN_METHODS: ReadonlySet<string> = new Set(['Запрос ценовых предложений на понижение', 'Открытый тендер'])

export function statusOf({ status, status_name }: EpzLot['lot'], values: KnownValues): PortalValue {
  const name = status_name ?? status?.name ?? null
  return values.resolve(
    'status',
    STATUSES.get(status?.id ?? 0) ?? statusOfWord(name),
    status?.id?.toString() ?? null,
    name,
  )
}

export function methodOf(
  { purchase_method_id: id, purchase_method_name: name }: EpzLot['lot'],
  values: KnownValues,
): PortalValue {
  const own = name !== null && OWN_METHODS.has(name) ? name : undefined
  return values.resolve('method', methodOfWord(name) ?? own, id?.toString() ?? null, name)
}
