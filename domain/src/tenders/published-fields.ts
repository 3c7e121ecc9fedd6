// RESOLUTIONS §8: the page marks a field that its source never publishes, so that nobody waits for it.

/** Fields of the tender page and of a lot's terms that a source may never publish. */
export type PublishedField =
  | 'applicationStartAt'
  | 'applicationEndAt'
  | 'publicationDate'
  | 'applicationOpenAt'
  | 'contactEmail'
  | 'contactPhone'
  | 'customerFullAddress'
  | 'documents'
  | 'description'
  | 'quantity'
  | 'deliveryAddress'
  | 'deliveryTermDays'
  | 'contractTermDays'
  | 'bidSecurityVolume'
  | 'localContentMin'
  | 'ensTru'
  | 'region'
  | 'method'

const STATE_PURCHASES: readonly PublishedField[] = [
  'applicationOpenAt',
  'contractTermDays',
  'bidSecurityVolume',
  'localContentMin',
]

const NEVER: Readonly<Record<string, readonly PublishedField[]>> = {
  ows: STATE_PURCHASES,
  epz: [...STATE_PURCHASES, 'customerFullAddress'],
}

/** For a tender known by its head alone: its name, customer, amount, status and dates of applications. */
const NEVER_IN_A_HEAD: readonly PublishedField[] = [
  'publicationDate',
  'applicationOpenAt',
  'contactEmail',
  'contactPhone',
  'customerFullAddress',
  'documents',
  'description',
  'quantity',
  'deliveryAddress',
  'deliveryTermDays',
  'contractTermDays',
  'bidSecurityVolume',
  'localContentMin',
  'ensTru',
  'region',
]

/** `isHeadOnly`: the portal shows the tender's head alone, and one lot stands for the whole. */
export function isEverPublished(field: PublishedField, source: string, isHeadOnly: boolean): boolean {
  return !(isHeadOnly ? NEVER_IN_A_HEAD : (NEVER[source] ?? [])).includes(field)
}
