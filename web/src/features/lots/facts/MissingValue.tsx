import type { PublishedField } from '@tendertap/domain/tenders/published-fields'
import { useTexts } from '../../../i18n/texts.ts'
import { Absent } from '../../../ui/Absent.tsx'
import { explainMissing, type Origin } from './unpublished.ts'

interface MissingValueProps {
  /** null: every portal publishes it */
  field: PublishedField | null
  origin: Origin
}

/** Stands where a lot or a tender has no value, and says why: the same in a list and on the tender's page. */
export function MissingValue({ field, origin }: MissingValueProps) {
  return <Absent reason={explainMissing(field, origin, useTexts('lots'))} />
}
