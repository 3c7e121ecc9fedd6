// Classes of goods that a profile probably means, for a person to confirm.
import { matchClasses } from './class-evidence.ts'
import { computeShare, listWider, writeClassFeatures } from './class-features.ts'
import { CLASS_DIGITS, type ClassTable } from './class-table.ts'
import { compileProfile, listClues } from './compile-profile.ts'
import type { ProfileContent } from './content.ts'
import type { ScoringModel } from './model.ts'
import { FEATURES } from './weights.ts'

export interface SuggestedClass {
  /** six digits */
  code: string
  nameRu: string | null
  nameKz: string | null
  /** the share of the class's lots that the words of the profile match, from 0 to 1, and some of their names */
  evidence: { share: number; names: readonly string[] }
}

const MOST_CLASSES = 10
const MOST_NAMES = 3
const LEAST_SHARE = 0.08

/** At most ten, the best first. Refused and confirmed classes are not suggested again. */
export function suggestClasses(content: ProfileContent, model: ScoringModel): SuggestedClass[] {
  const { classes } = model
  const profile = compileProfile(content, model)
  const matched = matchClasses(listClues(profile), model)
  const decided = [...profile.confirmed, ...profile.refused]
  const { weights } = model.weights.withClass
  const ranked = Array.from(matched.prefixes, (prefix) => {
    const code = classes.codes[prefix]!
    if (code.length < CLASS_DIGITS || decided.some((one) => code.startsWith(one))) return []
    const prefixes = listWider(prefix, classes)
    const features = writeClassFeatures(matched, { prefixes, model }, new Float64Array(FEATURES.length))
    const score = features.reduce((sum, value, i) => sum + value * weights[i]!, 0)
    return [{ prefix, code, score, share: computeShare(matched, prefixes, classes) }]
  }).flat()
  return ranked
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1))
    .slice(0, MOST_CLASSES)
    .map(({ prefix, code, share }) => ({
      code,
      ...nameClass(prefix, classes),
      evidence: { share, names: listBestNames(matched.names, prefix, classes) },
    }))
}

/** The most frequent ENS TRU name under the class, if possible in both languages; failing that, of a lot. */
export function nameClass(
  prefix: number,
  { nameClasses, names }: ClassTable,
): { nameRu: string | null; nameKz: string | null } {
  const own: (typeof names)[number][] = []
  // the names of a class stand together
  for (let i = nameClasses.indexOf(prefix); i >= 0 && nameClasses[i] === prefix; i++) own.push(names[i]!)
  const rank = ({ kind, nameRu, nameKz }: (typeof own)[number]) =>
    (kind === 'ensTru' ? 2 : 0) + (nameRu !== null && nameKz !== null ? 1 : 0)
  const [best] = own.toSorted((a, b) => rank(b) - rank(a) || b.lots - a.lots)
  return { nameRu: best?.nameRu ?? null, nameKz: best?.nameKz ?? null }
}

function listBestNames(matched: ReadonlyMap<number, number>, prefix: number, classes: ClassTable): string[] {
  const best = [...matched]
    .filter(([name]) => classes.nameClasses[name] === prefix)
    .toSorted(([a, one], [b, other]) => other - one || a - b)
  const texts = best.map(([name]) => classes.names[name]!.nameRu ?? classes.names[name]!.nameKz ?? '')
  return [...new Set(texts)].slice(0, MOST_NAMES)
}
