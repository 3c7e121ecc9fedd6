import type { Output } from '@tendertap/contract/calls/index'
import type { LotDocument } from './lot.ts'

export type Tender = Output<'tenders/getTenderDetails'>['tender']

/** spec 2 §7: an answer without the field `tender` has an error text of its own. */
export class NoAnswer extends Error {}

/** The tender of an answer; null when the answer says that there is none. */
export function readTender(answer: Partial<Output<'tenders/getTenderDetails'>>): Tender | null {
  if (answer.tender === undefined) throw new NoAnswer()
  return answer.tender
}

/** The tender's own and those of all its lots. */
export function collectDocuments(tender: Tender): LotDocument[] {
  return [...tender.DocumentsOfTender, ...tender.LotOfTender.flatMap(({ documents }) => documents)]
}
