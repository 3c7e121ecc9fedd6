import { pickLanguage, type Language } from '@tendertap/domain/languages'
import { isActive } from '@tendertap/domain/lot-work/statuses'
import type { LotFacts } from '@tendertap/domain/lot-work/workflow'
import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import { getWork, toLotFacts, type LotWork } from '../../lots/lot-facts.ts'
import type { Lot, Wording } from '../../lots/lot.ts'

/** A lot of this screen with the record of its work. */
export interface WorkedLot {
  lot: Lot
  work: LotWork
}

/** spec 2 §2: a lot whose placement is completed never shows here, even for a moment. */
export function listWorked(lots: readonly Lot[]): WorkedLot[] {
  return lots.flatMap((lot) => {
    const work = getWork(lot)
    return work && isActive(work.status) ? [{ lot, work }] : []
  })
}

export type ChecklistItem = LotWork['docs'][number]
export type LogEntry = LotWork['meta'][number]

// The server names a successor only while it is open and nobody works on it, and not until when it is open.
const OPEN_SUCCESSOR = { status: PUBLISHED, applicationEndAt: '9999-12-31T00:00:00.000Z', isInWork: false }

/** What the rules need to know about the lot. */
export function toWorkFacts({ lot, work }: WorkedLot): LotFacts {
  const facts = toLotFacts({ ...lot, LotsInProcessOfLot: [work] })
  return work.successor ? { ...facts, successor: OPEN_SUCCESSOR } : facts
}

/** What a document of the checklist is called, in the person's language if possible. */
export function pickItemName(
  { descriptionRu, descriptionKz, descriptionEn }: ChecklistItem,
  language: Language,
): Wording {
  const names = { ru: descriptionRu, kz: descriptionKz, en: descriptionEn }
  const picked = pickLanguage(names, language)
  return { text: (picked && names[picked]) ?? descriptionRu, language: picked }
}
