// Finds what changed when a portal shows a tender or a lot differently than before. Every change found here is stored
// in the change feed and shown in the tender's history.
import {
  CHANGE_DETAILS,
  CHANGE_TEXTS,
  LANGUAGE_VARIANTS,
  type ChangeDetail,
  type ChangedAward,
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

const DATES = ['applicationStartAt', 'applicationEndAt', 'applicationOpenAt'] as const
const TEXTS = CHANGE_TEXTS.flatMap((field) => LANGUAGE_VARIANTS.map((variant): ChangeText => `${field}${variant}`))

/** The facts of a tender or a lot that are compared. */
export type ComparedFact = 'status' | 'amount' | (typeof DATES)[number] | ChangeText | ChangeDetail

/**
 * A tender or a lot as people see it. An absent fact is the same as null. Instants are ISO 8601; amounts are decimal
 * strings of a fixed scale, since 5.00 and 5 would differ.
 */
export interface Version {
  facts: Partial<Record<ComparedFact, string | null>>
  withdrawn: boolean
}

type Values<K extends string> = Partial<Record<K, string | null>>

/** The keys whose values differ, as they were and as they are. */
function pickDifferences<K extends string>(keys: readonly K[], before: Values<K>, after: Values<K>) {
  const changed = keys.filter((key) => (before[key] ?? null) !== (after[key] ?? null))
  const pick = (from: Values<K>) => Object.fromEntries(changed.map((key) => [key, from[key] ?? null])) as Values<K>
  return changed.length > 0 ? { before: pick(before), after: pick(after) } : null
}

function pickFirstFacts({ status = null, amount = null, applicationEndAt }: Version['facts']): ChangeFacts {
  return { status, amount, ...(applicationEndAt !== undefined && { applicationEndAt }) }
}

/** The changes in the order in which people read them. `before` is null for a tender or lot that was not known. */
export function compareVersions(before: Version | null, after: Version): Change[] {
  if (before === null)
    return after.withdrawn ? [] : [{ kind: 'published', before: null, after: pickFirstFacts(after.facts) }]
  const changes: Change[] = []
  if (before.withdrawn !== after.withdrawn)
    changes.push({ kind: after.withdrawn ? 'withdrawn' : 'returned', before: null, after: null })
  const [old, now] = [before.facts, after.facts]
  const texts = pickDifferences(TEXTS, old, now)
  const details = pickDifferences(CHANGE_DETAILS, old, now)
  const differences: readonly [ChangeKind, { before: ChangeFacts; after: ChangeFacts } | null][] = [
    ['status', pickDifferences(['status'], old, now)],
    ['deadline', pickDifferences(DATES, old, now)],
    ['amount', pickDifferences(['amount'], old, now)],
    ['details', details && { before: { details: details.before }, after: { details: details.after } }],
    ['text', texts && { before: { texts: texts.before }, after: { texts: texts.after } }],
  ]
  for (const [kind, difference] of differences) if (difference) changes.push({ kind, ...difference })
  return changes
}

/** Null stands for no valid award: none yet, or one that was withdrawn. */
export function compareAwards(before: ChangedAward | null, after: ChangedAward | null): Change | null {
  const same =
    before?.winner === after?.winner &&
    before?.amount === after?.amount &&
    before?.concludedAt === after?.concludedAt &&
    before?.participants === after?.participants
  return same ? null : { kind: 'result', before: before && { award: before }, after: after && { award: after } }
}

/** Null when no document was removed or added. */
export function compareDocuments(gone: readonly ChangedDocument[], added: readonly ChangedDocument[]): Change | null {
  if (gone.length === 0 && added.length === 0) return null
  return { kind: 'documents', before: { documents: gone }, after: { documents: added } }
}
