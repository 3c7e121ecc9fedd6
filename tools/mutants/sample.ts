// Which mutants a run takes: by a seed, and so that a change elsewhere in the tree leaves the others in the sample.
import { createHash } from 'node:crypto'
import { showLines, type Mutant } from './mutant.ts'

export function takeSample(
  mutants: readonly Mutant[],
  sources: ReadonlyMap<string, string>,
  { seed, count }: { seed: string; count: number },
): Mutant[] {
  const places = new Map<string, number>()
  const ranked = mutants.map((mutant) => {
    const { before, after } = showLines(sources.get(mutant.file) ?? '', mutant)
    const change = [seed, mutant.file, before, after].join('\n')
    // the same change of the same words elsewhere in the file
    const place = (places.get(change) ?? 0) + 1
    places.set(change, place)
    return { mutant, rank: createHash('sha256').update(`${change}\n${place}`).digest('hex') }
  })
  return ranked
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)
}
