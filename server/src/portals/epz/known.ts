// What the single window's ids and words mean. Neither set is complete: we have seen the ids of open lots only, the
// rest come as words.
import type { LotStatus } from '@tendertap/domain/lots/vocabulary'
import type { PortalValue } from '../canonical.ts'
import type { KnownValues } from '../known-values.ts'
import { toMethod } from '../method-words.ts'
import { toStatus } from '../status-words.ts'
import type { EpzLot } from './payload.ts'

const STATUSES: ReadonlyMap<number, LotStatus> = new Map([
  [6, 'Опубликован'],
  [7, 'Опубликован'],
])

/** We know these methods, but have no word for them: they are shown by their own name and not reported as unknown. */
const OWN_METHODS: ReadonlySet<string> = new Set(['Запрос ценовых предложений на понижение', 'Открытый тендер'])

export function readStatus({ status, status_name }: EpzLot['lot'], values: KnownValues): PortalValue {
  const name = status_name ?? status?.name ?? null
  return values.resolve('status', STATUSES.get(status?.id ?? 0) ?? toStatus(name), status?.id?.toString() ?? null, name)
}

export function readMethod(
  { purchase_method_id: id, purchase_method_name: name }: EpzLot['lot'],
  values: KnownValues,
): PortalValue {
  const own = name !== null && OWN_METHODS.has(name) ? name : undefined
  return values.resolve('method', toMethod(name) ?? own, id?.toString() ?? null, name)
}
