// Groups the changes of a tender by moment, newest first. The same change of many lots is one entry.
import type { Output } from '@tendertap/contract/calls/index'
import { formatDateTime } from '@tendertap/domain/clock'
import { CHANGE_TEXTS, type ChangeText } from '@tendertap/domain/tenders/changes'
import type { Language } from '@tendertap/domain/languages'

export type Change = Output<'tenders/getTenderChanges'>['data'][number]
export type ChangeFacts = NonNullable<Change['before']>
type ChangedDocument = NonNullable<ChangeFacts['documents']>[number]

export interface ChangeEntry {
  /** the number of the newest change in this entry */
  seq: number
  kind: Change['kind']
  before: ChangeFacts
  after: ChangeFacts
  /** the tender itself has this change */
  isOfTender: boolean
  /** numbers of the lots that have this change */
  lots: string[]
}

export interface Moment {
  at: string
  changes: ChangeEntry[]
}

/** Changes of the same minute are one moment: one reading of the portal finds them together. */
export function groupByMoment(changes: readonly Change[]): Moment[] {
  const moments = Map.groupBy(changes, ({ at }) => formatDateTime(at))
  return Array.from(moments.values(), (together) => ({ at: together[0]?.at ?? '', changes: mergeEqual(together) }))
}

// Changes of these kinds are merged by kind alone: their facts are not shown.
const MERGED_BY_KIND: readonly Change['kind'][] = ['published', 'withdrawn', 'returned']

function mergeEqual(changes: readonly Change[]): ChangeEntry[] {
  const alike = Map.groupBy(changes, ({ kind, before, after }) =>
    MERGED_BY_KIND.includes(kind) ? kind : JSON.stringify([kind, before, after]),
  )
  return Array.from(alike.values(), (same): ChangeEntry[] => {
    const [first] = same
    if (!first) return []
    const lots = same.flatMap(({ lotNumber }) => (lotNumber === null ? [] : [lotNumber]))
    const isOfTender = same.some(({ LotId }) => LotId === null)
    return [
      {
        seq: Math.max(...same.map(({ seq }) => seq)),
        kind: first.kind,
        before: first.before ?? {},
        after: first.after ?? {},
        isOfTender,
        lots,
      },
    ]
  }).flat()
}

export interface DocumentChanges {
  added: ChangedDocument[]
  removed: ChangedDocument[]
  /** removed and added again under the same name */
  replaced: ChangedDocument[]
}

export function compareDocuments({ before, after }: Pick<ChangeEntry, 'before' | 'after'>): DocumentChanges {
  const documentsBefore = before.documents ?? []
  const documentsAfter = after.documents ?? []
  const isAmong =
    (documents: readonly ChangedDocument[]) =>
    ({ type, name }: ChangedDocument) =>
      documents.some((document) => document.name === name && document.type === type)
  return {
    added: documentsAfter.filter((document) => !isAmong(documentsBefore)(document)),
    removed: documentsBefore.filter((document) => !isAmong(documentsAfter)(document)),
    replaced: documentsAfter.filter(isAmong(documentsBefore)),
  }
}

export interface TextChange {
  field: (typeof CHANGE_TEXTS)[number]
  language: Language
  before: string | null
  after: string | null
}

const VARIANTS = { ru: 'Ru', kz: 'Kz', en: 'En' } as const satisfies Record<Language, string>

/**
 * One change per field: the text in the person's language if it changed, else in Russian, else in another language.
 */
export function compareTexts(
  { before, after }: Pick<ChangeEntry, 'before' | 'after'>,
  language: Language,
): TextChange[] {
  const order: readonly Language[] = [language, 'ru', 'kz', 'en']
  return CHANGE_TEXTS.flatMap((field) => {
    const changed = order.find((candidate) => toTextKey(field, candidate) in { ...before.texts, ...after.texts })
    if (!changed) return []
    const key = toTextKey(field, changed)
    return [{ field, language: changed, before: before.texts?.[key] ?? null, after: after.texts?.[key] ?? null }]
  })
}

function toTextKey(field: TextChange['field'], language: Language): ChangeText {
  return `${field}${VARIANTS[language]}`
}
