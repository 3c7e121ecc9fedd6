// RESOLUTIONS §8: a field that a source never publishes says so; it is no field that is still on its way.

/** What the tender page and a lot's terms show, where a source may be silent. */
export type PublishedField =
  | 'applicationStartAt'
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

/** Of a tender known by its head alone: its name, customer, amount, status and dates of applications. */
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
