// The changes of a tender as a person reads them: by moment, newest first, the same change of many lots once.
import type { Output } from '@tendertap/contract/calls/index'
import { formatDateTime } from '@tendertap/domain/clock'
import { CHANGE_TEXTS, type ChangeText } from '@tendertap/domain/tenders/changes'
import type { Language } from '@tendertap/domain/languages'

export type Change = Output<'tenders/getTenderChanges'>['data'][number]
export type ChangeFacts = NonNullable<Change['before']>
type ChangedDocument = NonNullable<ChangeFacts['documents']>[number]

export interface ChangeEntry {
  /** of the newest change it stands for */
  seq: number
  kind: Change['kind']
  before: ChangeFacts
  after: ChangeFacts
  /** the tender itself has changed so */
  ofTender: boolean
  /** numbers of the lots that have changed so */
  lots: string[]
}

export interface Moment {
  at: string
  changes: ChangeEntry[]
}

/** A reading of the portal lasts less than a minute: what it found is one moment. */
export function groupByMoment(changes: readonly Change[]): Moment[] {
  const moments = Map.groupBy(changes, ({ at }) => formatDateTime(at))
  return Array.from(moments.values(), (together) => ({ at: together[0]?.at ?? '', changes: mergeAlike(together) }))
}

// What says all by its kind is the same whatever the lots began with.
const PLAIN: readonly Change['kind'][] = ['published', 'withdrawn', 'returned']

function mergeAlike(changes: readonly Change[]): ChangeEntry[] {
  const alike = Map.groupBy(changes, ({ kind, before, after }) =>
    PLAIN.includes(kind) ? kind : JSON.stringify([kind, before, after]),
  )
  return Array.from(alike.values(), (same): ChangeEntry[] => {
    const [first] = same
    if (!first) return []
    const lots = same.flatMap(({ lotNumber }) => (lotNumber === null ? [] : [lotNumber]))
    const ofTender = same.some(({ LotId }) => LotId === null)
    return [
      {
        seq: Math.max(...same.map(({ seq }) => seq)),
        kind: first.kind,
        before: first.before ?? {},
        after: first.after ?? {},
        ofTender,
        lots,
      },
    ]
  }).flat()
}

export interface DocumentChanges {
  added: ChangedDocument[]
  removed: ChangedDocument[]
  /** gone and come again under the same name */
  replaced: ChangedDocument[]
}

export function compareDocuments({ before, after }: Pick<ChangeEntry, 'before' | 'after'>): DocumentChanges {
  const gone = before.documents ?? []
  const come = after.documents ?? []
  const isAmong =
    (documents: readonly ChangedDocument[]) =>
    ({ type, name }: ChangedDocument) =>
      documents.some((document) => document.name === name && document.type === type)
  return {
    added: come.filter((document) => !isAmong(gone)(document)),
    removed: gone.filter((document) => !isAmong(come)(document)),
    replaced: come.filter(isAmong(gone)),
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
 * One change per field: in the person's language where that variant changed, else in Russian, else in whichever did.
 */
export function compareTexts(
  { before, after }: Pick<ChangeEntry, 'before' | 'after'>,
  language: Language,
): TextChange[] {
  const order: readonly Language[] = [language, 'ru', 'kz', 'en']
  return CHANGE_TEXTS.flatMap((field) => {
    const changed = order.find((spoken) => toTextKey(field, spoken) in { ...before.texts, ...after.texts })
    if (!changed) return []
    const key = toTextKey(field, changed)
    return [{ field, language: changed, before: before.texts?.[key] ?? null, after: after.texts?.[key] ?? null }]
  })
}

function toTextKey(field: TextChange['field'], language: Language): ChangeText {
  return `${field}${VARIANTS[language]}`
}
