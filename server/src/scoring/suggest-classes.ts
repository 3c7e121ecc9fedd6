// Classes of goods that a profile probably means, for a person to confirm.
import { sumClasses } from './class-evidence.ts'
import { computeShare, listWider, writeClassFeatures } from './class-features.ts'
import { CLASS_DIGITS, type ClassName, type ClassTable } from './class-table.ts'
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
  const matchedNames = new Map<number, number>()
  const sums = sumClasses(listClues(profile), model, (name, strength) => matchedNames.set(name, strength))
  const decided = [...profile.confirmed, ...profile.refused]
  const { weights } = model.weights.withClass
  const ranked = Array.from(sums.prefixes, (prefix) => {
    const code = classes.codes[prefix]!
    if (code.length < CLASS_DIGITS || decided.some((one) => code.startsWith(one))) return []
    const prefixes = listWider(prefix, classes)
    const features = writeClassFeatures(sums, { prefixes, model }, new Float64Array(FEATURES.length))
    const score = features.reduce((sum, value, i) => sum + value * weights[i]!, 0)
    return [{ prefix, code, score, share: computeShare(sums, prefixes, classes) }]
  }).flat()
  return ranked
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1))
    .slice(0, MOST_CLASSES)
    .map(({ prefix, code, share }) => ({
      code,
      ...nameClass(prefix, classes),
      evidence: { share, names: listBestNames(matchedNames, prefix, classes) },
    }))
}

type NamedClass = Pick<ClassName, 'nameRu' | 'nameKz'>

/** every receipt names a class */
const named = new WeakMap<ClassTable, Map<number, NamedClass>>()

export function nameClass(prefix: number, classes: ClassTable): NamedClass {
  const all = named.get(classes) ?? new Map<number, NamedClass>()
  named.set(classes, all)
  const known = all.get(prefix) ?? findName(prefix, classes)
  all.set(prefix, known)
  return known
}

/** The most frequent ENS TRU name under the class, if possible in both languages; failing that, of a lot. */
function findName(prefix: number, { nameClasses, names, firstNames }: ClassTable): NamedClass {
  const own: ClassName[] = []
  for (let i = firstNames[prefix] ?? -1; i >= 0 && nameClasses[i] === prefix; i++) own.push(names[i]!)
  const rank = ({ kind, nameRu, nameKz }: ClassName) =>
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
