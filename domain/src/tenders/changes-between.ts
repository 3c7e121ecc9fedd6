// What a person should be told when a portal shows a tender or a lot otherwise than before. One fact more or less here
// is one notice more or less for everybody, so the rule is pure and the texts are few.
import {
  CHANGE_TEXTS,
  LANGUAGE_VARIANTS,
  type ChangedDocument,
  type ChangeFacts,
  type ChangeKind,
  type ChangeText,
} from './changes.ts'

export interface Change {
  kind: ChangeKind
  before: ChangeFacts | null
  after: ChangeFacts | null
}

/** What is compared of a tender or a lot; a lot has no dates of its own. */
export interface Version {
  status: string
  /** decimal string of a fixed scale: 5.00 and 5 would differ */
  amount: string | null
  /** ISO 8601 */
  applicationStartAt?: string | null
  applicationEndAt?: string | null
  applicationOpenAt?: string | null
  texts: Partial<Record<ChangeText, string | null>>
  withdrawn: boolean
}

const TEXTS = CHANGE_TEXTS.flatMap((field) => LANGUAGE_VARIANTS.map((variant): ChangeText => `${field}${variant}`))
const DATES = ['applicationStartAt', 'applicationEndAt', 'applicationOpenAt'] as const

type Values<K extends string> = Partial<Record<K, string | null>>

/** The keys whose values differ, as they were and as they are. */
function differing<K extends string>(keys: readonly K[], before: Values<K>, after: Values<K>) {
  const changed = keys.filter((key) => (before[key] ?? null) !== (after[key] ?? null))
  const pick = (from: Values<K>) => Object.fromEntries(changed.map((key) => [key, from[key] ?? null])) as Values<K>
  return changed.length > 0 ? { before: pick(before), after: pick(after) } : null
}

function firstFacts({ status, amount, applicationEndAt }: Version): ChangeFacts {
  return { status, amount, ...(applicationEndAt !== undefined && { applicationEndAt }) }
}

/** In the order in which they are told. `before` is null for what was not known at all. */
export function changesBetween(before: Version | null, after: Version): Change[] {
  if (before === null) return after.withdrawn ? [] : [{ kind: 'published', before: null, after: firstFacts(after) }]
  const changes: Change[] = []
  if (before.withdrawn !== after.withdrawn)
    changes.push({ kind: after.withdrawn ? 'withdrawn' : 'returned', before: null, after: null })
  const facts: readonly [ChangeKind, { before: ChangeFacts; after: ChangeFacts } | null][] = [
    ['status', differing(['status'], before, after)],
    ['deadline', differing(DATES, before, after)],
    ['amount', differing(['amount'], before, after)],
    ['text', textsBetween(before, after)],
  ]
  for (const [kind, difference] of facts) if (difference) changes.push({ kind, ...difference })
  return changes
}

function textsBetween(before: Version, after: Version) {
  const texts = differing(TEXTS, before.texts, after.texts)
  return texts && { before: { texts: texts.before }, after: { texts: texts.after } }
}

/** Those gone and those new; null when nothing came or went. */
export function documentsChange(gone: readonly ChangedDocument[], added: readonly ChangedDocument[]): Change | null {
  if (gone.length === 0 && added.length === 0) return null
  return { kind: 'documents', before: { documents: gone }, after: { documents: added } }
}
