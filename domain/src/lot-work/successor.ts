// When a customer announces a purchase again, the lots get new numbers. This pairs a lot with the one that replaces it.

export interface ReplaceableLot {
  id: number
  ensTruCode: string | null
  nameRu: string | null
}

/**
 * By the id of the replaced lot: of the lots of the later announcement, the one for the same goods, by ENS TRU code,
 * else by name. Of several lots for the same goods those with one name are paired first, then the others, each in the
 * order of the announcements. Lots to which nothing corresponds are missing.
 */
export function pairLots<L extends ReplaceableLot>(
  replaced: readonly ReplaceableLot[],
  replacing: readonly L[],
): Map<number, L> {
  const successors = new Map<number, L>()
  const free = Map.groupBy(replacing, toGoodsKey)
  const pair = (fits: (one: ReplaceableLot, other: L) => boolean) => {
    for (const one of replaced) {
      const key = toGoodsKey(one)
      if (key === null || successors.has(one.id)) continue
      const others = free.get(key) ?? []
      const found = others.find((other) => fits(one, other))
      if (!found) continue
      successors.set(one.id, found)
      others.splice(others.indexOf(found), 1)
    }
  }
  pair((one, other) => toNameKey(one) === toNameKey(other))
  pair(() => true)
  return successors
}

/** Null where nothing corresponds to this one of the replaced lots. */
export function findSuccessor<L extends ReplaceableLot>(
  lot: ReplaceableLot,
  replaced: readonly ReplaceableLot[],
  replacing: readonly L[],
): L | null {
  return pairLots(replaced, replacing).get(lot.id) ?? null
}

function toGoodsKey(lot: ReplaceableLot): string | null {
  return lot.ensTruCode ?? toNameKey(lot)
}

function toNameKey({ nameRu }: ReplaceableLot): string | null {
  return nameRu?.trim().toLowerCase() || null
}
