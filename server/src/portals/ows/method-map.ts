// Ids of the portal's ref_trade_methods. The others have no word in the specification and are shown under their own
// name.
import type { PurchaseMethod } from '@tendertap/domain/lots/vocabulary'

const IDS: Readonly<Record<PurchaseMethod, readonly number[]>> = {
  'Открытый конкурс': [2],
  'Запрос ценовых предложений': [3, 126],
  'Закуп из одного источника': [6, 23, 105, 123, 125, 131],
  // An auction goes down step by step.
  'Открытый конкурс на понижение': [7, 77, 78, 177, 178],
}

export const OWS_METHODS: ReadonlyMap<number, string> = new Map(
  Object.entries(IDS).flatMap(([method, ids]) => ids.map((id) => [id, method] as const)),
)

/** We know these methods, but have no word for them: they are not reported as unknown. */
export const OWS_OWN_METHODS: ReadonlySet<number> = new Set([
  8, 22, 32, 50, 52, 55, 60, 120, 121, 122, 124, 128, 130, 132, 133, 160, 188, 190, 200, 201, 202,
])
