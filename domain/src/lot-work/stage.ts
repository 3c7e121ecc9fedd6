// spec 2 §4: stage 1 collecting documents, 2 waiting for a price offer, 3 placement. Always exactly one.
import { allRequiredCollected, type ChecklistEntry } from './checklist.ts'

export const STAGES = [1, 2, 3] as const
export type Stage = (typeof STAGES)[number]

interface StagedWork {
  documentsCompletedAt: string | Date | null
  docs: readonly ChecklistEntry[]
}

export function getStage(work: StagedWork): Stage {
  if (work.documentsCompletedAt !== null) return 3
  return allRequiredCollected(work.docs) ? 2 : 1
}
