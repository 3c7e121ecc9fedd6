import { isSameLot, type ResultKey } from '@tendertap/domain/result-import/rows'

/** A result, as far as it tells which lot it is about. */
export interface KnownResult {
  key: ResultKey
  /** null: the catalogue does not have the lot */
  lotId: number | null
}

interface KnownResults<Result extends KnownResult> {
  add(result: Result): void
  /** one about the same lot */
  find(about: KnownResult): Result | undefined
}

export function createKnownResults<Result extends KnownResult>(results: readonly Result[] = []): KnownResults<Result> {
  const candidates = new Map<string | number, Result[]>()
  const listPlaces = ({ key, lotId }: KnownResult) => (lotId === null ? [key.lot] : [key.lot, lotId])
  const add = (result: Result) => {
    for (const place of listPlaces(result)) {
      const there = candidates.get(place)
      if (there) there.push(result)
      else candidates.set(place, [result])
    }
  }
  for (const result of results) add(result)
  return {
    add,
    find: (about) =>
      listPlaces(about)
        .flatMap((place) => candidates.get(place) ?? [])
        .find((result) => isAboutSameLot(result, about)),
  }
}

/** The catalogue tells lots apart, unless the lines themselves say the same. */
function isAboutSameLot(one: KnownResult, other: KnownResult): boolean {
  const areBothFound = one.lotId !== null && other.lotId !== null
  if (areBothFound && one.lotId === other.lotId) return true
  if (areBothFound) return one.key.lot === other.key.lot && one.key.tender === other.key.tender
  return isSameLot(one.key, other.key)
}
