// What can be done with a page before its turn to be saved: the database is at work on the one before meanwhile.
import { setImmediate as breathe } from 'node:timers/promises'
import type { CanonicalTender } from '../../../portals/canonical.ts'
import type { Connector, RawItem } from '../../../portals/connector.ts'
import { readLinesAhead } from '../../lots/indexing/words.ts'
import { packed, received, type Received } from './payloads.ts'
import { readAhead } from './readings.ts'
import { lotRow, tenderRow } from './rows.ts'

// long enough to be worth it, short enough to keep nobody waiting
const SLICE_MS = 5

/** `mostIsNew`: the page will be read anyway, so it is read now. */
export async function prepare(
  connector: Connector,
  items: readonly RawItem[],
  mostIsNew: boolean,
): Promise<Received[]> {
  const prepared: Received[] = []
  let since = performance.now()
  for (const item of items) {
    const one = received(item)
    if (mostIsNew) {
      one.packed = packed(one.text)
      const reading = readAhead(connector, one)
      if (reading?.kind === 'tender') {
        makeRows(reading.tender)
        readWords(reading.tender)
      }
    }
    prepared.push(one)
    if (performance.now() - since > SLICE_MS) {
      await breathe()
      since = performance.now()
    }
  }
  return prepared
}

function makeRows(tender: CanonicalTender): void {
  tenderRow(tender)
  for (const lot of tender.lots) lotRow(tender, lot)
}

/** What its lots will be found by. */
function readWords({ nameRu, nameKz, nameEn, customer, lots }: CanonicalTender): void {
  readLinesAhead([nameRu, nameKz, nameEn, customer.nameRu, customer.nameKz, customer.nameEn])
  for (const lot of lots) {
    readLinesAhead([
      lot.nameRu,
      lot.nameKz,
      lot.nameEn,
      lot.descriptionRu,
      lot.descriptionKz,
      lot.descriptionEn,
      lot.additionalDescriptionRu,
      lot.additionalDescriptionKz,
      lot.additionalDescriptionEn,
      lot.ensTruNameRu,
      lot.customer.nameRu,
    ])
  }
}
