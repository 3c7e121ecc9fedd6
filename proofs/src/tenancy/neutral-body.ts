// Makes the answers about two different lots comparable: each contains the id of its own lot, and the answer of a call
// that writes contains the id and the time of the new row.
import { formatDateTime } from '@tendertap/domain/clock'
import { CANARY_MOMENT } from '../guards/fill-tables.ts'

const UUID = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/g
/** of an entry in the feed of a lot: the kind of its row, and the row's number */
const ENTRY_ID = /"id":"\d\.\d+"/g
const MOMENT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g
/** as a document prints it */
const PRINTED_MOMENT = /\b\d\d\.\d\d\.\d{4} \d\d:\d\d\b/g
const CANARY_SECOND = CANARY_MOMENT.toISOString().slice(0, 19)
const CANARY_MINUTE = formatDateTime(CANARY_MOMENT)

export function findUuids(text: string): string[] {
  return text.match(UUID) ?? []
}

/** The body without the lot's id, new ids and moments. Ids and moments of the foreign company stay: they are leaks. */
export function toNeutralBody(body: string, lotId: string | number, foreignIds: ReadonlySet<string>): string {
  return body
    .replaceAll(new RegExp(`("\\w*[iI]d"):${lotId}\\b`, 'g'), '$1:lot')
    .replaceAll(UUID, (id) => (foreignIds.has(id) ? id : 'uuid'))
    .replaceAll(ENTRY_ID, '"id":"entry"')
    .replaceAll(MOMENT, (moment) => (moment.startsWith(CANARY_SECOND) ? moment : 'moment'))
    .replaceAll(PRINTED_MOMENT, (moment) => (moment === CANARY_MINUTE ? moment : 'moment'))
}
