import type { Kind } from './kinds.ts'
import { toMutant, type Mutant } from './mutant.ts'

/** Every mutant of a kind, in the order of files and lines. */
export function findMutants(kind: Kind, sources: ReadonlyMap<string, string>): Mutant[] {
  return [...sources]
    .filter(([file]) => kind.isMeant(file))
    .flatMap(([file, source]) =>
      kind
        .findChanges(source)
        .toSorted((a, b) => a.start - b.start)
        .map((change) => toMutant(kind.name, file, source, change)),
    )
}
