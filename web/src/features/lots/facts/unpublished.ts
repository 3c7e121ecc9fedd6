// What a portal never publishes is named once, under the facts, instead of standing beside them as empty fields.
import { isEverPublished, type PublishedField } from '@tendertap/domain/tenders/published-fields'
import type { Texts } from '../../../i18n/dictionaries.ts'
import type { Fact } from '../../../ui/Facts.tsx'

export interface PublishedFact extends Fact {
  /** null: every portal publishes it */
  field: PublishedField | null
}

export interface Origin {
  source: string
  /** the portal publishes the announcement without its lots */
  isHeadOnly: boolean
}

// spec 2 §2: a date that is missing is still being processed.
const DATES: readonly PublishedField[] = [
  'applicationStartAt',
  'applicationEndAt',
  'publicationDate',
  'applicationOpenAt',
]

/** Where a lot of a list comes from. */
export function getLotOrigin({ source, standsForTender }: { source: string; standsForTender: boolean }): Origin {
  return { source, isHeadOnly: standsForTender }
}

/** Why a field has no value; undefined: it is just not given. */
export function explainMissing(
  field: PublishedField | null,
  { source, isHeadOnly }: Origin,
  texts: Pick<Texts['lots'], 'processing' | 'unpublished'>,
): string | undefined {
  if (field === null) return undefined
  if (!isEverPublished(field, source, isHeadOnly)) return texts.unpublished
  return DATES.includes(field) ? texts.processing : undefined
}

/** The facts to show, with the reason where one has no value, and those that the portal never publishes. */
export function splitFacts<F extends PublishedFact>(
  facts: readonly (F | null | false)[],
  origin: Origin,
  texts: Pick<Texts['lots'], 'processing' | 'unpublished'>,
): { shown: F[]; unpublished: F[] } {
  const known = facts.filter((fact) => fact !== null && fact !== false)
  const isUnpublished = ({ field, value }: PublishedFact) =>
    !hasValue(value) && field !== null && !isEverPublished(field, origin.source, origin.isHeadOnly)
  return {
    shown: known
      .filter((fact) => !isUnpublished(fact))
      .map((fact) => ({ ...fact, absent: explainMissing(fact.field, origin, texts) })),
    unpublished: known.filter(isUnpublished),
  }
}

function hasValue(value: Fact['value']): boolean {
  return value !== null && value !== undefined && value !== false && value !== ''
}

/** «Портал не публикует: вскрытие заявок, адрес заказчика»; null when it publishes everything. */
export function describeUnpublished(
  unpublished: readonly Pick<Fact, 'label'>[],
  texts: Pick<Texts['lots'], 'neverPublished'>,
): string | null {
  if (unpublished.length === 0) return null
  return texts.neverPublished(unpublished.map(({ label }) => lowerFirstLetter(label)).join(', '))
}

/** An abbreviation keeps its capitals: «Код ЕНС ТРУ» begins with a small letter, "ENS TRU code" does not. */
function lowerFirstLetter(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
